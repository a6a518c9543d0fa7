// Apple's exports Foundation, because its headers import it. What Foundation has of requests is a module of its own on
// Linux.
@_exported public import Foundation
@_exported public import FoundationNetworking
public import UIKit

/// A page.
/// https://developer.apple.com/documentation/webkit/wkwebview
@MainActor
open class WKWebView: UIView {}

/// A step from one page to another.
/// https://developer.apple.com/documentation/webkit/wknavigationaction
@MainActor
open class WKNavigationAction: NSObject {
    /// What the step asks for.
    /// https://developer.apple.com/documentation/webkit/wknavigationaction/request
    public let request: URLRequest
    /// Why it is taken.
    /// https://developer.apple.com/documentation/webkit/wknavigationaction/navigationtype
    public let navigationType: WKNavigationType
    /// Where the answer is shown; `nil` if that is a window that is not there yet.
    /// https://developer.apple.com/documentation/webkit/wknavigationaction/targetframe
    public let targetFrame: WKFrameInfo?

    /// There is no such initialiser in Apple's module.
    public init(stub url: URL, _ type: WKNavigationType, in frame: WKFrameInfo?) {
        (request, navigationType, targetFrame) = (URLRequest(url: url), type, frame)
    }
}

/// A frame of a page.
/// https://developer.apple.com/documentation/webkit/wkframeinfo
@MainActor
open class WKFrameInfo: NSObject {
    /// Whether it is the page itself.
    /// https://developer.apple.com/documentation/webkit/wkframeinfo/ismainframe
    public let isMainFrame: Bool

    /// There is no such initialiser in Apple's module.
    public init(stub isMainFrame: Bool) { self.isMainFrame = isMainFrame }
}

/// Why a step is taken.
/// https://developer.apple.com/documentation/webkit/wknavigationtype
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0, formSubmitted = 1, backForward = 2, reload = 3, formResubmitted = 4, other = -1
}

/// What becomes of a step.
/// https://developer.apple.com/documentation/webkit/wknavigationactionpolicy
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0, allow = 1, download = 2
}

/// Decides on steps. Apple's methods are optional.
/// https://developer.apple.com/documentation/webkit/wknavigationdelegate
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// What becomes of a step.
    /// https://developer.apple.com/documentation/webkit/wknavigationdelegate/webview(_:decidepolicyfor:)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy
}
