/// A value that stands where it is, and that somebody else keeps: it is looked at there, and never copied or counted.
///
/// **Invariant.** The value is there, and does not change, while this is used. What a compiled table lends is there as long
/// as the table is; see ``ConstantArray``.
@safe
@usableFromInline
package struct Borrowed<Value: ~Copyable> {
    @usableFromInline let pointer: UnsafePointer<Value>

    @inlinable
    @inline(__always)
    init(_ pointer: UnsafePointer<Value>) { unsafe self.pointer = pointer }

    @inlinable
    package var value: Value {
        @inline(__always) unsafeAddress { unsafe pointer }
    }
}

// Safe on any thread: it only reads what does not change.
extension Borrowed: @unchecked Sendable where Value: Sendable & ~Copyable {}

/// Values that stand in a row, and that somebody else keeps.
///
/// **Invariant.** `count` values are there, and do not change, while the row is used. Places are checked only where code is
/// not optimised: those of a table are proven when it is compiled (``TableProof``).
@safe
@usableFromInline
package struct Row<Element: ~Copyable> {
    @usableFromInline let start: UnsafePointer<Element>
    @usableFromInline package let count: Int

    @inlinable
    @inline(__always)
    init(_ start: UnsafePointer<Element>, count: Int) {
        unsafe self.start = start
        self.count = count
    }

    @inlinable
    package subscript(index: Int) -> Element {
        @inline(__always) unsafeAddress {
            assert(UInt(bitPattern: index) < UInt(bitPattern: count), "a place outside of the row")
            return unsafe start + index
        }
    }

    /// Where an element stands.
    @inlinable
    @inline(__always)
    package func place(_ index: Int) -> Borrowed<Element> {
        assert(UInt(bitPattern: index) < UInt(bitPattern: count), "a place outside of the row")
        return unsafe Borrowed(start + index)
    }

    /// So many elements from a place on.
    @inlinable
    @inline(__always)
    func from(_ index: Int, count number: Int) -> Row {
        assert(index >= 0 && number >= 0 && index &+ number <= count, "elements outside of the row")
        return unsafe Row(start + index, count: number)
    }

    /// The elements of a range.
    @inlinable
    @inline(__always)
    package func part(_ range: Range<Int>) -> Row {
        assert(range.lowerBound >= 0 && range.upperBound <= count, "elements outside of the row")
        return unsafe Row(start + range.lowerBound, count: range.upperBound &- range.lowerBound)
    }
}

// Safe on any thread: it only reads what does not change.
extension Row: @unchecked Sendable where Element: Sendable & ~Copyable {}

extension Row<UInt8> {
    /// A text among others.
    @inlinable
    @inline(__always)
    package func bytes(_ start: Int, count length: Int) -> Bytes {
        assert(start >= 0 && length >= 0 && start &+ length <= count, "a text outside of the row")
        return unsafe Bytes(base: self.start + start, count: length)
    }
}

extension Array {
    /// Calls a function with the elements where they stand.
    @inlinable
    @inline(__always)
    package func withRow<Result>(_ body: (Row<Element>) -> Result) -> Result {
        unsafe withUnsafeBufferPointer { buffer in
            // An empty array need not have an address, and any does for what is never read.
            let none = unsafe UnsafePointer<Element>(bitPattern: MemoryLayout<Element>.alignment)
            return unsafe body(Row((buffer.baseAddress ?? none).unsafelyUnwrapped, count: buffer.count))
        }
    }
}

/// The words of a compiled trie; ``TrieLayout`` says what stands where.
///
/// **Invariant.** The first word is the number of all, and every place that a word names, with all that stands there, is
/// below it: ``TableProof`` looks at each when a table is compiled, in tests and wherever code is not optimised. So a walk
/// that begins at a root and goes from place to place reads nothing else. Where code is not optimised each place is checked
/// again: once for a whole record, of which ``TrieNode`` and others read what they are made of.
///
/// Nothing but an address: a walk passes it in a register.
@safe
struct TableWords {
    private let words: UnsafePointer<UInt32>

    /// - Parameter words: Words whose first one is their number, as a ``SearchTable`` finds out where code is not optimised.
    @inline(__always)
    init(_ words: Row<UInt32>) { unsafe self.words = words.start }

    /// The number of words.
    private var count: Int { unsafe Int(words[0]) }

    @inline(__always)
    subscript(place: Int) -> UInt32 {
        assert(unsafe place > 0 && place < Int(words[0]), "a place outside of the table")
        return unsafe words[place]
    }

    /// The node at a place.
    @inline(__always)
    func node(_ place: Int) -> TrieNode {
        assert(unsafe place > 0 && place &+ TrieLayout.Node.size <= Int(words[0]), "a node outside of the table")
        return unsafe TrieNode(words + place)
    }

    /// The leaf at a place.
    @inline(__always)
    func leaf(_ place: Int) -> TrieLeaf {
        assert(unsafe place > 0 && place &+ TrieLayout.Leaf.size <= Int(words[0]), "a leaf outside of the table")
        return unsafe TrieLeaf(words + place)
    }

