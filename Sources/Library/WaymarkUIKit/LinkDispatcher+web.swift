#if canImport(WebKit)
    public import WebKit
    import Foundation
    public import WaymarkDispatch

    extension LinkDispatcher {
        /// Returns the policy for a navigation action of a `WKWebView`. Call it from `webView(_:decidePolicyFor:)`.
        ///
        /// ```swift
        /// func webView(
        ///     _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
        /// ) async -> WKNavigationActionPolicy {
        ///     dispatcher.policy(for: navigationAction, on: webView.url)
        /// }
        /// ```
        ///
        /// Returns `cancel` for a tapped link that the app opens. Otherwise, and always in a frame, returns `allow`.
        /// Links to fragments of the current `page` scroll it, and are not opened. `scene` is the window of the web
        /// view, if the dispatcher serves several; by default the frontmost.
        public func policy(
            for action: WKNavigationAction, on page: URL? = nil, in scene: SceneID? = nil
        ) -> WKNavigationActionPolicy {
            guard let url = action.request.url?.absoluteString else { return .allow }
            let isOpened = open(
                tapped: url, onPage: action.navigationType == .linkActivated,
                inMainFrame: action.targetFrame?.isMainFrame, of: page?.absoluteString, in: scene)
            return isOpened ? .cancel : .allow
        }
    }
#endif
