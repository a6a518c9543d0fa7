/// The words of a frozen trie; ``TrieLayout`` says what stands where.
///
/// **Invariant.** The first word is the number of all, and every place that a word names, with all that stands there, is
/// below it: ``TableProof`` looks at each when a table is frozen, in tests and wherever code is not optimised. So a walk that begins at a root and goes from place
/// to place reads nothing else. Where code is not optimised each place is checked again.
///
/// Nothing but an address: a walk passes it in a register.
@safe
struct TableWords {
    private let words: UnsafePointer<UInt32>

    /// - Parameter words: Words whose first one is their number.
    @inline(__always)
    init(_ words: Row<UInt32>) {
        assert(words.count > 0 && words[0] == words.count, "the first word is the number of all")
        unsafe self.words = words.start
    }

    /// The number of words.
    var count: Int { unsafe Int(words[0]) }

    @inline(__always)
    subscript(place: Int) -> UInt32 {
        assert(place > 0 && place < count, "a place outside of the table")
        return unsafe words[place]
    }

    /// A text of the trie, by its place in bytes.
    @inline(__always)
    func bytes(at offset: Int, count length: Int) -> Bytes {
        assert(offset >= 0 && length >= 0 && offset &+ length <= 4 &* count, "a text outside of the table")
        return unsafe Bytes(
            base: (UnsafeRawPointer(words) + offset).assumingMemoryBound(to: UInt8.self), count: length)
    }
}
