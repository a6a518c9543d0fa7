/// The error for a parameter value that is absent, repeated or invalid, for a type that a parameter cannot have, and
/// for global items that the table does not declare.
///
/// ```swift
/// do { _ = try match.value("id", as: Int.self) } catch {
///     error.name   // "id"
///     error.text   // "abc", or nil if the link has no such value
///     error.type   // "Int"
///     print(error) // parameter 'id' is not a valid Int
/// }
/// ```
public struct CaptureError: Error, Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// The value is absent, or not valid for the type.
        case value
        /// Several query items have the parameter's name, and the table's policy accepts only one.
        case repeated
        /// The type's `init(from:)` threw an error with this description.
        case refused(String)
        case shape(UnsupportedShape)
        case undeclared
    }

    /// The name of the parameter; empty if the error does not concern a single parameter.
    public let name: String
    /// The parameter's string in the link; `nil` if it is absent.
    public let text: String?
    /// The name of the requested Swift type.
    public let type: String

    /// An error description from the type's own `init(from:)`, maybe with parts of the link; `nil` for other errors.
    public var reason: String? { if case .refused(let reason) = kind { reason } else { nil } }

    package let kind: Kind

    package init(name: String, text: String?, type: String, _ kind: Kind = .value) {
        (self.name, self.text, self.type, self.kind) = (name, text, type, kind)
    }
}

/// A Swift type that links cannot represent, because a link is a flat list of named strings.
package enum UnsupportedShape: Sendable, Hashable {
    /// A value with nested keys: a struct or a dictionary.
    case nestedKeys
    /// A list of lists, or of elements with keys.
    case nestedList
    case optionalElement
    case nestedOptional
    /// An enum with associated values and a synthesised `init(from:)`.
    case associatedValues
    /// A type of a single value or list, although the pattern has no parameter or several.
    case notOneParameter
}

extension CaptureError: RedactedStringConvertible {
    /// An error message without the link's data, which is in ``text`` and ``reason``.
    public var description: String {
        switch kind {
        case .value:
            text == nil
                ? "parameter '\(name)' is absent, expected \(type)" : "parameter '\(name)' is not a valid \(type)"
        case .repeated: "parameter '\(name)' has several values, expected one \(type)"
        case .refused: "the type \(type) rejects the link"
        case .shape(let shape): subject + shape.sentence
        case .undeclared: "the table has no globals that are read as \(type): expected 'globals(decoding:from:)'"
        }
    }

    private var subject: String {
        name.isEmpty ? "the type \(type) " : "parameter '\(name)' cannot have the type \(type), which "
    }
}

extension UnsupportedShape {
    /// The end of an error message that begins with the name of the type: the problem and its correction.
    package var sentence: String {
        switch self {
        case .nestedKeys: "has nested keys: expected one value or a list, or a type that is ParameterConvertible"
        case .nestedList: "has lists or keys in a list: expected a list of single values"
        case .optionalElement: "has optional elements: expected a list without optionals"
        case .nestedOptional: "is a nested optional: expected one '?'"
        case .associatedValues: "is an enum with associated values: expected a struct, or a custom 'init(from:)'"
        case .notOneParameter: "is one value or a list: expected a pattern with exactly one parameter"
        }
    }
}
