/// The ID of a link in a store, unique over launches and processes.
public struct StoredLinkID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name.
    public let rawValue: String

    /// Creates an ID with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a unique ID of 128 random bits.
    public init() {
        let digits = String(UInt64.random(in: .min ... .max), radix: 36)
        rawValue = digits + "-" + String(UInt64.random(in: .min ... .max), radix: 36)
    }

    /// The name.
    public var description: String { rawValue }
}
