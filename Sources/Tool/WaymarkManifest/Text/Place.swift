/// A position in a route file.
public struct Place: Sendable, Hashable, Comparable {
    /// The line, counted from 1.
    public var line: Int

    /// The column, counted from 1 in Unicode scalars; a tab is one column.
    public var column: Int

    /// Creates a position.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The position of the first character of a file.
    public static let start = Place(line: 1, column: 1)

    /// Returns `true` if `a` precedes `b`.
    public static func < (a: Place, b: Place) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
