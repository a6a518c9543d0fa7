/// The identifier of a link in its ``LinkDispatcher``. Identifiers are ordered by arrival; restored links come first.
public struct LinkID: Hashable, Comparable, Sendable, CustomStringConvertible {
    let number: Int

    /// The identifier for work without an opened link, such as state restoration. No opened link has the number 0.
    static let unopened = LinkID(number: 0)

    /// Returns `true` if the first link arrived before the second one.
    public static func < (a: LinkID, b: LinkID) -> Bool { a.number < b.number }

    /// The number of the link in its dispatcher.
    public var description: String { String(number) }
}
