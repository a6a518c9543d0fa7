import Foundation
import SwiftUI
import Testing
import UIKit
import WaymarkDispatch
import WaymarkFoundation
import WaymarkSwiftUI
import WaymarkUIKit
import WebKit

@testable import SwiftUIApp

/// The delegate of texts and pages on the page about links inside the app.
@MainActor
final class TextsAndPages: NSObject, UITextViewDelegate, WKNavigationDelegate {
    let dispatcher: LinkDispatcher<AppRoute>

    init(_ dispatcher: LinkDispatcher<AppRoute>) { self.dispatcher = dispatcher }

    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        dispatcher.action(for: textItem, otherwise: defaultAction)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        dispatcher.policy(for: navigationAction, on: webView.url)
    }
}

struct RoutingView: View {
    let cook: Cook

    var body: some View {
        CookView(cook: cook)
            .routesLinks(with: cook.dispatcher)
    }
}

@Suite("The page about links inside the app")
@MainActor
struct LinksInsideTheAppSnippets {
    @Test("The sample for links inside the app opens only the app's own links")
    func inside() async throws {
        let cook = Cook(try AppRoute.backStack(), account: Account())
        let dispatcher = cook.dispatcher
        #expect(dispatcher.open(tapped: "https://cook.example.com/recipe/7") == true)
        #expect(dispatcher.open(tapped: "https://elsewhere.example.com/") == false)
        await dispatcher.settled()
        #expect(cook.model.state.top == .recipe(7))
        #expect(StubScreen(RoutingView(cook: cook)).text.hasSuffix("> Recipe 7 (Begin)"))

        let delegate = TextsAndPages(dispatcher)
        let url = try #require(URL(string: "cook://recipe/8"))
        let action = UIAction { _ in }
        let item = UITextItem(stub: .link(url))
        #expect(delegate.textView(UITextView(), primaryActionFor: item, defaultAction: action) !== action)
        let step = WKNavigationAction(stub: url, .linkActivated, in: nil)
        #expect(await delegate.webView(WKWebView(), decidePolicyFor: step) == .cancel)
    }
}
