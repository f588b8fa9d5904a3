// Answers SQL about a trace with Perfetto's own trace processor, the WebAssembly of its web page.
//
//   echo '["select count(*) from slice"]' | node trace-processor.mjs PERFETTO_DIR TRACE
//
// PERFETTO_DIR holds engine_bundle.js and trace_processor.wasm. Prints one JSON object:
// {"error": null | text, "answers": [{"error": null | text, "rows": [[cell, ...], ...]}, ...]}.
// Integers have all their digits: the reader must not take them for floats.

import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

// Methods and fields of TraceProcessorRpc and QueryResult, protos/perfetto/trace_processor/.
const METHOD = { append: 1, finalize: 2, query: 3 };
const RPC = { seq: 1, method: 2, appendData: 101, queryArgs: 103, appendResult: 201,
  queryResult: 203, finalizeResult: 212, fatal: 5 };
const RESULT = { columns: 1, error: 2, batch: 3 };
const BATCH = { kinds: 1, integers: 2, floats: 3, blobs: 4, strings: 5 };
const KIND = { nothing: 1, integer: 2, float: 3, string: 4 };
const CHUNK = 8 << 20;

function* varints(bytes) {
  let value = 0n;
  let shift = 0n;
  for (const byte of bytes) {
    value |= BigInt(byte & 0x7f) << shift;
    shift += 7n;
    if (byte < 0x80) {
      yield value;
      value = shift = 0n;
    }
  }
}

function varint(number) {
  const bytes = [];
  for (; number >= 0x80; number = Math.floor(number / 0x80)) bytes.push((number % 0x80) | 0x80);
  return Buffer.from([...bytes, number]);
}

const numberField = (field, value) => Buffer.concat([varint(field * 8), varint(value)]);
const bytesField = (field, bytes) =>
  Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes]);

// Yields [field, value] of a message; values are BigInt or bytes.
function* fieldsOf(bytes) {
  let at = 0;
  const number = () => {
    const start = at;
    while (bytes[at++] >= 0x80);
    return varints(bytes.subarray(start, at)).next().value;
  };
  while (at < bytes.length) {
    const tag = Number(number());
    const wire = tag % 8;
    if (wire === 0) {
      yield [Math.floor(tag / 8), number()];
      continue;
    }
    const length = { 1: () => 8, 2: () => Number(number()), 5: () => 4 }[wire]?.();
    if (length === undefined) throw new Error(`wire type ${wire}`);
    at += length;
    yield [Math.floor(tag / 8), bytes.subarray(at - length, at)];
  }
}

function valuesOf(bytes, wanted) {
  return [...fieldsOf(bytes)].filter(([field]) => field === wanted).map(([, value]) => value);
}

// Loads the page's worker into a sandbox that looks like a browser's; returns its end of the
// message channel once its WebAssembly takes requests. It says nothing then, so its first call is
// watched.
async function loadEngine(dir) {
  const replies = [];
  const port = { postMessage: (data) => replies.push(Buffer.from(data)), onmessage: null };
  const silent = () => {};
  class FileRequest {
    open(_method, url) {
      this.file = path.join(dir, path.basename(String(url)));
    }
    send() {
      const bytes = fs.readFileSync(this.file);
      this.response = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
      this.status = 200;
    }
  }
  const sandbox = {
    console: { log: silent, info: silent, warn: silent, error: silent },
    location: { href: 'http://localhost/engine_bundle.js' },
    XMLHttpRequest: FileRequest,
    WorkerGlobalScope: class {},
    Uint8Array, TextDecoder, TextEncoder, URL, performance, setTimeout, clearTimeout,
    crypto: globalThis.crypto,
  };
  sandbox.self = sandbox;
  sandbox.globalThis = sandbox;
  const bundle = fs.readFileSync(path.join(dir, 'engine_bundle.js'), 'utf8');
  const call = '.ccall("trace_processor_rpc_init"';
  if (!bundle.includes(call)) throw new Error('an unknown engine_bundle.js: no rpc_init in it');
  const source = bundle.replace(call, '.ccall(self.starting("trace_processor_rpc_init")');
  const started = new Promise((resolve) => {
    sandbox.starting = (name) => {
      setTimeout(resolve, 0);
      return name;
    };
  });
  vm.runInNewContext(source, sandbox, { filename: 'engine_bundle.js' });
  sandbox.onmessage({ data: port });
  await started;
  return { port, replies };
}

class TraceProcessor {
  constructor(engine) {
    this.engine = engine;
    this.sequence = 0;
  }

  // Sends one request; returns the replies, each without its frame.
  call(method, field, argument) {
    const parts = [numberField(RPC.seq, ++this.sequence), numberField(RPC.method, method)];
    if (field) parts.push(bytesField(field, argument));
    this.engine.replies.length = 0;
    this.engine.port.onmessage({ data: new Uint8Array(bytesField(1, Buffer.concat(parts))) });
    const replies = valuesOf(Buffer.concat(this.engine.replies), 1);
    const fatal = replies.flatMap((reply) => valuesOf(reply, RPC.fatal));
    if (fatal.length) throw new Error(fatal[0].toString());
    return replies;
  }

  load(bytes) {
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const replies = this.call(METHOD.append, RPC.appendData, bytes.subarray(at, at + CHUNK));
      const results = replies.flatMap((r) => valuesOf(r, RPC.appendResult));
      const error = results.flatMap((r) => valuesOf(r, 2));
      if (error.length) return error[0].toString();
    }
    const results = this.call(METHOD.finalize).flatMap((r) => valuesOf(r, RPC.finalizeResult));
    return results.flatMap((r) => valuesOf(r, 1))[0]?.toString() ?? null;
  }

  query(sql) {
    const results = this.call(METHOD.query, RPC.queryArgs, bytesField(1, Buffer.from(sql)))
      .flatMap((reply) => valuesOf(reply, RPC.queryResult));
    const error = results.flatMap((r) => valuesOf(r, RESULT.error))[0]?.toString() ?? null;
    const width = results.flatMap((r) => valuesOf(r, RESULT.columns)).length;
    const cells = results.flatMap((r) => valuesOf(r, RESULT.batch)).flatMap(cellsOf);
    const rows = [];
    for (let at = 0; at < cells.length; at += width) rows.push(cells.slice(at, at + width));
    return { error, rows };
  }
}

function cellsOf(batch) {
  const all = (field) => Buffer.concat(valuesOf(batch, field));
  const integers = varints(all(BATCH.integers));
  const floats = all(BATCH.floats);
  const strings = all(BATCH.strings).toString().split('\0');
  let float = 0;
  let string = 0;
  return [...varints(all(BATCH.kinds))].map((kind) => {
    switch (Number(kind)) {
      case KIND.nothing: return null;
      case KIND.integer: return BigInt.asIntN(64, integers.next().value);
      case KIND.float: return floats.readDoubleLE(8 * float++);
      case KIND.string: return strings[string++];
      default: return 'blob';
    }
  });
}

// Writes JSON; JSON.stringify refuses BigInt.
function toJson(value) {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(toJson)}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value).map(([k, v]) => `${JSON.stringify(k)}:${toJson(v)}`)}}`;
}

const [dir, trace] = process.argv.slice(2);
const queries = JSON.parse(fs.readFileSync(0, 'utf8'));
const processor = new TraceProcessor(await loadEngine(dir));
const error = processor.load(fs.readFileSync(trace));
const answers = error === null ? queries.map((sql) => processor.query(sql)) : [];
process.stdout.write(toJson({ error, answers }));
