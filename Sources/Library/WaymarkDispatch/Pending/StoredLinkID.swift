/// The identifier of a pending link in a store, unique over launches and processes.
public struct StoredLinkID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier of the stored link as a string.
    public let rawValue: String

    /// Creates the identifier of a stored link from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a unique identifier for a new stored link, of 128 random bits.
    public init() {
        let digits = String(UInt64.random(in: .min ... .max), radix: 36)
        rawValue = digits + "-" + String(UInt64.random(in: .min ... .max), radix: 36)
    }

    /// The identifier of the stored link as a string.
    public var description: String { rawValue }
}
