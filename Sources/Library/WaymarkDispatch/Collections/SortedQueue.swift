/// A set of elements in ascending order. Appending the greatest and removing the least take constant time.
struct SortedQueue<Element: Comparable> {
    private(set) var elements: ArraySlice<Element> = []

    var count: Int { elements.count }

    var first: Element? { elements.first }

    mutating func insert(_ element: Element) {
        if let index = newIndex(of: element) { elements.insert(element, at: index) }
    }

    mutating func insert(contentsOf new: [Element]) {
        elements += new.filter { newIndex(of: $0) != nil }
        elements.sort()
    }

    /// Returns the index at which to insert an element; `nil` if the queue already contains it.
    private func newIndex(of element: Element) -> Int? {
        var (start, end) = (elements.startIndex, elements.endIndex)
        // Avoids a search for most new elements, which are greater than all others.
        if let last = elements.last, last < element { return end }
        while start < end {
            let middle = start + (end - start) / 2
            if elements[middle] < element { start = middle + 1 } else { end = middle }
        }
        return start < elements.endIndex && elements[start] == element ? nil : start
    }

    @discardableResult
    mutating func removeFirst() -> Element? { elements.popFirst() }

    mutating func keep(where isKept: (Element) -> Bool) { elements.removeAll { !isKept($0) } }
}
