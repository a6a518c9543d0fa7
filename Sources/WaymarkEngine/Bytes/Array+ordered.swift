// Every type of elements, and every order, that is sorted elsewhere has a sort of two or three kilobytes compiled for it.
// What is sorted rarely, or by an order that takes long itself, is sorted here: all but texts by way of numbers.

extension Array {
    /// The elements in an order; those that stand neither before nor behind each other stay as they stand.
    @inline(never)
    package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
        Array<Int>(indices).ordered { precedes(self[$0], self[$1]) }.map { self[$0] }
    }
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
