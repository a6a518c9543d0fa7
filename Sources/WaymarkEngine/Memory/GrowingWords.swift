/// Words that are being written, at places that have been asked for: all are 0 at first.
///
/// They stand outside of arrays, which ask before each change whether somebody else has them too. Places are not checked
/// in optimised code; those who write go by ``TrieLayout`` from places that they were given here, and what they wrote is
/// proven when it is frozen (``TableProof``).
@safe
@usableFromInline
package final class GrowingWords {
    // Nothing is called while a word is read or written, so that nobody else can change the address in between.
    @exclusivity(unchecked) @usableFromInline var memory: UnsafeMutablePointer<UInt32>
    private var capacity: Int
    @usableFromInline package private(set) var count = 0

    package init(capacity: Int) {
        self.capacity = max(16, capacity)
        unsafe memory = .allocate(capacity: self.capacity)
        unsafe memory.initialize(repeating: 0, count: self.capacity)
    }

    deinit { unsafe memory.deallocate() }

    /// Makes room for more words and returns the place of the first.
    package func allot(_ size: Int) -> Int {
        let place = count
        count += size
        if count > capacity { grow() }
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

    /// What has been written.
    package var frozen: FrozenArray<UInt32> { unsafe FrozenArray(copying: memory, count: count) }

    private func grow() {
        let new = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * count)
        unsafe new.initialize(repeating: 0, count: 2 * count)
        unsafe new.update(from: memory, count: capacity)
        unsafe memory.deallocate()
        unsafe (memory, capacity) = (new, 2 * count)
    }
}
