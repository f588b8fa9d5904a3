//! Before and after.

/// One of the two sides of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// What is there.
    Before,
    /// What may come.
    After,
}

/// A value for each side of a comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sides<T> {
    /// Of what is there.
    pub before: T,
    /// Of what may come.
    pub after: T,
}

impl<T> Sides<T> {
    /// Makes a value for each side from what each has.
    pub fn map<U>(self, mut make: impl FnMut(T) -> U) -> Sides<U> {
        Sides { before: make(self.before), after: make(self.after) }
    }

    /// Returns each side's value by reference.
    pub fn as_ref(&self) -> Sides<&T> {
        Sides { before: &self.before, after: &self.after }
    }

    /// Returns the value of one side.
    pub fn of(&self, side: Side) -> &T {
        match side {
            Side::Before => &self.before,
            Side::After => &self.after,
        }
    }

    /// Returns the value of one side for a change.
    pub fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Before => &mut self.before,
            Side::After => &mut self.after,
        }
    }
}

impl<T> Sides<Option<T>> {
    /// Returns both values if there are both.
    pub fn both(self) -> Option<Sides<T>> {
        Some(Sides { before: self.before?, after: self.after? })
    }
}
