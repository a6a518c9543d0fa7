extension LinkDispatcher where Route: Hashable {
    /// Restores the screens of an earlier launch. Call it once at launch for each window. A link from outside the app
    /// has priority over saved screens, whether it arrives before or after this call:
    ///
    /// - If the navigator already shows a link from outside, the selected tab and the modal screens stay as they are,
    ///   and only the other tabs are restored. A UIKit navigator presents these modal screens again.
    /// - If a link from outside is shown later, it replaces the restored screens of its tab.
    /// - If the front saved screen or one below it requires an unmet condition, the front screen's link is opened
    ///   (``RestoredNavigation/waiting``), and is pending. A link from outside with a route replaces it, unless the two
    ///   belong to different windows (``IncomingLink/scene``), or another window shows the new link.
    ///
    /// ```swift
    /// try await dispatcher.restore(saved, in: model)
    /// ```
    ///
    /// Do not also open the links of the saved screens. Tabs without saved screens do not change. Guards do not run.
    /// `scene` is the window, if the app has several. `tabs` are the names of the app's tabs. Screens of other tabs
    /// are omitted, and an empty set restores all. `allows` returns `false` for a route that the app does not restore.
    ///
    /// - Returns: The restored screens, and the omitted ones with the reasons.
    /// - Throws: The errors of ``Navigator/carryOut(_:animated:)``, `CancellationError`, and, after
    ///   ``DispatchOptions/presenterTimeLimit``, a ``DispatchError`` (`presentation-timeout`).
    /// - Complexity: That of matching the link of each screen, twice at most.
    @discardableResult
    public func restore(
        _ saved: SavedNavigation, in navigator: any Navigator<Route>, scene: SceneID? = nil,
        tabs: Set<String> = [], allows: @escaping (Route) -> Bool = { _ in true }
    ) async throws -> RestoredNavigation<Route> {
        func showHeld() async throws -> RestoredNavigation<Route> {
            try await holdScreen(of: IncomingLink(url: saved.front ?? ""), .unopened) {
                try await self.show(saved, in: navigator, tabs, allows)
            }
        }
        let restored: RestoredNavigation<Route>
        do {
            // If a presenter calls this method, its current link already keeps other links from changing the screen.
            if let current = currentLink, screen.isHeld(for: current) {
                restored = try await showHeld()
            } else {
                // Waits until no link changes the screen: a link is shown either before or after the restored screens.
                restored = try await screen.take(.unopened) { try await showHeld() }
            }
        } catch let error as DispatchError {
            throw error.underlying ?? error
        }
        if let link = restored.waiting { open(link.arriving(in: scene)) }
        return restored
    }

    private func show(
        _ saved: SavedNavigation, in navigator: any Navigator<Route>, _ tabs: Set<String>,
        _ allows: @escaping (Route) -> Bool
    ) async throws -> RestoredNavigation<Route> {
        await navigator.settle()
        // After the time limit, another link may already change the screen.
        try Task.checkCancellation()
        let current = navigator.state
        var restored = current.restoring(saved, by: router, holding: conditions, tabs: tabs, allows: allows)
        if shownLinks.contains(navigator) {
            (restored.state.tab, restored.state.modals) = (current.tab, current.modals)
            restored.state[current.tab] = current[current.tab]
        }
        try await navigator.carryOut(NavigationPlan(from: current, to: restored.state), animated: false)
        return restored
    }
}

extension LinkDispatcher {
    /// Returns the link from outside the app that replaces the given link of a restored screen; `nil` if there is none.
    func linkReplacing(restored id: LinkID) -> LinkID? {
        guard let link = records[id]?.link, link.channel == .restoration else { return nil }
        let replacing = records.filter { $0.value.isMatched && $0.value.link.replaces(restored: link) }.keys.min()
        return replacing ?? shownLinks.last(replacing: link)
    }

    func dropRestoredLinks(for id: LinkID) {
        guard !restoredLinks.isEmpty, let new = records[id]?.link else { return }
        for old in restoredLinks.sorted() {
            guard let link = records[old]?.link, new.replaces(restored: link), state.remove(old) else { continue }
            finish(old, .dropped(.replaced(by: id)))
        }
    }
}

extension IncomingLink {
    /// Returns `true` if this link from outside the app replaces a restored link of the same or an unknown window.
    func replaces(restored link: IncomingLink) -> Bool {
        link.channel == .restoration && channel != .restoration && LinkQueue(channel) == .outside
            && mayShareWindow(scene, link.scene)
    }
}

func mayShareWindow(_ scene: SceneID?, _ other: SceneID?) -> Bool { scene == nil || other == nil || scene == other }

/// The latest link from outside the app that each navigator has shown.
@MainActor
final class ShownLinks {
    private struct Shown {
        weak var navigator: AnyObject?
        let id: LinkID
        let scene: SceneID?
    }

    private var shown: [Shown] = []

    nonisolated init() {}

    /// Adds a link that a navigator has shown, if it came from outside the app. `scene` is the window of the navigator.
    func insert<Route>(_ link: RoutedLink<Route>, in navigator: AnyObject, of scene: SceneID?) {
        guard LinkQueue(link.channel) == .outside, link.channel != .restoration else { return }
        shown.removeAll { $0.navigator == nil || $0.navigator === navigator }
        shown.append(Shown(navigator: navigator, id: link.id, scene: scene ?? link.link.scene))
    }

    func contains(_ navigator: AnyObject) -> Bool { shown.contains { $0.navigator === navigator } }

    /// Returns the latest link shown in an open window that is, or may be, the window of the restored `link`.
    func last<Route>(replacing link: IncomingLink<Route>) -> LinkID? {
        shown.last { $0.navigator != nil && mayShareWindow($0.scene, link.scene) }?.id
    }
}
