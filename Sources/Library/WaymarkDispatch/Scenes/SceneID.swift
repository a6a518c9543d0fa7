/// The identifier of a window: in UIKit the persistent identifier of a scene's session, in AppKit the window's own.
public struct SceneID: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The identifier.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(stringLiteral identifier: String) { rawValue = identifier }

    /// The identifier.
    public var description: String { rawValue }
}

extension IncomingLink {
    /// The window that received the link; `nil` if unknown. It is not stored, because a later launch has other windows.
    public var scene: SceneID? {
        get { details?.values.scene }
        set { set(\.scene, newValue) }
    }

    /// Returns the link with the window that received it.
    public func arriving(in scene: SceneID?) -> IncomingLink {
        var link = self
        link.scene = scene
        return link
    }
}