    /// The table of literals at a place.
    @inline(__always)
    func literals(_ place: Int) -> TrieLiterals {
        assert(unsafe place > 0 && place &+ TrieLayout.Literals.slots <= Int(words[0]), "literals outside of the table")
        return unsafe TrieLiterals(words + place)
    }

    /// The slot in which a key is looked for first, in the table of literals at a place.
    @inline(__always)
    func slot(of key: SegmentKey, in table: Int) -> TrieSlot {
        assert(unsafe table > 0 && table &+ TrieLayout.Literals.slots <= Int(words[0]), "literals outside of the table")
        let place =
            unsafe table &+ TrieLayout.Literals.slots
            &+ TrieLiterals(words + table).number(of: key) &* TrieLayout.Slot.size
        assert(unsafe place &+ TrieLayout.Slot.size <= Int(words[0]), "a slot outside of the table")
        return unsafe TrieSlot(words + place)
    }

    /// The slot at a place.
    @inline(__always)
    func slot(_ place: Int) -> TrieSlot {
        assert(unsafe place > 0 && place &+ TrieLayout.Slot.size <= Int(words[0]), "a slot outside of the table")
        return unsafe TrieSlot(words + place)
    }

    /// A word that is a place itself, or a number.
    @inline(__always)
    func word(_ place: Int) -> Int {
        assert(unsafe place > 0 && place < Int(words[0]), "a place outside of the table")
        return unsafe Int(words[place])
    }

    /// A text of the trie, by its place in bytes.
    @inline(__always)
    func bytes(at offset: Int, count length: Int) -> Bytes {
        assert(offset >= 0 && length >= 0 && offset &+ length <= 4 &* count, "a text outside of the table")
        return unsafe Bytes(
            base: (UnsafeRawPointer(words) + offset).assumingMemoryBound(to: UInt8.self), count: length)
    }
}

// MARK: Memory to be written

/// Memory that somebody else has for a while, to be written and read.
///
/// **Invariant.** There is room for `count` elements while the room is used, and their contents are undefined until they
/// are written. Any bits are a value of such an element, and none has to be let go of. Places are checked only where code is
/// not optimised.
@safe
@usableFromInline
package struct Room<Element: BitwiseCopyable> {
    @usableFromInline let start: UnsafeMutablePointer<Element>
    @usableFromInline package let count: Int

    @inlinable
    @inline(__always)
    init(_ start: UnsafeMutablePointer<Element>, count: Int) {
        unsafe self.start = start
        self.count = count
    }

    @inlinable
    @inline(__always)
    init(_ buffer: UnsafeMutableBufferPointer<Element>) {
        // An empty buffer need not have an address, and any does for what is never read.
        let none = unsafe UnsafeMutablePointer<Element>(bitPattern: 16)
        unsafe self.init((buffer.baseAddress ?? none).unsafelyUnwrapped, count: buffer.count)
    }

    /// No room at all.
    @inlinable package static var none: Room { unsafe Room(UnsafeMutableBufferPointer(start: nil, count: 0)) }

    @inlinable
    package subscript(index: Int) -> Element {
        @inline(__always) unsafeAddress {
            assert(UInt(bitPattern: index) < UInt(bitPattern: count), "a place outside of the room")
            return unsafe UnsafePointer(start + index)
        }
        @inline(__always) nonmutating unsafeMutableAddress {
            assert(UInt(bitPattern: index) < UInt(bitPattern: count), "a place outside of the room")
            return unsafe start + index
        }
    }

    /// The room behind some elements.
    @inlinable
    @inline(__always)
    package func from(_ index: Int) -> Room {
        assert(index >= 0 && index <= count, "a place outside of the room")
        return unsafe Room(start + index, count: count &- index)
    }

    /// What has been written, in so many elements.
    @inlinable
    @inline(__always)
    package func row(_ count: Int) -> Row<Element> {
        assert(count >= 0 && count <= self.count, "more than there is room for")
        return unsafe Row(UnsafePointer(start), count: count)
    }

    @inlinable
    package func fill(_ element: Element) { unsafe start.update(repeating: element, count: count) }
}

@available(*, unavailable, message: "it is there for a while")
extension Room: Sendable {}

extension Room<UInt8> {
    /// What has been written, in so many bytes.
    @inlinable
    @inline(__always)
    package func bytes(_ count: Int) -> Bytes {
        assert(count >= 0 && count <= self.count, "more than there is room for")
        return unsafe Bytes(base: UnsafePointer(start), count: count)
    }

    /// Writes bytes from a place on.
    @inlinable
    package func write(_ bytes: Bytes, at index: Int) {
        assert(index >= 0 && index &+ bytes.count <= count, "more than there is room for")
        unsafe (start + index).update(from: bytes.base, count: bytes.count)
    }
}

extension Array where Element: BitwiseCopyable {
    /// Calls a function with the elements, to be changed where they stand.
    @inlinable
    package mutating func withRoom<Result>(_ body: (Room<Element>) -> Result) -> Result {
        unsafe withUnsafeMutableBufferPointer { unsafe body(Room($0)) }
    }
}
