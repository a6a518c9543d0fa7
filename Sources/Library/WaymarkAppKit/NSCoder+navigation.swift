#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import Foundation
    public import WaymarkDispatch
    import WaymarkFoundation

    extension NSCoder {
        /// Encodes saved screens with the state of a window: `window(_:willEncodeRestorableState:)`.
        ///
        /// ```swift
        /// func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        ///     state.encode(navigator.state.saved(by: router))
        /// }
        /// ```
        ///
        /// The coder must be a keyed archiver, such as that of AppKit.
        public func encode(_ navigation: SavedNavigation) {
            encode(NSString(string: navigation.text), forKey: SavedNavigation.key)
        }

        /// Returns the saved screens of a window's state; `nil` if it has none: `window(_:didDecodeRestorableState:)`.
        public func decodeSavedNavigation() -> SavedNavigation? {
            // Decoding a missing value may raise an exception.
            guard containsValue(forKey: SavedNavigation.key) else { return nil }
            return decodeObject(of: NSString.self, forKey: SavedNavigation.key).map { SavedNavigation(text: "\($0)") }
        }
    }
#endif
