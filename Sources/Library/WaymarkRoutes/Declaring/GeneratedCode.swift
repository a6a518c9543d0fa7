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

    /// Unavailable, for values that are not ``ParameterConvertible``, so that the compiler shows the message below
    /// instead of "failed to produce diagnostic" (Swift 6.3.1).
    @available(
        *, unavailable,
        message: "a link cannot contain a value of this type: conform the type to 'ParameterConvertible'"
    )
    @_documentation(visibility: internal)
    public init<each Value>(entry: Int, _ names: [String], _ values: repeat each Value) { self.init(entry: entry) }

    /// Creates the values that print an enum case without associated values.
    ///
    /// - Parameter entry: The index of the route in its table, in the order of addition.
    @inlinable
    public init(entry: Int) { self.init(entry: entry, PrintValues(), isCase: true) }
}

extension ParameterConvertible {
    /// Returns the value, or `nil` if it equals the default. A printed link omits a `nil` value.
    ///
    /// ```swift
    /// 2.omitted(when: 1)   // 2
    /// 1.omitted(when: 1)   // nil
    /// ```
    ///
    /// - Parameter value: The default: the value that a link without the parameter has.
    public func omitted(when value: Self) -> Self? { capture == value.capture ? nil : self }
}

extension RoutePattern {
    /// Creates a pattern from a literal that the macro `#pattern` has validated.
    ///
    /// - Parameter text: The pattern in ``BraceSyntax``. An invalid pattern stops the program, in debug builds with an
    ///   error message. To parse other strings, use ``init(_:syntax:)``, which throws.
    public init(checked text: StaticString) {
        do throws(PatternError) {
            try self.init(String(describing: text))
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
