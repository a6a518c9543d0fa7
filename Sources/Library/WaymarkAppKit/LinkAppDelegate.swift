#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
    import Foundation
    public import WaymarkCore
    public import WaymarkDispatch
    import WaymarkFoundation

    /// A dispatcher of any route type, as seen by ``LinkAppDelegate``.
    @MainActor
    public protocol SystemLinks: AnyObject {
        /// Opens the URLs that the app received.
        func open(_ urls: [URL])
        /// Opens an activity that the app received.
        @discardableResult
        func open(_ activity: NSUserActivity, under name: String, in scene: SceneID?, through entryPoint: EntryPoint?)
            -> Bool
        /// Fulfils a condition.
        func fulfil(_ condition: Condition)
    }

    extension LinkDispatcher: SystemLinks {}

    /// An app delegate that passes every link from the system to a dispatcher, and registers the app's windows.
    ///
    /// ```swift
    /// final class ShopAppDelegate: LinkAppDelegate {
    ///     let shop = Shop()
    ///
    ///     override var links: (any SystemLinks)? { shop.dispatcher }
    ///     override var windows: (any SceneRegister)? { shop.windows }
    ///
    ///     override func makeInterface() { shop.openWindow() }
    /// }
    /// ```
    ///
    /// When a link launches the app, AppKit calls `applicationWillFinishLaunching(_:)`, `application(_:open:)` and
    /// `applicationDidFinishLaunching(_:)`, in this order. The dispatcher must exist before the first one returns.
    /// Links are pending until ``makeInterface()`` returns if they require `Condition.interfaceReady`
    /// (`DispatchOptions.presentationRequirements`).
    ///
    /// An override of an `application` method must call `super`.
    @MainActor
    open class LinkAppDelegate: NSObject, NSApplicationDelegate {
        /// The dispatcher that opens the links of the app. Override it.
        open var links: (any SystemLinks)? { nil }

        /// The windows of the app. Override it if the dispatcher shows links in several windows.
        open var windows: (any SceneRegister)? { nil }

        /// The key of the URL string in the `userInfo` of an activity.
        open var linkName: String { "link" }

        /// Opens the first windows. Override it. Restored windows exist before this call.
        open func makeInterface() {}

        /// Opens files. Override it if the app opens files without `NSDocument`, because AppKit does not call
        /// `application(_:openFiles:)` for this delegate.
        open func open(files: [URL]) {}

        /// Begins to track the main window and closed windows.
        open func applicationWillFinishLaunching(_ notification: Notification) {
            track(NSWindow.didBecomeMainNotification) { $0.activate($1) }
            track(NSWindow.willCloseNotification) { $0.disconnect($1) }
        }

        /// Opens the first windows, then fulfils `Condition.interfaceReady`.
        open func applicationDidFinishLaunching(_ notification: Notification) {
            makeInterface()
            links?.fulfil(.interfaceReady)
        }

        /// Opens URLs: custom schemes as links, and files with ``open(files:)``.
        open func application(_ application: NSApplication, open urls: [URL]) {
            links?.open(urls.filter { !$0.isFileURL })
            let files = urls.filter(\.isFileURL)
            if !files.isEmpty { open(files: files) }
        }

        /// Opens an activity, such as a universal link.
        ///
        /// - Returns: `true` if a route matches its link. Otherwise AppKit tries to continue the activity itself, such
        ///   as that of a document.
        open func application(
            _ application: NSApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
        ) -> Bool {
            links?.open(userActivity, under: linkName, in: nil, through: .appActivity) ?? false
        }

        // The observers live as long as the app, like its delegate.
        private func track(
            _ name: Notification.Name, _ record: @escaping @MainActor @Sendable (any SceneRegister, SceneID) -> Void
        ) {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notification in
                // AppKit posts notifications of windows on the main thread.
                guard let window = notification.object as? NSWindow else { return }
                MainActor.assumeIsolated {
                    if let windows = self?.windows { record(windows, window.linkID) }
                }
            }
        }
    }
#endif
