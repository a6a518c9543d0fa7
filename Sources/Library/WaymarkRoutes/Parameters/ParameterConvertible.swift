public import WaymarkCore

/// A type whose values can be parameters of links, such as `id` in `/user/{id}`. Each value has a string in the link.
///
/// `String`, `Bool`, `Double`, `Float` and the integers of up to 64 bits conform, and so do optionals and arrays of
/// conforming types. For an enum with raw values, the declaration of the conformance is enough. If the enum is also
/// `CaseIterable`, route files can list its values:
///
/// ```swift
/// enum Tab: String, CaseIterable, ParameterConvertible { case posts, photos }
///
/// table.add("/user/{id: Int}/{tab}") { (id: Int, tab: Tab) in AppRoute.user(id, tab) }
/// ```
///
/// A custom type implements the conversion from and to the parameter's string:
///
/// ```swift
/// struct CommitHash: ParameterConvertible {
///     static let parameterConstraint = ParameterConstraint.characters(.hex, lengths: 7...40)
///     let text: String
///     init?(parameter text: String) {
///         guard Self.parameterConstraint.accepts(text) else { return nil }
///         self.text = text
///     }
///     var parameterText: String { text }
/// }
/// ```
///
/// ``parameterConstraint`` describes the accepted strings for tables, proofs and route files. A type without its own
/// constraint works in the app, but is `opaque` in a route file, because the tool cannot call ``init(parameter:)``.
///
/// For the ``parameterText`` of a value, ``init(parameter:)`` must return an equal value. Otherwise, printing a route
/// with the value throws ``PrintError``. The initializer may accept other strings for the value too.
public protocol ParameterConvertible: Sendable {
    /// The type that a pattern parameter without an explicit type gets. By default it has the name of the Swift type.
    static var parameterType: ParameterType { get }

    /// The strings that the type accepts.
    ///
    /// The default for a `CaseIterable` enum with `String` or integer raw values is the list of raw values. The default
    /// for all other types is the set of strings that ``init(parameter:)`` accepts, which only the app can evaluate.
    static var parameterConstraint: ParameterConstraint { get }

    /// `true` if a link may omit the parameter. By default only `Optional` returns `true`.
    static var isOptionalParameter: Bool { get }

    /// Creates the value of a parameter from its percent-decoded string; `nil` if the string is invalid.
    init?(parameter text: String)

    /// The string that represents the value in a link, before percent-encoding.
    var parameterText: String { get }

    /// Creates the value from a captured value; `nil` stands for an absent parameter. Fails for an invalid value.
    init?(capture: CaptureValue?)

    /// The ``CaptureValue`` to print in a link; `nil` omits the parameter from the link.
    var capture: CaptureValue? { get }

    /// Creates the value of a parameter from the bytes of the link, without a ``CaptureValue``.
    ///
    /// The result must equal that of ``init(capture:)``, which the default implementation calls. `index` is the index
    /// of the parameter in the pattern; `-1` if the pattern does not contain it.
    init?(match: borrowing MatchView, parameter index: Int)
}

extension ParameterConvertible {
    /// The default: a type with the name of the Swift type.
    public static var parameterType: ParameterType { .named(String(describing: Self.self)) }

    /// The default: accepts all strings that ``init(parameter:)`` accepts.
    public static var parameterConstraint: ParameterConstraint {
        .custom({ Self(parameter: $0) != nil }, canonicalSpelling: { Self(parameter: $0)?.parameterText })
    }

    /// The default, `false`: the parameter is required.
    public static var isOptionalParameter: Bool { false }

    /// The default: calls ``init(parameter:)`` with the captured string; returns `nil` for an absent parameter.
    public init?(capture: CaptureValue?) {
        guard let capture else { return nil }
        self.init(parameter: capture.description)
    }

    /// The default implementation: the string ``parameterText``.
    public var capture: CaptureValue? { .string(parameterText) }

    /// The default: calls ``init(capture:)``.
    public init?(match: borrowing MatchView, parameter index: Int) {
        self.init(capture: match.value(ofParameter: index))
    }
}

extension MatchView {
    /// Returns the value of a link's parameter, converted to a type; `nil` if the value is absent or invalid.
    ///
    /// ```swift
    /// let id = router.withMatch(for: "https://example.com/user/15") { $0.value(ofParameter: 0, as: Int.self) }
    /// ```
    ///
    /// - Parameters:
    ///   - index: The index of the parameter in the pattern.
    ///   - type: The Swift type of the value.
    @inlinable
    public func value<Value: ParameterConvertible>(
        ofParameter index: Int, as type: Value.Type = Value.self
    ) -> Value? {
        Value(match: self, parameter: index)
    }
}

extension ParameterConvertible where Self: LosslessStringConvertible {
    /// The default for a `LosslessStringConvertible` type: creates the value from its description.
    public init?(parameter text: String) { self.init(text) }

    /// The default for a `LosslessStringConvertible` type: the description of the value.
    public var parameterText: String { description }
}

extension ParameterConvertible where Self: RawRepresentable, RawValue: ParameterConvertible {
    /// The default for a type with raw values: creates the value from the string of its raw value.
    public init?(parameter text: String) {
        guard let rawValue = RawValue(parameter: text) else { return nil }
        self.init(rawValue: rawValue)
    }

    /// The default for a type with raw values: the string of the raw value.
    public var parameterText: String { rawValue.parameterText }
}
