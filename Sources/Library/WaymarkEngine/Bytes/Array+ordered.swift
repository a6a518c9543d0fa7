// Every type of elements, and every order, that is sorted elsewhere has a sort of two or three kilobytes compiled for it.
// What is sorted rarely, and is short, is sorted here: all of it by the same code.

extension Array {
    /// The elements in an order; those that stand neither before nor behind each other stay as they stand.
    @inline(never)
    package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] { sorted(by: precedes) }
}

extension [Int] {
    /// The numbers in an order of their own.
    @inline(never)
    package func ordered(by precedes: (Int, Int) -> Bool) -> [Int] { sorted(by: precedes) }
}

extension [String] {
    /// The texts in alphabetical order.
    @inline(never)
    package func ordered() -> [String] { sorted() }
}
