/// The identifier of a link in its ``LinkDispatcher``. Earlier links are less, first those of an earlier launch.
public struct LinkID: Hashable, Comparable, Sendable, CustomStringConvertible {
    let number: Int

    /// Returns `true` if the first link arrived before the second one.
    public static func < (a: LinkID, b: LinkID) -> Bool { a.number < b.number }

    /// The number of the link in its dispatcher.
    public var description: String { String(number) }
}
