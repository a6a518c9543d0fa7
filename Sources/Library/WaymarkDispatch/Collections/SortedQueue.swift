/// A sorted set. Appending the greatest value and removing the least take constant time.
struct SortedQueue<Element: Comparable> {
    private var elements: ArraySlice<Element> = []

    var count: Int { elements.count }

    var first: Element? { elements.first }

    mutating func insert(_ element: Element) {
        let index = elements.lowerBound { $0 < element }
        if index == elements.endIndex || elements[index] != element { elements.insert(element, at: index) }
    }

    mutating func insert(contentsOf new: [Element]) {
        elements += new.filter { element in
            let index = elements.lowerBound { $0 < element }
            return index == elements.endIndex || elements[index] != element
        }
        elements.sort()
    }

    @discardableResult
    mutating func removeFirst() -> Element? { elements.popFirst() }

    mutating func keep(where isKept: (Element) -> Bool) { elements.removeAll { !isKept($0) } }
}

extension ArraySlice {
    /// Returns the index of the first element for which `isBefore` is `false`. The elements are in ascending order.
    func lowerBound(_ isBefore: (Element) -> Bool) -> Int {
        var (start, end) = (startIndex, endIndex)
        // New elements mostly belong at the end.
        if let last, isBefore(last) { return end }
        while start < end {
            let middle = start + (end - start) / 2
            if isBefore(self[middle]) { start = middle + 1 } else { end = middle }
        }
        return start
    }
}
