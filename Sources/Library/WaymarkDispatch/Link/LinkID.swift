/// Tells the links of one dispatcher apart, and orders them by their arrival.
///
/// Links of an earlier launch come before all of this one.
public struct LinkID: Hashable, Comparable, Sendable, CustomStringConvertible {
    let number: Int

    /// The order of arrival.
    public static func < (a: LinkID, b: LinkID) -> Bool { a.number < b.number }

    /// The number.
    public var description: String { String(number) }
}
