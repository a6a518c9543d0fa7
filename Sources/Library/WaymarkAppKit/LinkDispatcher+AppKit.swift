#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
    import Foundation
    public import WaymarkDispatch
    import WaymarkFoundation

    extension LinkDispatcher {
        /// Opens URLs in their order: `application(_:open:)`. The system names neither a window nor the requesting app.
        ///
        /// - Parameter urls: The URLs. Pass no URLs of files, which end as not found.
        public func open(_ urls: [URL]) {
            for url in urls { open(url, through: .appURL) }
        }
    }

    extension NSWindow {
        /// The identifier of the window: its `identifier`, which restored windows keep, or one for this launch.
        ///
        /// Windows of an app must have different identifiers. Set `identifier` before the window is registered.
        public var linkID: SceneID { SceneID(rawValue: identifier?.rawValue ?? "\(ObjectIdentifier(self))") }
    }

    extension NSApplication {
        /// Brings a window to the front, also from the Dock: `SceneNavigators.activateWindow`.
        ///
        /// ```swift
        /// windows.activateWindow = { NSApplication.shared.bringForward($0) }
        /// ```
        ///
        /// - Parameter id: The ``AppKit/NSWindow/linkID`` of the window. An unknown window is ignored.
        public func bringForward(_ id: SceneID) {
            guard let window = windows.first(where: { $0.linkID == id }) else { return }
            if window.isMiniaturized { window.deminiaturize(nil) }
            window.makeKeyAndOrderFront(nil)
        }
    }
#endif
