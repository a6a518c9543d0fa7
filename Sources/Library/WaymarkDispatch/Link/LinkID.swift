/// The identifier of a link in its dispatcher, ordered by arrival. Links of an earlier launch come first.
public struct LinkID: Hashable, Comparable, Sendable, CustomStringConvertible {
    let number: Int

    /// Compares the order of arrival.
    public static func < (a: LinkID, b: LinkID) -> Bool { a.number < b.number }

    /// The number.
    public var description: String { String(number) }
}
