/// An entry point: the method of the system by which a link arrives, such as `scene(_:openURLContexts:)`.
///
/// The system may deliver one tap twice, such as in the launch options and to the app's delegate. The dispatcher then
/// opens it once (``DispatchOptions/repeatInterval``). The adapters set their entry points. For links from other
/// methods, set one with ``IncomingLink/through(_:)``:
///
/// ```swift
/// extension EntryPoint {
///     static let pushSDK: EntryPoint = "pushSDK"
/// }
///
/// dispatcher.open(IncomingLink(url: text, via: .notification).through(.pushSDK))
/// ```
public struct EntryPoint: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let rawValue: String

    /// Creates an entry point with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an entry point with a name.
    public init(stringLiteral name: String) { rawValue = name }

    /// The name.
    public var description: String { rawValue }

    /// The launch options: `application(_:didFinishLaunchingWithOptions:)`.
    public static let launch: EntryPoint = "launch"
    /// `application(_:open:options:)`, or `application(_:open:)` in AppKit.
    public static let appURL: EntryPoint = "appURL"
    /// `application(_:continue:restorationHandler:)`.
    public static let appActivity: EntryPoint = "appActivity"
    /// The connection options of a scene: `scene(_:willConnectTo:options:)`.
    public static let sceneConnection: EntryPoint = "sceneConnection"
    /// `scene(_:openURLContexts:)`.
    public static let sceneURL: EntryPoint = "sceneURL"
    /// `scene(_:continue:)`.
    public static let sceneActivity: EntryPoint = "sceneActivity"
    /// SwiftUI's `onOpenURL(perform:)`.
    public static let viewURL: EntryPoint = "viewURL"
    /// SwiftUI's `onContinueUserActivity(_:perform:)`.
    public static let viewActivity: EntryPoint = "viewActivity"
    /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
    public static let notification: EntryPoint = "notification"
    /// `windowScene(_:performActionFor:completionHandler:)`.
    public static let shortcut: EntryPoint = "shortcut"
}

extension IncomingLink {
    /// The entry point by which the link arrived; `nil` if unknown.
    public var entryPoint: EntryPoint? {
        get { details?.values.entryPoint }
        set { set(\.entryPoint, newValue) }
    }

    /// Returns the link with an entry point.
    public func through(_ entryPoint: EntryPoint?) -> IncomingLink {
        var link = self
        link.entryPoint = entryPoint
        return link
    }
}
