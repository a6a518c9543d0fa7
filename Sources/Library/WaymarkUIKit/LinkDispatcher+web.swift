#if canImport(WebKit)
    public import WebKit
    import Foundation
    public import WaymarkDispatch

    extension LinkDispatcher {
        /// What becomes of a step of a web view: `webView(_:decidePolicyFor:)`.
        ///
        /// ```swift
        /// func webView(
        ///     _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
        /// ) async -> WKNavigationActionPolicy {
        ///     dispatcher.policy(for: navigationAction)
        /// }
        /// ```
        ///
        /// - Returns: `cancel` for a link that the user tapped and that the app opens itself, and otherwise `allow`. What a
        ///   page loads by itself, and what happens in its frames, is never the app's.
        public func policy(for action: WKNavigationAction) -> WKNavigationActionPolicy {
            guard let url = action.request.url?.absoluteString else { return .allow }
            let isTap = action.navigationType == .linkActivated
            return open(tapped: url, onPage: isTap, inMainFrame: action.targetFrame?.isMainFrame) ? .cancel : .allow
        }
    }
#endif
