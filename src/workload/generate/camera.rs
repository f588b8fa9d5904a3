//! `camera`: streams that start and stop, each with a queue of frames.

use std::collections::VecDeque;

use super::draft::{Draft, StaticTask};
use super::random::Random;
use super::{Kind, Params};
use crate::units::Pages;
use crate::workload::BufferId;

pub(super) const KIND: Kind = Kind {
    name: "camera",
    about: "camera streams started and stopped at random: queues of 3 to 8 frames with metadata",
    takes: &["ops"],
    pages: 65536,
    run,
};

const DEFAULT_OPS: u64 = 5000;

/// What a stream asks for.
struct Stream {
    task: StaticTask,
    frame: Pages,
}

/// 1280x720 and 1920x1080 pixels of NV12, 1920x1080 of RGBA, and a raw frame of 12 million pixels.
const STREAMS: [Stream; 4] = [
    Stream { task: StaticTask { comm: "cam-detect", tid: 811 }, frame: Pages(338) },
    Stream { task: StaticTask { comm: "cam-preview", tid: 812 }, frame: Pages(760) },
    Stream { task: StaticTask { comm: "cam-video", tid: 813 }, frame: Pages(2025) },
    Stream { task: StaticTask { comm: "cam-still", tid: 814 }, frame: Pages(4537) },
];

/// A stream while the workload is written.
struct Running {
    task: Option<StaticTask>,
    frames: Vec<BufferId>,
    metadata: VecDeque<BufferId>,
}

fn run(params: &Params, draft: &mut Draft, random: &mut Random) -> Option<()> {
    draft.limit(params.ops.unwrap_or(DEFAULT_OPS));
    let mut running: [Option<Running>; STREAMS.len()] = Default::default();
    loop {
        let pick = random.index(STREAMS.len());
        match running[pick].take() {
            None => {
                running[pick] = Some(start(&STREAMS[pick], draft, random)?);
            }
            Some(stream) if random.below(8) == 0 => {
                draft.release_all(stream.frames, stream.task)?;
                draft.release_all(stream.metadata, stream.task)?;
            }
            Some(mut stream) => {
                let oldest = stream.metadata.pop_front()?;
                draft.release(oldest, stream.task)?;
                stream.metadata.push_back(draft.alloc(metadata_size(random), stream.task)?);
                running[pick] = Some(stream);
            }
        }
    }
}

fn start(stream: &Stream, draft: &mut Draft, random: &mut Random) -> Option<Running> {
    let task = Some(stream.task);
    let mut running = Running { task, frames: Vec::new(), metadata: VecDeque::new() };
    for _ in 0..3 + random.below(6) {
        running.frames.push(draft.alloc(stream.frame, task)?);
        running.metadata.push_back(draft.alloc(metadata_size(random), task)?);
    }
    Some(running)
}

fn metadata_size(random: &mut Random) -> Pages {
    Pages(1 + random.below(4))
}
