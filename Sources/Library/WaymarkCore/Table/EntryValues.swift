/// The values to print a route's link from, and the table entry whose pattern is printed.
public struct EntryValues: Sendable {
    /// The index of the table entry whose pattern is printed.
    @usableFromInline package let entry: Int
    @usableFromInline package private(set) var values: PrintValues
    /// `true` if the route is determined by these values, so that matching the printed values suffices as a check.
    @usableFromInline package let isCase: Bool

    @usableFromInline
    package init(entry: Int, _ values: PrintValues, isCase: Bool) {
        (self.entry, self.values, self.isCase) = (entry, values, isCase)
        self.values.omitsEmptyLists = true
    }
}
