// Apple's module re-exports Foundation, because its headers import it. On Linux, URLRequest is in a separate module.
@_exported public import Foundation
@_exported public import FoundationNetworking
public import UIKit

/// A web view.
/// https://developer.apple.com/documentation/webkit/wkwebview
@MainActor
open class WKWebView: UIView {
    /// The URL of the page.
    /// https://developer.apple.com/documentation/webkit/wkwebview/url
    open private(set) var url: URL?
}

/// A navigation from one page to another.
/// https://developer.apple.com/documentation/webkit/wknavigationaction
@MainActor
open class WKNavigationAction: NSObject {
    /// The request of the navigation.
    /// https://developer.apple.com/documentation/webkit/wknavigationaction/request
    public let request: URLRequest
    /// The cause of the navigation.
    /// https://developer.apple.com/documentation/webkit/wknavigationaction/navigationtype
    public let navigationType: WKNavigationType
    /// The frame that shows the response, or `nil` for a new window.
    /// https://developer.apple.com/documentation/webkit/wknavigationaction/targetframe
    public let targetFrame: WKFrameInfo?

    /// Creates a navigation for tests. Not in Apple's module.
    public init(stub url: URL, _ type: WKNavigationType, in frame: WKFrameInfo?) {
        (request, navigationType, targetFrame) = (URLRequest(url: url), type, frame)
    }
}

/// A frame of a page.
/// https://developer.apple.com/documentation/webkit/wkframeinfo
@MainActor
open class WKFrameInfo: NSObject {
    /// `true` if the frame is the main frame.
    /// https://developer.apple.com/documentation/webkit/wkframeinfo/ismainframe
    public let isMainFrame: Bool

    /// Creates a frame for tests. Not in Apple's module.
    public init(stub isMainFrame: Bool) { self.isMainFrame = isMainFrame }
}

/// The cause of a navigation.
/// https://developer.apple.com/documentation/webkit/wknavigationtype
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0, formSubmitted = 1, backForward = 2, reload = 3, formResubmitted = 4, other = -1
}

/// The decision about a navigation.
/// https://developer.apple.com/documentation/webkit/wknavigationactionpolicy
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0, allow = 1, download = 2
}

/// A delegate that decides about navigations. Apple's methods are optional.
/// https://developer.apple.com/documentation/webkit/wknavigationdelegate
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Decides about a navigation.
    /// https://developer.apple.com/documentation/webkit/wknavigationdelegate/webview(_:decidepolicyfor:)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy
}
