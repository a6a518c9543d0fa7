/// The identifier of a window: in UIKit, the session's `persistentIdentifier`; in AppKit, the window's `identifier`.
public struct SceneID: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The identifier of the window as a string.
    public let rawValue: String

    /// Creates the identifier of a window from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the identifier of a window from a string literal.
    public init(stringLiteral identifier: String) { rawValue = identifier }

    /// The identifier of the window as a string.
    public var description: String { rawValue }
}
