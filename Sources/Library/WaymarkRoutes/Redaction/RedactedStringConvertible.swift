public import WaymarkCore

/// A value whose description has nothing private in it, and that looks like its description wherever it is printed: by
/// `print`, inside of other values, by `debugPrint` and by `dump`.
///
/// What this package prints of links conforms. An error that you throw while a link is handled is described in logs by its
/// type and its case, because what it holds may be a part of the link; one that conforms is described by what it says:
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
    /// What may be shown of the link: ``PatternMatch/redacted``.
    public var description: String { redacted }
}
