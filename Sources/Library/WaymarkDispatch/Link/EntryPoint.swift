/// The method of the system by which a link came into the app, such as `scene(_:openURLContexts:)`.
///
/// One tap may come by two doors: a URL in the options of the launch, and again to the app's delegate. The dispatcher
/// opens it once then (``DispatchOptions/repeats``). The methods of the adapters name their doors; whoever receives links
/// in methods of their own names one with ``IncomingLink/through(_:)``:
///
/// ```swift
/// extension LinkDoor {
///     static let pushSDK: LinkDoor = "pushSDK"
/// }
///
/// dispatcher.open(IncomingLink(url: text, via: .notification).through(.pushSDK))
/// ```
public struct LinkDoor: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let rawValue: String

    /// Creates a door with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a door with a name.
    public init(stringLiteral name: String) { rawValue = name }

    /// The name.
    public var description: String { rawValue }

    /// The options of the launch: `application(_:didFinishLaunchingWithOptions:)`.
    public static let launch: LinkDoor = "launch"
    /// `application(_:open:options:)`.
    public static let appURL: LinkDoor = "appURL"
    /// `application(_:continue:restorationHandler:)`.
    public static let appActivity: LinkDoor = "appActivity"
    /// The options that a scene is connected with: `scene(_:willConnectTo:options:)`.
    public static let sceneConnection: LinkDoor = "sceneConnection"
    /// `scene(_:openURLContexts:)`.
    public static let sceneURL: LinkDoor = "sceneURL"
    /// `scene(_:continue:)`.
    public static let sceneActivity: LinkDoor = "sceneActivity"
    /// SwiftUI's `onOpenURL(perform:)`.
    public static let viewURL: LinkDoor = "viewURL"
    /// SwiftUI's `onContinueUserActivity(_:perform:)`.
    public static let viewActivity: LinkDoor = "viewActivity"
    /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
    public static let notification: LinkDoor = "notification"
    /// `windowScene(_:performActionFor:completionHandler:)`.
    public static let shortcut: LinkDoor = "shortcut"
}

extension IncomingLink {
    /// The method of the system by which it came; `nil` if nobody says so.
    public var door: LinkDoor? {
        get { details?.values.door }
        set { set(\.door, newValue) }
    }

    /// The link, come by a door.
    public func through(_ door: LinkDoor?) -> IncomingLink {
        var link = self
        link.door = door
        return link
    }
}
