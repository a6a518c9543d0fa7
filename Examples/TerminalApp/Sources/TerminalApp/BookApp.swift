import Foundation
import Waymark

/// The app: its model, and the dispatcher that routes links to it.
@MainActor
final class BookApp {
    let model = AppModel()
    let router: Router<AppRoute>
    let dispatcher: LinkDispatcher<AppRoute>
    let windows = SceneNavigators<AppRoute>()
    let server = Server()
    /// The file that stores the screens for the next launch.
    let screens: URL

    /// Starts the app. Links may be opened immediately; nothing is shown before ``becomeReady()``.
    ///
    /// - Parameters:
    ///   - file: The file that stores pending links for the next launch.
    ///   - guarantee: How often a link is opened if the app ends while opening it.
    init(keepingLinksIn file: URL, _ guarantee: DeliveryGuarantee) async throws {
        var options = DispatchOptions()
        options.presentationRequirements = [.interfaceReady]
        options.pending = .queue(limit: 8, expiry: .seconds(24 * 60 * 60))
        screens = file.appendingPathExtension("screens")
        router = try makeRouter()
        dispatcher = LinkDispatcher(
            showing: makeBackStack(router), in: windows,
            handlers: [KnownBooks(), Badge(model: model), Cart(model: model), Printer(model: model)],
            guards: [OldLinks(), staffOnly, StillForSale(server: server)], options: options)
        dispatcher.notFound = { [model] _, reason in model.explain(reason) }
        dispatcher.system = { [model] url in
            model.news.append("the browser opens \(url)")
            return true
        }
        dispatcher.observe { [weak self] in self?.note($0) }
        windows.activateWindow = { [weak self] id in
            self?.model.news.append("  the window '\(id)' comes to the front")
            self?.show(window: id)
        }
        windows.openWindow = { [weak self] _ in
            self?.model.news.append("  a window opens")
            self?.show(window: "main")
        }
        show(window: "main")
        dispatcher.storeFailed = { [model] error in model.news.append("links that wait: \(error)") }
        do {
            try await dispatcher.keepPendingLinks(in: PendingLinkFile(at: file), guarantee: guarantee)
        } catch {
            model.news.append("the links of the last launch cannot be read now: \(error)")
        }
        await dispatcher.settled()
    }

    /// Reports the events of links, and opens the login when a link is pending for it.
    private func note(_ event: DispatchEvent<AppRoute>) {
        switch event.kind {
        case .matched, .redirected, .pending, .unknownCondition, .resumed, .finished: model.news.append("link \(event)")
        case .arrived, .unwrapped, .allowed, .handled, .overdue, .preparing, .presenting, .notSaved, .effectFailed:
            break
        }
        if case .pending(until: .signedIn, _) = event.kind { dispatcher.open(.login) }
    }

    func becomeReady() {
        model.isReady = true
        restoreScreens()
        dispatcher.fulfil(.interfaceReady)
    }

    func signIn() {
        model.signIn()
        dispatcher.fulfil(.signedIn)
    }

    func signOut() {
        model.signOut()
        dispatcher.lose(.signedIn)
    }

    func goBack() {
        // Leaving the login drops the links that are pending for it.
        if model.goBack() == .login { dispatcher.clear(waitingFor: .signedIn) }
    }
}

extension AppModel {
    /// Explains to the user why a link is not found, unless it belongs to another app.
    ///
    /// - Returns: `true` if the user got an explanation.
    fileprivate func explain(_ reason: NotFoundReason) -> Bool {
        switch reason {
        case .unmatched(let unmatched) where unmatched.reason == .host || unmatched.reason == .scheme: return false
        case .unmatched, .passed, .wrapped: news.append("sorry, there is no such page")
        case .unacceptable: news.append("sorry, this link is not safe to open")
        }
        return true
    }
}
