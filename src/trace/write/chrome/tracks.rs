//! Which thread of the viewer draws what: one a task, and more where a task's slices overlap.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Arc;

use super::array::Array;
use super::line::Place;
use crate::trace::{IDLE_TID, Task};
use crate::units::Nanos;

/// The process of all tasks: a trace names threads only.
pub(super) const TASKS_PID: u32 = 1;

/// Task ids above are none of Linux's; they may be ours.
const TID_MAX: u32 = 1 << 22;

/// The most tracks of one task. Its slices overlap where clocks go backwards; where they do so
/// again and again, the last track shows what it can.
const LANES: usize = 64;

/// The tracks of all tasks seen. One name a task is kept: threads must be named once.
#[derive(Debug)]
pub(super) struct Tracks {
    tasks: BTreeMap<u32, TaskTracks>,
    /// The next thread id to make up.
    next: u32,
}

#[derive(Debug)]
struct TaskTracks {
    comm: Arc<str>,
    /// The task's own thread first.
    lanes: Vec<Lane>,
}

#[derive(Debug)]
struct Lane {
    tid: u32,
    /// The end of the last slice on it.
    free_from: Nanos,
}

/// A task's track, and what a reader cannot tell from it.
#[derive(Clone, Debug)]
pub(super) struct Track {
    /// Where to draw.
    pub(super) place: Place,
    /// The task's id, if it is not the thread's.
    pub(super) tid: Option<u32>,
    /// The name under which viewers show the task.
    pub(super) comm: Arc<str>,
}

impl Default for Tracks {
    fn default() -> Tracks {
        Tracks { tasks: BTreeMap::new(), next: IDLE_TID + 1 }
    }
}

impl Tracks {
    /// Returns the task's own track, for events without length.
    pub(super) fn own<W: Write>(&mut self, array: &mut Array<W>, task: &Task) -> io::Result<Track> {
        self.lane(array, task, 0)
    }

    /// Returns a track of the task that is free from `start` on, and takes it until `end`.
    pub(super) fn slice<W: Write>(
        &mut self,
        array: &mut Array<W>,
        task: &Task,
        (start, end): (Nanos, Nanos),
    ) -> io::Result<Track> {
        let lanes = self.tasks.get(&task.tid).map_or(&[][..], |tracks| &tracks.lanes);
        let free = lanes.iter().position(|lane| lane.free_from <= start);
        let free = free.unwrap_or(lanes.len()).min(LANES - 1);
        let track = self.lane(array, task, free)?;
        if let Some(tracks) = self.tasks.get_mut(&task.tid) {
            tracks.lanes[free].free_from = end;
        }
        Ok(track)
    }

    /// Returns a lane of the task; it is made and named if it is the next new one.
    fn lane<W: Write>(
        &mut self,
        array: &mut Array<W>,
        task: &Task,
        index: usize,
    ) -> io::Result<Track> {
        let tracks = self
            .tasks
            .entry(task.tid)
            .or_insert_with(|| TaskTracks { comm: task.comm.clone(), lanes: Vec::new() });
        if index == tracks.lanes.len() {
            let tid = match (index, task.tid) {
                (0, 0) => IDLE_TID,
                (0, tid @ 1..=TID_MAX) => tid,
                _ => {
                    self.next = self.next.saturating_add(1);
                    self.next - 1
                }
            };
            tracks.lanes.push(Lane { tid, free_from: Nanos(0) });
            let comm = &tracks.comm;
            array.push(|line| {
                line.head('M', "thread_name", Place { pid: TASKS_PID, tid });
                line.args();
                line.text("name", comm);
            })?;
        }
        let tid = tracks.lanes[index].tid;
        Ok(Track {
            place: Place { pid: TASKS_PID, tid },
            tid: (tid != task.tid).then_some(task.tid),
            comm: tracks.comm.clone(),
        })
    }
}
