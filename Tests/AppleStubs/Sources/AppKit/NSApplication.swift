public import Foundation
public import UserActivity

/// An object that can restore a user activity.
/// https://developer.apple.com/documentation/appkit/nsuseractivityrestoring
@MainActor
public protocol NSUserActivityRestoring: NSObjectProtocol {
    /// Restores the state of an activity.
    /// https://developer.apple.com/documentation/appkit/nsuseractivityrestoring/restoreuseractivitystate(_:)
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// An object that responds to events.
/// https://developer.apple.com/documentation/appkit/nsresponder
@MainActor
open class NSResponder: NSObject, NSUserActivityRestoring {
    /// Creates a responder.
    public override nonisolated init() { super.init() }
    /// Does nothing.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

/// The app.
/// https://developer.apple.com/documentation/appkit/nsapplication
@MainActor
open class NSApplication: NSResponder {
    /// The shared application object.
    /// https://developer.apple.com/documentation/appkit/nsapplication/shared
    public class var shared: NSApplication { stubShared }
    private static let stubShared = NSApplication()

    /// The windows. Read-only in Apple's module.
    /// https://developer.apple.com/documentation/appkit/nsapplication/windows
    open var windows: [NSWindow] = []
    /// The delegate.
    /// https://developer.apple.com/documentation/appkit/nsapplication/delegate
    open weak var delegate: (any NSApplicationDelegate)?

    /// Launches the app and opens URLs, in AppKit's order of a cold start. Not in Apple's module.
    public func stubLaunch(opening urls: [URL] = []) {
        delegate?.applicationWillFinishLaunching(Notification(name: Self.willFinishLaunchingNotification, object: self))
        if !urls.isEmpty { delegate?.application(self, open: urls) }
        delegate?.applicationDidFinishLaunching(Notification(name: Self.didFinishLaunchingNotification, object: self))
    }

    /// https://developer.apple.com/documentation/appkit/nsapplication/willfinishlaunchingnotification
    public class var willFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("NSApplicationWillFinishLaunchingNotification")
    }
    /// https://developer.apple.com/documentation/appkit/nsapplication/didfinishlaunchingnotification
    public class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("NSApplicationDidFinishLaunchingNotification")
    }
}

/// The delegate of the app. Apple's methods are optional; here their default implementations do nothing.
/// https://developer.apple.com/documentation/appkit/nsapplicationdelegate
@MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
    /// https://developer.apple.com/documentation/appkit/nsapplicationdelegate/applicationwillfinishlaunching(_:)
    func applicationWillFinishLaunching(_ notification: Notification)
    /// https://developer.apple.com/documentation/appkit/nsapplicationdelegate/applicationdidfinishlaunching(_:)
    func applicationDidFinishLaunching(_ notification: Notification)
    /// https://developer.apple.com/documentation/appkit/nsapplicationdelegate/application(_:open:)
    func application(_ application: NSApplication, open urls: [URL])
    /// https://developer.apple.com/documentation/appkit/nsapplicationdelegate/application(_:continue:restorationhandler:)
    func application(
        _ application: NSApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool
}

extension NSApplicationDelegate {
    /// Does nothing.
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func application(_ application: NSApplication, open urls: [URL]) {}
    /// Returns `false`.
    public func application(
        _ application: NSApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool { false }
}
