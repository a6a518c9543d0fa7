public import WaymarkCore

/// A type whose values stand in links.
///
/// The types of the standard library conform; an enum with raw values needs no more than the conformance:
///
/// ```swift
/// enum Tab: String, ParameterConvertible { case posts, photos }
///
/// table.add("/user/{id: Int}/{tab}") { (id: Int, tab: Tab) in AppRoute.user(id, tab) }
/// ```
///
/// A type of your own says how it reads and writes one parameter's text:
///
/// ```swift
/// struct CommitHash: ParameterConvertible {
///     let text: String
///     init?(parameter text: String) {
///         guard Constraint.characters(.hex, lengths: 7...40).accepts(text) else { return nil }
///         self.text = text
///     }
///     var parameterText: String { text }
/// }
/// ```
///
/// Reading what was written must give the same value.
public protocol ParameterConvertible: Sendable {
    /// The type that a pattern's parameter has when it names none: the Swift type's own name unless told otherwise.
    static var parameterType: ParameterType { get }

    /// What text the type takes: what ``init(parameter:)`` reads unless told otherwise.
    static var parameterConstraint: Constraint { get }

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
}

extension ParameterConvertible {
    /// The Swift type's own name.
    public static var parameterType: ParameterType { .named(String(describing: Self.self)) }

    /// Whatever the type reads.
    public static var parameterConstraint: Constraint { .custom { Self(parameter: $0) != nil } }

    /// A value is required.
    public static var isOptionalParameter: Bool { false }

    /// Reads the text of what a parameter held.
    public init?(capture: CaptureValue?) {
        guard let capture else { return nil }
        self.init(parameter: capture.description)
    }

    /// The value's text.
    public var capture: CaptureValue? { .string(parameterText) }
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
