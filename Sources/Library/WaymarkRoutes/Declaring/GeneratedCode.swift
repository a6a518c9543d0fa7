public import WaymarkCore

extension EntryValues {
    /// Creates the values that print an enum case, by parameter name. `@Routes` generates calls of it.
    ///
    /// ```swift
    /// EntryValues(entry: 1, ["id", "post"], 15, 3)
    /// ```
    ///
    /// `entry` is the index of the route in its table, in the order of addition. Omitted parameters are `nil`.
    @inlinable
    public init<each Value: ParameterConvertible>(entry: Int, _ names: [String], _ values: repeat each Value) {
        var (all, isCase) = (PrintValues(), true)
        all.names = names
        repeat all.append((each values).capture)
        repeat isCase = isCase && (each Value).printsUnchanged
        self.init(entry: entry, all, isCase: isCase)
    }

    /// Unavailable, for values that are not ``ParameterConvertible``, so that the compiler shows the message below
    /// instead of "failed to produce diagnostic" (Swift 6.3.1).
    @available(
        *, unavailable,
        message: "a link cannot contain a value of this type: conform the type to 'ParameterConvertible'"
    )
    @_documentation(visibility: internal)
    public init<each Value>(entry: Int, _ names: [String], _ values: repeat each Value) { self.init(entry: entry) }

    /// Creates the values that print an enum case without associated values, by the index of the route in its table.
    @inlinable
    public init(entry: Int) { self.init(entry: entry, PrintValues(), isCase: true) }
}

extension ParameterConvertible {
    /// Returns the value, or `nil` if it equals the default `value`. A printed link omits a `nil` value.
    ///
    /// ```swift
    /// 2.omitted(when: 1)   // 2
    /// 1.omitted(when: 1)   // nil
    /// ```
    public func omitted(when value: Self) -> Self? { capture == value.capture ? nil : self }
}

extension RoutePattern {
    /// Creates a pattern in ``BraceSyntax`` from a literal that the macro `#pattern` has validated.
    ///
    /// An invalid pattern stops the program, in debug builds with an error message. ``init(_:syntax:)`` throws instead.
    public init(checked text: StaticString) {
        do throws(PatternError) {
            try self.init(String(describing: text))
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
