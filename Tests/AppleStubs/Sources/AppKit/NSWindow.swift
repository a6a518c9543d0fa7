public import Foundation

/// The identifier of a window or a view.
/// https://developer.apple.com/documentation/appkit/nsuserinterfaceitemidentifier
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A controller of a view.
/// https://developer.apple.com/documentation/appkit/nsviewcontroller
@MainActor
open class NSViewController: NSResponder {
    /// https://developer.apple.com/documentation/appkit/nsviewcontroller/init(nibname:bundle:)
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// Creates a controller.
    public override nonisolated init() { super.init() }
}

/// A window.
/// https://developer.apple.com/documentation/appkit/nswindow
@MainActor
open class NSWindow: NSResponder {
    /// The identifier, which state restoration uses.
    /// https://developer.apple.com/documentation/appkit/nsuserinterfaceitemidentification/identifier
    open var identifier: NSUserInterfaceItemIdentifier?
    /// `true` if the window is in the Dock.
    /// https://developer.apple.com/documentation/appkit/nswindow/isminiaturized
    open private(set) var isMiniaturized = false
    /// The delegate.
    /// https://developer.apple.com/documentation/appkit/nswindow/delegate
    open weak var delegate: (any NSWindowDelegate)?

    /// The controller of its content.
    /// https://developer.apple.com/documentation/appkit/nswindow/contentviewcontroller
    open var contentViewController: NSViewController?

    /// Creates a window.
    /// https://developer.apple.com/documentation/appkit/nswindow/init(contentviewcontroller:)
    public convenience init(contentViewController: NSViewController) {
        self.init()
        self.contentViewController = contentViewController
    }

    /// https://developer.apple.com/documentation/appkit/nswindow/didbecomemainnotification
    public class var didBecomeMainNotification: NSNotification.Name {
        NSNotification.Name("NSWindowDidBecomeMainNotification")
    }
    /// https://developer.apple.com/documentation/appkit/nswindow/willclosenotification
    public class var willCloseNotification: NSNotification.Name { NSNotification.Name("NSWindowWillCloseNotification") }

    /// https://developer.apple.com/documentation/appkit/nswindow/makekeyandorderfront(_:)
    open func makeKeyAndOrderFront(_ sender: Any?) {
        NotificationCenter.default.post(name: Self.didBecomeMainNotification, object: self)
    }
    /// https://developer.apple.com/documentation/appkit/nswindow/miniaturize(_:)
    open func miniaturize(_ sender: Any?) { isMiniaturized = true }
    /// https://developer.apple.com/documentation/appkit/nswindow/deminiaturize(_:)
    open func deminiaturize(_ sender: Any?) { isMiniaturized = false }
    /// https://developer.apple.com/documentation/appkit/nswindow/close()
    open func close() { NotificationCenter.default.post(name: Self.willCloseNotification, object: self) }
}

/// The delegate of a window. Apple's methods are optional; here their default implementations do nothing.
/// https://developer.apple.com/documentation/appkit/nswindowdelegate
@MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
    /// https://developer.apple.com/documentation/appkit/nswindowdelegate/window(_:willencoderestorablestate:)
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder)
    /// https://developer.apple.com/documentation/appkit/nswindowdelegate/window(_:diddecoderestorablestate:)
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder)
}

extension NSWindowDelegate {
    /// Does nothing.
    public func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {}
    /// Does nothing.
    public func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {}
}
