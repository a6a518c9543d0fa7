extension RouteTableError: CustomStringConvertible {
    /// All problems with their patterns, carets and suggestions.
    public var description: String {
        problems.map { $0.description }.joined(separator: "\n\n")
    }
}
