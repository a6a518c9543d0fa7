/// A position in a route file: a line and a column.
public struct Place: Sendable, Hashable, Comparable {
    /// The line of the position, counted from 1.
    public var line: Int

    /// The column of the position, counted from 1 in Unicode scalars; a tab is one column.
    public var column: Int

    /// The path of the file named by `extends`, if it contains the position; `nil` for the file that extends it.
    package var file: String?

    /// Creates a position from a line and a column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The position of the first character of a file: line 1, column 1.
    public static let start = Place(line: 1, column: 1)

    /// Returns `true` if position `a` precedes `b`. Positions in an extended file follow all positions in the file that
    /// extends it.
    public static func < (a: Place, b: Place) -> Bool {
        (a.file == nil ? 0 : 1, a.line, a.column) < (b.file == nil ? 0 : 1, b.line, b.column)
    }

    /// Returns the path of the file that contains the position: `file`, unless the position is in an extended file.
    package func path(in file: String) -> String { self.file ?? file }
}
