//! Nodes in one piece of memory, with handles instead of pointers.

/// Holds nodes; removed ones are used again, so that a steady state allocates nothing.
#[derive(Debug)]
pub(super) struct Arena<T> {
    nodes: Vec<T>,
    spare: Vec<u32>,
}

impl<T> Default for Arena<T> {
    fn default() -> Arena<T> {
        Arena { nodes: Vec::new(), spare: Vec::new() }
    }
}

impl<T> Arena<T> {
    /// Adds a node and returns its handle.
    ///
    /// # Panics
    /// At 2^32 nodes.
    pub(super) fn add(&mut self, node: T) -> u32 {
        if let Some(handle) = self.spare.pop() {
            self.nodes[handle as usize] = node;
            return handle;
        }
        let handle = u32::try_from(self.nodes.len()).expect("fewer than 2^32 nodes");
        self.nodes.push(node);
        handle
    }

    /// Gives a node back; its handle must not be used any more.
    pub(super) fn remove(&mut self, handle: u32) {
        self.spare.push(handle);
    }

    /// Returns a node.
    #[inline]
    pub(super) fn get(&self, handle: u32) -> &T {
        &self.nodes[handle as usize]
    }

    /// Returns a node to change.
    #[inline]
    pub(super) fn get_mut(&mut self, handle: u32) -> &mut T {
        &mut self.nodes[handle as usize]
    }

    /// Returns the number of nodes in use.
    #[cfg(test)]
    pub(super) fn in_use(&self) -> usize {
        self.nodes.len() - self.spare.len()
    }

    /// Returns the memory of all nodes, spare ones included, in bytes.
    pub(super) fn memory_bytes(&self) -> usize {
        self.nodes.len() * size_of::<T>()
    }
}
