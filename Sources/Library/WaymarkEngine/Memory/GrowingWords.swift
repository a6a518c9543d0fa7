/// Words that are being written, at places that have been asked for: all are 0 at first.
///
/// They stand outside of arrays, which ask before each change whether somebody else has them too. Places are not checked
/// in optimised code; those who write go by ``TrieLayout`` from places that they were given here, and what they wrote is
/// proven when it is compiled (``TableProof``).
@safe
@usableFromInline
package final class GrowingWords {
    // Nothing else runs while one of these is read or written.
    @exclusivity(unchecked) @usableFromInline var memory: UnsafeMutablePointer<UInt32>
    @exclusivity(unchecked) @usableFromInline var capacity: Int
    @exclusivity(unchecked) @usableFromInline var used = 0

    package init(capacity: Int) {
        unsafe self.capacity = max(16, capacity)
        unsafe memory = .allocate(capacity: self.capacity)
        unsafe memory.initialize(repeating: 0, count: self.capacity)
    }

    deinit { unsafe memory.deallocate() }

    /// The number of words.
    @inlinable package var count: Int { unsafe used }

    /// Makes room for more words and returns the place of the first.
    @inlinable
    package func allot(_ size: Int) -> Int {
        let place = count
        unsafe used = place + size
        if unsafe used > capacity { grow() }
        return place
    }

    @inlinable
    package subscript(place: Int) -> UInt32 {
        get {
            assert(place >= 0 && place < count)
            return unsafe memory[place]
        }
        set {
            assert(place >= 0 && place < count)
            unsafe memory[place] = newValue
        }
    }

    /// The words that have been written, valid until the next is allotted.
    package var row: Row<UInt32> { unsafe Row(UnsafePointer(memory), count: count) }

    @usableFromInline
    func grow() {
        let new = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * count)
        unsafe new.initialize(repeating: 0, count: 2 * count)
        unsafe new.update(from: memory, count: capacity)
        unsafe memory.deallocate()
        unsafe (memory, capacity) = (new, 2 * count)
    }
}

@available(*, unavailable, message: "it is written by whoever makes a table, alone")
extension GrowingWords: Sendable {}
