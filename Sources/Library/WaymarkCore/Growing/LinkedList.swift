/// A list of elements that stand in one array with those of other lists, each with the number of the next one of its own.
///
/// Numbers begin at 1, so that 0 is none. Growing tries consist of such lists: an array for each would be most of their
/// cost.
struct LinkedList {
    private(set) var first: UInt32 = 0
    private var last: UInt32 = 0
    private(set) var count = 0

    var isEmpty: Bool { first == 0 }

    /// Adds what is about to be the last element of an array.
    mutating func append<Element: LinkedListElement>(_ element: Element, to all: inout [Element]) {
        all.append(element)
        let number = UInt32(truncatingIfNeeded: all.count)
        if last == 0 { first = number } else { all[Int(last) - 1].next = number }
        last = number
        count += 1
    }

    /// The elements in the order in which they were added.
    func elements<Element: LinkedListElement>(of all: [Element]) -> LinkedListElements<Element> {
        LinkedListElements(all: all, number: first, underestimatedCount: count)
    }
}

/// The elements of a ``LinkedList``, one after the other.
struct LinkedListElements<Element: LinkedListElement>: Sequence, IteratorProtocol {
    fileprivate let all: [Element]
    /// The number of the next one, or 0.
    fileprivate var number: UInt32
    /// How many there are, so that arrays of them grow once.
    fileprivate(set) var underestimatedCount: Int

    mutating func next() -> Element? {
        guard number != 0 else { return nil }
        let element = all[Int(number) - 1]
        number = element.next
        underestimatedCount -= 1
        return element
    }
}

/// An element of a ``LinkedList``.
protocol LinkedListElement {
    /// The number of the next element, or 0; only the list sets it.
    var next: UInt32 { get set }
}
