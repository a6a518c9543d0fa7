#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Foundation
    public import UIKit
    public import WaymarkDispatch
    import WaymarkFoundation

    /// Handling of tapped links in text views: the dispatcher opens the app's own links, and the system all others.
    extension LinkDispatcher {
        /// Returns the action for a tapped link in a text view. Call it from
        /// `textView(_:primaryActionFor:defaultAction:)`.
        ///
        /// ```swift
        /// func textView(
        ///     _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        /// ) -> UIAction? {
        ///     dispatcher.action(for: textItem, otherwise: defaultAction)
        /// }
        /// ```
        ///
        /// `scene` is the window of the text view, if the dispatcher serves several; by default the frontmost.
        ///
        /// - Returns: An action that opens the link in the app, if a route matches the link or it has a custom scheme
        ///   of the app; otherwise the default action.
        @available(iOS 17, visionOS 1, *)
        public func action(for item: UITextItem, otherwise usual: UIAction, in scene: SceneID? = nil) -> UIAction {
            guard case .link(let url) = item.content, opensTapped(url.absoluteString) else { return usual }
            return UIAction { [weak self] _ in self?.open(tapped: url, in: scene) }
        }
    }
#endif
