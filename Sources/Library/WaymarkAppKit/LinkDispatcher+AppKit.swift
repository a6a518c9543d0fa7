#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
    public import Foundation
    public import WaymarkDispatch
    import WaymarkFoundation

    extension LinkDispatcher {
        /// Opens the URLs that AppKit delivered, in order. Call it from `application(_:open:)`.
        ///
        /// - Parameter urls: The URLs. Pass no file URLs, which end as not found.
        public func open(_ urls: [URL]) {
            for url in urls { open(url, through: .appURL) }
        }
    }

    extension NSWindow {
        /// The identifier of the window for links: its `identifier`, or if it has none, a value for this launch only.
        /// Windows must have different identifiers. Set `identifier` before you register the window.
        public var linkID: SceneID { SceneID(rawValue: identifier?.rawValue ?? "\(ObjectIdentifier(self))") }
    }

    extension NSApplication {
        /// Brings a window to the front, even if it is minimised. Use it as `SceneNavigators.activateWindow`.
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

    extension NSCoder {
        /// Encodes saved screens of a window. Call it in `window(_:willEncodeRestorableState:)`. The coder must be a
        /// keyed archiver, as the one from AppKit is.
        ///
        /// ```swift
        /// func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        ///     state.encode(navigator.state.saved(by: router))
        /// }
        /// ```
        public func encode(_ navigation: SavedNavigation) {
            encode(NSString(string: navigation.text), forKey: SavedNavigation.key)
        }

        /// Returns the screens that `encode(_:)` saved, if any. Call it from `window(_:didDecodeRestorableState:)`.
        public func decodeSavedNavigation() -> SavedNavigation? {
            // Decoding a missing value may raise an exception.
            guard containsValue(forKey: SavedNavigation.key) else { return nil }
            return decodeObject(of: NSString.self, forKey: SavedNavigation.key).map { SavedNavigation(text: "\($0)") }
        }
    }
#endif
