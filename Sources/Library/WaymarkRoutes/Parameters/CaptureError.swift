/// A parameter that does not hold what is asked for, or a type that no parameter can hold.
///
/// ```swift
/// do { _ = try match.value("id", as: Int.self) } catch {
///     error.name   // "id"
///     error.text   // "abc", or nil if the link has no such value
///     error.type   // "Int"
///     print(error) // parameter 'id' holds no Int
/// }
/// ```
public struct CaptureError: Error, Sendable, Hashable {
    /// What can be wrong. New kinds may be added.
    package enum Kind: Sendable, Hashable {
        /// The value is absent, or is none of the type.
        case value
        /// The value stands in several items, and the policy of the table takes one.
        case repeated
        /// The type's own `init(from:)` refuses the value, for a reason in its own words.
        case refused(String)
        /// The type has a shape that links cannot spell.
        case shape(UnsupportedShape)
        /// The table has no globals of the type.
        case undeclared
    }

    /// The parameter's name; empty if no single parameter is to blame.
    public let name: String
    /// What it held; `nil` if it was absent.
    public let text: String?
    /// The type that was asked for.
    public let type: String

    /// What the type's own `init(from:)` says, in its words, which may repeat what the link holds; `nil` if it was not that.
    public var reason: String? { if case .refused(let reason) = kind { reason } else { nil } }

    package let kind: Kind

    package init(name: String, text: String?, type: String, _ kind: Kind = .value) {
        (self.name, self.text, self.type, self.kind) = (name, text, type, kind)
    }
}

/// A shape that a type may have in other formats and not in links: a link is a flat list of named texts.
package enum UnsupportedShape: Sendable, Hashable {
    /// A value with keys of its own: a nested type, or a dictionary.
    case nestedKeys
    /// A list whose elements are lists or have keys.
    case nestedList
    /// A list whose elements may be absent.
    case optionalElement
    /// An optional of an optional.
    case nestedOptional
    /// An enum with associated values, as the compiler would read it.
    case associatedValues
    /// One value, or one list, where the pattern has another number of parameters than one.
    case notOneParameter
}
