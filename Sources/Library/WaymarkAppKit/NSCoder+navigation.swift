#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import Foundation
    public import WaymarkDispatch
    import WaymarkFoundation

    extension NSCoder {
        /// Encodes saved screens in the restorable state of a window. Call it from
        /// `window(_:willEncodeRestorableState:)`.
        ///
        /// ```swift
        /// func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        ///     state.encode(navigator.state.saved(by: router))
        /// }
        /// ```
        ///
        /// The coder must be a keyed archiver, as the one from AppKit is.
        public func encode(_ navigation: SavedNavigation) {
            encode(NSString(string: navigation.text), forKey: SavedNavigation.key)
        }

        /// Returns the screens that `encode(_:)` saved; `nil` if there are none. Call it from
        /// `window(_:didDecodeRestorableState:)`.
        public func decodeSavedNavigation() -> SavedNavigation? {
            // Decoding a missing value may raise an exception.
            guard containsValue(forKey: SavedNavigation.key) else { return nil }
            return decodeObject(of: NSString.self, forKey: SavedNavigation.key).map { SavedNavigation(text: "\($0)") }
        }
    }
#endif
