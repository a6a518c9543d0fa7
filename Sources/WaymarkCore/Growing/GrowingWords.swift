/// Words that are being written, at places that have been asked for: all are 0 at first.
///
/// They stand outside of arrays, which ask before each change whether somebody else has them too. Places are not checked
/// in optimised code; those who write go by `TrieLayout` from places that they were given here.
final class GrowingWords {
    private var memory: UnsafeMutablePointer<UInt32>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(16, capacity)
        memory = .allocate(capacity: self.capacity)
        memory.initialize(repeating: 0, count: self.capacity)
    }

    deinit { memory.deallocate() }

    /// Makes room for more words and returns the place of the first.
    func allot(_ size: Int) -> Int {
        let place = count
        count += size
        if count > capacity { grow() }
        return place
    }

    subscript(place: Int) -> UInt32 {
        get {
            assert(place >= 0 && place < count)
            return memory[place]
        }
        set {
            assert(place >= 0 && place < count)
            memory[place] = newValue
        }
    }

    /// What has been written.
    var frozen: FrozenArray<UInt32> { FrozenArray(copying: memory, count: count) }

    private func grow() {
        let new = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * count)
        new.initialize(repeating: 0, count: 2 * count)
        new.update(from: memory, count: capacity)
        memory.deallocate()
        (memory, capacity) = (new, 2 * count)
    }
}
