/// Values of which the least is taken first. Adding and taking cost the logarithm of their number.
struct MinHeap<Element: Comparable> {
    private var elements: [Element] = []

    var count: Int { elements.count }

    var least: Element? { elements.first }

    mutating func insert(_ element: Element) {
        elements.append(element)
        var place = elements.count - 1
        while place > 0, elements[place] < elements[(place - 1) / 2] {
            elements.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    @discardableResult
    mutating func removeLeast() -> Element? {
        guard let least = elements.first, let last = elements.popLast() else { return nil }
        guard !elements.isEmpty else { return least }
        elements[0] = last
        sink()
        return least
    }

    /// Keeps some of the values only.
    mutating func keep(where isKept: (Element) -> Bool) {
        // An ascending list is a heap.
        elements = elements.filter(isKept).sorted()
    }

    /// Moves the first value down to where it belongs.
    private mutating func sink() {
        var place = 0
        while true {
            var child = 2 * place + 1
            guard child < elements.count else { return }
            if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
            guard elements[child] < elements[place] else { return }
            elements.swapAt(place, child)
            place = child
        }
    }
}

/// A heap of the names of things that may be gone by the time that they are its least: those are passed over then.
struct LazyHeap<Element: Comparable> {
    private var heap = MinHeap<Element>()

    mutating func insert(_ element: Element) { heap.insert(element) }

    /// The least that is still there.
    ///
    /// - Parameter isThere: Whether something is there that an element names.
    mutating func least(where isThere: (Element) -> Bool) -> Element? {
        while let least = heap.least {
            if isThere(least) { return least }
            heap.removeLeast()
        }
        return nil
    }

    mutating func removeLeast(where isThere: (Element) -> Bool) -> Element? {
        least(where: isThere).flatMap { _ in heap.removeLeast() }
    }

    /// Forgets what is gone, if that is more than what may be there.
    mutating func tidy(count: Int, where isThere: (Element) -> Bool) {
        if heap.count > 2 * count + 32 { heap.keep(where: isThere) }
    }
}
