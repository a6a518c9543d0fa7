#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
    import Foundation
    public import WaymarkCore
    public import WaymarkDispatch
    import WaymarkFoundation

    /// The methods of a `LinkDispatcher` that ``LinkAppDelegate`` calls, for any type of routes.
    @MainActor
    public protocol SystemLinks: AnyObject {
        /// Opens the URLs that AppKit delivered to the app.
        func open(_ urls: [URL])
        /// Opens the link of an activity: the web page, or the URL string with the key `name` in `userInfo`.
        @discardableResult
        func open(_ activity: NSUserActivity, under name: String, in scene: SceneID?, through entryPoint: EntryPoint?)
            -> Bool
        /// Marks a condition as met, which resumes the links that are pending for it.
        func fulfil(_ condition: Condition)
    }

    extension LinkDispatcher: SystemLinks {}

    /// An app delegate that passes every link from AppKit to a `LinkDispatcher`, and tracks the app's windows.
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
    /// `applicationDidFinishLaunching(_:)`, in this order. The dispatcher must exist before the first method returns.
    /// Links that require `Condition.interfaceReady` (`DispatchOptions.presentationRequirements`) are pending until
    /// ``makeInterface()`` returns.
    ///
    /// An override of an `application…` method must call `super`.
    @MainActor
    open class LinkAppDelegate: NSObject, NSApplicationDelegate {
        /// The dispatcher that opens the app's links. By default `nil`, which opens none: override the property.
        open var links: (any SystemLinks)? { nil }

        /// The list of the app's open windows. By default `nil`: override it if one dispatcher serves several windows.
        open var windows: (any SceneRegister)? { nil }

        /// The key of the URL string in the `userInfo` of an activity, by default `link`.
        open var linkName: String { "link" }

        /// Opens the first windows. By default it does nothing: override it. AppKit restores windows before this call.
        open func makeInterface() {}

        /// Opens files; by default none. Override it if the app opens files without `NSDocument`: AppKit does not call
        /// `application(_:openFiles:)` for this delegate.
        open func open(files: [URL]) {}

        /// Begins to record in ``windows`` which window is the main one, and which windows are closed.
        open func applicationWillFinishLaunching(_ notification: Notification) {
            track(NSWindow.didBecomeMainNotification) { $0.activate($1) }
            track(NSWindow.willCloseNotification) { $0.disconnect($1) }
        }

        /// Calls ``makeInterface()``, then fulfils `Condition.interfaceReady`.
        open func applicationDidFinishLaunching(_ notification: Notification) {
            makeInterface()
            links?.fulfil(.interfaceReady)
        }

        /// Opens URLs that AppKit delivered: files with ``open(files:)``, and all other URLs as links.
        open func application(_ application: NSApplication, open urls: [URL]) {
            links?.open(urls.filter { !$0.isFileURL })
            let files = urls.filter(\.isFileURL)
            if !files.isEmpty { open(files: files) }
        }

        /// Opens the link of an activity, such as a universal link.
        ///
        /// - Returns: `true` if a route matches the link, or the link is a wrapper, such as a shortened link. Otherwise
        ///   AppKit tries to continue the activity itself, such as that of a document.
        open func application(
            _ application: NSApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
        ) -> Bool {
            links?.open(userActivity, under: linkName, in: nil, through: .appActivity) ?? false
        }

        // The observers are never removed, because the delegate lives as long as the app.
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
