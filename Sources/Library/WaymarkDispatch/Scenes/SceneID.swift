/// Tells the windows of an app apart: in UIKit the persistent identifier of a scene's session.
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
    /// The window that got it; `nil` if nobody says so. It is not kept for a later launch, which has other windows.
    public var scene: SceneID? {
        get { details?.values.scene }
        set { set(\.scene, newValue) }
    }

    /// The link, come to a window.
    public func arriving(in scene: SceneID?) -> IncomingLink {
        var link = self
        link.scene = scene
        return link
    }
}
