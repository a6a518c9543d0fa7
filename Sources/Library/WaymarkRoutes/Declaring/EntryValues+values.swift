public import WaymarkCore

extension EntryValues {
    /// Creates the values that print an enum case, by parameter name. Code that `@Routes` generates calls it.
    ///
    /// ```swift
    /// EntryValues(entry: 1, ["id", "post"], 15, 3)
    /// ```
    ///
    /// - Parameters:
    ///   - entry: The index of the route in its table, in the order of addition.
    ///   - names: The names of the parameters, one for each value.
    ///   - values: The associated values; `nil` for a parameter that the link omits.
    @inlinable
    public init<each Value: ParameterConvertible>(entry: Int, _ names: [String], _ values: repeat each Value) {
        var (all, isCase) = (PrintValues(), true)
        all.names = names
        repeat all.append((each values).capture)
        repeat isCase = isCase && (each Value).printsUnchanged
        self.init(entry: entry, all, isCase: isCase)
    }

    /// Creates the values that print an enum case without associated values.
    ///
    /// - Parameter entry: The index of the route in its table, in the order of addition.
    @inlinable
    public init(entry: Int) { self.init(entry: entry, PrintValues(), isCase: true) }
}
