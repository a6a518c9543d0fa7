public import WaymarkCore

/// A type that represents its values as strings in links.
///
/// Types of the standard library conform. An enum with raw values only declares the conformance. With `CaseIterable`,
/// route files can list its values:
///
/// ```swift
/// enum Tab: String, CaseIterable, ParameterConvertible { case posts, photos }
///
/// table.add("/user/{id: Int}/{tab}") { (id: Int, tab: Tab) in AppRoute.user(id, tab) }
/// ```
///
/// A custom type implements reading and writing of one parameter's string:
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
/// ``init(parameter:)`` must return an equal value for the ``parameterText`` of a value. Printing a route with a value
/// that violates this throws ``PrintError``. A type may accept several strings for a value; one of them is printed.
public protocol ParameterConvertible: Sendable {
    /// The type of pattern parameters without an explicit type. The default is the name of the Swift type.
    static var parameterType: ParameterType { get }

    /// The strings that the type accepts.
    ///
    /// The default for a `CaseIterable` enum with `String` or integer raw values is the list of raw values. The default
    /// for all other types is the set of strings that ``init(parameter:)`` accepts, which only the app can evaluate.
    static var parameterConstraint: ParameterConstraint { get }

    /// `true` if the parameter may be absent.
    static var isOptionalParameter: Bool { get }

    /// Creates the value of a decoded string, or returns `nil` if the string is invalid.
    init?(parameter text: String)

    /// The string that represents the value in a link, before percent-encoding.
    var parameterText: String { get }

    /// Creates the value of a capture; `nil` represents an absent parameter.
    init?(capture: CaptureValue?)

    /// The capture of the value; `nil` omits the parameter from the link.
    var capture: CaptureValue? { get }

    /// Creates the value of a parameter from the bytes of the link.
    ///
    /// The result must equal that of ``init(capture:)``, which the default implementation calls.
    ///
    /// - Parameters:
    ///   - match: The match of a link.
    ///   - index: The index of the parameter in the pattern; `-1` if the pattern lacks it.
    init?(match: borrowing MatchView, parameter index: Int)
}

extension ParameterConvertible {
    /// The name of the Swift type.
    public static var parameterType: ParameterType { .named(String(describing: Self.self)) }

    /// The constraint that accepts all strings that the type's initializer accepts.
    public static var parameterConstraint: ParameterConstraint {
        .custom({ Self(parameter: $0) != nil }, canonicalSpelling: { Self(parameter: $0)?.parameterText })
    }

    /// The value `false`: the parameter is required.
    public static var isOptionalParameter: Bool { false }

    /// Creates the value of the capture's string.
    public init?(capture: CaptureValue?) {
        guard let capture else { return nil }
        self.init(parameter: capture.description)
    }

    /// The string ``parameterText`` as a capture.
    public var capture: CaptureValue? { .string(parameterText) }

    /// Creates the value of the parameter's capture.
    public init?(match: borrowing MatchView, parameter index: Int) {
        self.init(capture: match.value(ofParameter: index))
    }
}

extension MatchView {
    /// Returns the value of a parameter as a type; `nil` if it is absent or invalid.
    ///
    /// ```swift
    /// let id = router.withMatch(for: "https://example.com/user/15") { $0.value(ofParameter: 0, as: Int.self) }
    /// ```
    ///
    /// - Parameters:
    ///   - index: The index of the parameter in the pattern.
    ///   - type: The type of the value.
    @inlinable
    public func value<Value: ParameterConvertible>(
        ofParameter index: Int, as type: Value.Type = Value.self
    ) -> Value? {
        Value(match: self, parameter: index)
    }
}

extension ParameterConvertible where Self: LosslessStringConvertible {
    /// Creates the value described by the string.
    public init?(parameter text: String) { self.init(text) }

    /// The description of the value, which represents it in links.
    public var parameterText: String { description }
}

extension ParameterConvertible where Self: RawRepresentable, RawValue: ParameterConvertible {
    /// Creates the value with the raw value that the string represents.
    public init?(parameter text: String) {
        guard let rawValue = RawValue(parameter: text) else { return nil }
        self.init(rawValue: rawValue)
    }

    /// The string that represents the raw value in links.
    public var parameterText: String { rawValue.parameterText }
}
