/// The system method that delivered a link to the app, such as `scene(_:openURLContexts:)`.
///
/// The system may deliver one tap twice, such as in the launch options and to the app delegate. With the entry points,
/// the dispatcher recognises the second delivery and drops it (``DispatchOptions/repeatInterval``). The UIKit, AppKit
/// and SwiftUI modules set their entry points. For links from other methods, set one with ``IncomingLink/through(_:)``:
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
    /// The system method that delivered the link; `nil` if unknown. With it, a second delivery of one tap is dropped.
    public var entryPoint: EntryPoint? {
        get { details?.values.entryPoint }
        set { set(\.entryPoint, newValue) }
    }

    /// Returns a copy of the link with this ``entryPoint``.
    public func through(_ entryPoint: EntryPoint?) -> IncomingLink {
        var link = self
        link.entryPoint = entryPoint
        return link
    }
}
