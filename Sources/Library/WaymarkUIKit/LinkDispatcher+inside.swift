#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Foundation
    public import UIKit
    public import WaymarkDispatch
    import WaymarkFoundation

    /// Taps on links in text views: the app's own links go to the dispatcher, all others to the system.
    extension LinkDispatcher {
        /// Returns the action for a tap on a link: `textView(_:primaryActionFor:defaultAction:)`.
        ///
        /// ```swift
        /// func textView(
        ///     _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        /// ) -> UIAction? {
        ///     dispatcher.action(for: textItem, otherwise: defaultAction)
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - item: The tapped text.
        ///   - usual: The action of the system.
        ///   - scene: The window of the text view, if the dispatcher serves several; by default the frontmost.
        /// - Returns: An action that opens the link if the app handles it, otherwise the default action.
        @available(iOS 17, visionOS 1, *)
        public func action(for item: UITextItem, otherwise usual: UIAction, in scene: SceneID? = nil) -> UIAction {
            guard case .link(let url) = item.content, opensTapped(url.absoluteString) else { return usual }
            return UIAction { [weak self] _ in self?.open(tapped: url, in: scene) }
        }
    }
#endif
