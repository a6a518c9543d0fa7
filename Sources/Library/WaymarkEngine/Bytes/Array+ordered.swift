// Not inlined: each specialisation of `sorted` adds two or three kilobytes. For short, rarely sorted arrays.

extension Array {
    /// Returns the elements in ascending order; equal elements keep their order.
    @inline(never)
    package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] { sorted(by: precedes) }
}

extension [Int] {
    @inline(never)
    package func ordered(by precedes: (Int, Int) -> Bool) -> [Int] { sorted(by: precedes) }
}

extension [String] {
    @inline(never)
    package func ordered() -> [String] { sorted() }
}
