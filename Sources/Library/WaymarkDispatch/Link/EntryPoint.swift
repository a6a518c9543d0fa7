/// The system method that delivered a link to the app, such as `scene(_:openURLContexts:)`.
///
/// The system may deliver one tap twice, such as in the launch options and to the app delegate. By the entry points,
/// the dispatcher recognises and drops the second delivery (``DispatchOptions/repeatInterval``). The UIKit, AppKit and
/// SwiftUI modules set their entry points. For other methods, set one with ``IncomingLink/through(_:)``:
///
/// ```swift
/// extension EntryPoint {
///     static let pushSDK: EntryPoint = "pushSDK"
/// }
///
/// dispatcher.open(IncomingLink(url: text, via: .notification).through(.pushSDK))
/// ```
public struct EntryPoint: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name of the entry point.
    public let rawValue: String

    /// Creates an entry point with a name of the app's choice.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an entry point from a string literal, its name.
    public init(stringLiteral name: String) { rawValue = name }

    /// The name of the entry point.
    public var description: String { rawValue }

    /// The app delegate's `application(_:didFinishLaunchingWithOptions:)` delivered the link, in the launch options.
    public static let launch: EntryPoint = "launch"
    /// The app delegate's `application(_:open:options:)` delivered the link, or `application(_:open:)` in AppKit.
    public static let appURL: EntryPoint = "appURL"
    /// The app delegate's `application(_:continue:restorationHandler:)` delivered the link.
    public static let appActivity: EntryPoint = "appActivity"
    /// The scene delegate's `scene(_:willConnectTo:options:)` delivered the link, in the connection options.
    public static let sceneConnection: EntryPoint = "sceneConnection"
    /// The scene delegate's `scene(_:openURLContexts:)` delivered the link.
    public static let sceneURL: EntryPoint = "sceneURL"
    /// The scene delegate's `scene(_:continue:)` delivered the link.
    public static let sceneActivity: EntryPoint = "sceneActivity"
    /// SwiftUI's `onOpenURL(perform:)` delivered the link.
    public static let viewURL: EntryPoint = "viewURL"
    /// SwiftUI's `onContinueUserActivity(_:perform:)` delivered the link.
    public static let viewActivity: EntryPoint = "viewActivity"
    /// The notification delegate's `userNotificationCenter(_:didReceive:withCompletionHandler:)` delivered the link.
    public static let notification: EntryPoint = "notification"
    /// The scene delegate's `windowScene(_:performActionFor:completionHandler:)` delivered the link.
    public static let shortcut: EntryPoint = "shortcut"
}
