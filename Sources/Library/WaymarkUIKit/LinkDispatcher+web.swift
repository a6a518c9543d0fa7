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
        /// `page` is the URL of the current page. Links to its own fragments scroll the page, and are not opened.
        /// `scene` is the window of the web view, if the dispatcher serves several; by default the frontmost.
        ///
        /// - Returns: `cancel` for a tapped link that the app itself opens, otherwise `allow`. Links that a page loads
        ///   without a tap, or in a frame, are always allowed.
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
