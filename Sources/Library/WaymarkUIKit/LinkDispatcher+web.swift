#if canImport(WebKit)
    public import WebKit
    import Foundation
    public import WaymarkDispatch

    extension LinkDispatcher {
        /// Returns the policy for a navigation action of a web view: `webView(_:decidePolicyFor:)`.
        ///
        /// ```swift
        /// func webView(
        ///     _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
        /// ) async -> WKNavigationActionPolicy {
        ///     dispatcher.policy(for: navigationAction)
        /// }
        /// ```
        ///
        /// - Returns: `cancel` for a tapped link that the app opens itself, otherwise `allow`. Links that a page loads
        ///   without a tap, or in a frame, are always allowed.
        public func policy(for action: WKNavigationAction) -> WKNavigationActionPolicy {
            guard let url = action.request.url?.absoluteString else { return .allow }
            let isTap = action.navigationType == .linkActivated
            return open(tapped: url, onPage: isTap, inMainFrame: action.targetFrame?.isMainFrame) ? .cancel : .allow
        }
    }
#endif
