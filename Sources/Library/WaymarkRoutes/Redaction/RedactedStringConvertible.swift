public import WaymarkCore

/// A value with a description that reveals no private data and replaces all other representations: `print`, string
/// interpolation, `debugPrint` and `dump` show nothing else.
///
/// All values of this package that describe links conform. Logs show an error thrown while a link is handled only by
/// type and case, because its payload may contain parts of the link. For an error that conforms, they show its
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
    /// The description.
    public var debugDescription: String { description }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension PatternMatch: RedactedStringConvertible {
    /// The redacted link: ``PatternMatch/redacted``.
    public var description: String { redacted }
}
