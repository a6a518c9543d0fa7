extension RouteTableError: CustomStringConvertible {
    /// Every error with its pattern, caret and suggestion.
    public var description: String {
        problems.map { $0.description }.joined(separator: "\n\n")
    }
}
