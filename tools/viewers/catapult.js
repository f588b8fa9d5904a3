// Runs inside Catapult's viewer: imports the trace given as text and returns what the viewer made
// of it, as JSON. Times are milliseconds.
const text = arguments[0];
const model = new tr.Model();
try {
  new tr.importer.Import(model).importTraces([text]);
} catch (error) {
  return JSON.stringify({ error: String(error) });
}
const found = { error: null, warnings: [], slices: [], buffers: [], counters: [], threads: [] };
found.warnings = model.importWarnings.map((warning) => `${warning.type}: ${warning.message}`);
for (const [pid, process] of Object.entries(model.processes)) {
  for (const [tid, thread] of Object.entries(process.threads)) {
    if (thread.name) found.threads.push([Number(pid), Number(tid), thread.name]);
    for (const slice of thread.sliceGroup.slices) {
      found.slices.push([Number(tid), slice.title, slice.start, slice.duration]);
      if (slice.didNotFinish) found.warnings.push(`${slice.title} did not finish`);
    }
    for (const slice of thread.asyncSliceGroup.slices) {
      found.buffers.push([Number(pid), slice.title, slice.start, slice.duration]);
      if (slice.didNotFinish) found.warnings.push(`${slice.title} did not finish`);
    }
  }
  for (const counter of Object.values(process.counters)) {
    for (const series of counter.series) {
      for (const sample of series.samples) {
        found.counters.push([Number(pid), counter.name, sample.timestamp, sample.value]);
      }
    }
  }
}
return JSON.stringify(found);
