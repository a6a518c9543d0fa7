public import WaymarkCore

/// A value whose description has no private data. `print`, interpolation, `debugPrint` and `dump` show nothing else.
///
/// ``PatternMatch`` and a dispatcher's links, events and outcomes conform. Logs show only the type and case of an error
/// that a handler throws, because its values may be parts of the link. If the error conforms, logs show its
/// description:
///
/// ```swift
/// enum InviteError: Error, RedactedStringConvertible {
///     case expired(key: String, days: Int)
///
///     var description: String { "expired" }
/// }
/// ```
public protocol RedactedStringConvertible: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension RedactedStringConvertible {
    /// The same string as `description`.
    public var debugDescription: String { description }

    /// A mirror without children, so that `dump` shows no stored properties.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension PatternMatch: RedactedStringConvertible {
    /// The link without private data: scheme, host and pattern, as in ``PatternMatch/redacted``.
    public var description: String { redacted }
}

/// Descriptions of arbitrary values without their private data.
package enum RedactedName {
    /// Returns the name of a value's type; for an enum also the name of the case, such as `AppRoute.invite`.
    package static func name<Value>(of value: Value) -> String {
        let type = String(describing: Swift.type(of: value))
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return type }
        guard let payload = mirror.children.first else { return "\(type).\(value)" }
        return payload.label.map { "\(type).\($0)" } ?? type
    }

    /// Returns the description of an error that is a ``RedactedStringConvertible``; otherwise its type and case.
    package static func text(of error: any Error) -> String {
        (error as? any RedactedStringConvertible)?.description ?? name(of: error)
    }
}
