/// A linked list in an array that it shares with other lists, because one array per list would dominate the cost of a
/// search tree. An element has the array index of the next one plus 1, or 0 for none.
struct LinkedList {
    private(set) var first: UInt32 = 0
    private var last: UInt32 = 0
    private(set) var count = 0

    var isEmpty: Bool { first == 0 }

    mutating func append<Element: LinkedListElement>(_ element: Element, to all: inout [Element]) {
        all.append(element)
        let number = UInt32(truncatingIfNeeded: all.count)
        if last == 0 { first = number } else { all[Int(last) - 1].next = number }
        last = number
        count += 1
    }

    func elements<Element: LinkedListElement>(of all: [Element]) -> LinkedListElements<Element> {
        LinkedListElements(all: all, number: first, underestimatedCount: count)
    }
}

struct LinkedListElements<Element: LinkedListElement>: Sequence, IteratorProtocol {
    fileprivate let all: [Element]
    fileprivate var number: UInt32
    /// The number of remaining elements, so that arrays reserve their capacity.
    fileprivate(set) var underestimatedCount: Int

    mutating func next() -> Element? {
        guard number != 0 else { return nil }
        let element = all[Int(number) - 1]
        number = element.next
        underestimatedCount -= 1
        return element
    }
}

protocol LinkedListElement {
    var next: UInt32 { get set }
}
