extension RouteTableError: CustomStringConvertible {
    /// The descriptions of all problems of the table, with patterns, carets and suggestions.
    public var description: String {
        problems.map { $0.description }.joined(separator: "\n\n")
    }
}
