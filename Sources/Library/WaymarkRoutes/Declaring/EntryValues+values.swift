public import WaymarkCore

extension EntryValues {
    /// The values of a case, by the names of their parameters, as `@Routes` of WaymarkMacros writes them.
    ///
    /// ```swift
    /// EntryValues(entry: 1, ["id", "post"], 15, 3)
    /// ```
    ///
    /// - Parameters:
    ///   - entry: The number of the entry, in the order in which entries are added.
    ///   - names: The names of the parameters, as many as values.
    ///   - values: The values; `nil` for a parameter that the link leaves out.
    @inlinable
    public init<each Value: ParameterConvertible>(entry: Int, _ names: [String], _ values: repeat each Value) {
        var (all, isCase) = (PrintValues(), true)
        all.names = names
        repeat all.append((each values).capture)
        repeat isCase = isCase && (each Value).keepsText
        self.init(entry: entry, all, isCase: isCase)
    }

    /// A case without values.
    ///
    /// - Parameter entry: The number of the entry, in the order in which entries are added.
    @inlinable
    public init(entry: Int) { self.init(entry: entry, PrintValues(), isCase: true) }
}
