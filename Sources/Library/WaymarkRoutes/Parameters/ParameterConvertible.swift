public import WaymarkCore

/// A type whose values stand in links.
///
/// The types of the standard library conform; an enum with raw values needs no more than the conformance, and `CaseIterable`
/// for route files to know its texts:
///
/// ```swift
/// enum Tab: String, CaseIterable, ParameterConvertible { case posts, photos }
///
/// table.add("/user/{id: Int}/{tab}") { (id: Int, tab: Tab) in AppRoute.user(id, tab) }
/// ```
///
/// A type of your own says how it reads and writes one parameter's text:
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
/// ``parameterConstraint`` says which texts these are, for tables, proofs and route files. A type that leaves it out works in
/// the app, and is `opaque` in a route file: the tool cannot call ``init(parameter:)``.
///
/// ``init(parameter:)`` must give back the value whose ``parameterText`` it is handed. A value for which it does not is found
/// out when its link is printed, which throws ``PrintError``. A value may have several texts, of which one is written.
public protocol ParameterConvertible: Sendable {
    /// The type that a pattern's parameter has when it names none: the Swift type's own name unless told otherwise.
    static var parameterType: ParameterType { get }

    /// The texts that the type accepts: by default the raw values of an enum that is `CaseIterable` and has raw values of
    /// `String` or an integer, and otherwise whatever ``init(parameter:)`` reads, which only the app knows.
    static var parameterConstraint: ParameterConstraint { get }

    /// Whether the parameter may be absent.
    static var isOptionalParameter: Bool { get }

    /// The value of decoded text, or `nil` if the text is none.
    init?(parameter text: String)

    /// The text of the value, before it is encoded.
    var parameterText: String { get }

    /// The value of what a parameter held; `nil` stands for a parameter that was absent.
    init?(capture: CaptureValue?)

    /// What a parameter holds for the value; `nil` leaves it out.
    var capture: CaptureValue? { get }

    /// The value of a parameter, read from the text of the link itself. It is to be the value that ``init(capture:)``
    /// makes, which is what is called unless told otherwise.
    ///
    /// - Parameters:
    ///   - match: The match of a link.
    ///   - index: The index of the parameter among those of the pattern; there may be none.
    init?(match: borrowing MatchView, parameter index: Int)
}

extension ParameterConvertible {
    /// The Swift type's own name.
    public static var parameterType: ParameterType { .named(String(describing: Self.self)) }

    /// Whatever the type reads.
    public static var parameterConstraint: ParameterConstraint {
        .custom({ Self(parameter: $0) != nil }, respell: { Self(parameter: $0)?.parameterText })
    }

    /// A value is required.
    public static var isOptionalParameter: Bool { false }

    /// Reads the text of what a parameter held.
    public init?(capture: CaptureValue?) {
        guard let capture else { return nil }
        self.init(parameter: capture.description)
    }

    /// The value's text.
    public var capture: CaptureValue? { .string(parameterText) }

    /// Reads what the parameter held.
    public init?(match: borrowing MatchView, parameter index: Int) {
        self.init(capture: match.value(ofParameter: index))
    }
}

extension MatchView {
    /// What a parameter held, as a type of your own; `nil` if it is absent, or no value of the type.
    ///
    /// ```swift
    /// let id = router.withMatch(for: "https://example.com/user/15") { $0.value(ofParameter: 0, as: Int.self) }
    /// ```
    ///
    /// - Parameters:
    ///   - index: Its index among the parameters of the pattern.
    ///   - type: The type.
    @inlinable
    public func value<Value: ParameterConvertible>(
        ofParameter index: Int, as type: Value.Type = Value.self
    ) -> Value? {
        Value(match: self, parameter: index)
    }
}

extension ParameterConvertible where Self: LosslessStringConvertible {
    /// The value that the text describes.
    public init?(parameter text: String) { self.init(text) }

    /// The value's description.
    public var parameterText: String { description }
}

extension ParameterConvertible where Self: RawRepresentable, RawValue: ParameterConvertible {
    /// The value whose raw value the text is.
    public init?(parameter text: String) {
        guard let rawValue = RawValue(parameter: text) else { return nil }
        self.init(rawValue: rawValue)
    }

    /// The raw value's text.
    public var parameterText: String { rawValue.parameterText }
}
