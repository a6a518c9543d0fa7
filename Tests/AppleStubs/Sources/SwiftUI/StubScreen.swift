import Foundation
public import UserActivity

/// A text rendering of views, with user and system actions. Not in Apple's module.
///
/// `home| Home > User 5 ^sheet Compose` is the tab `home` with a screen over its first one, and a sheet.
@MainActor
public final class StubScreen {
    var urlActions: [(URL) -> Void] = []
    var activityActions: [String: (NSUserActivity) -> Void] = [:]
    var buttons: [String: @MainActor () -> Void] = [:]
    var links: [String: any Hashable] = [:]
    var swipes: [@MainActor () -> Void] = []
    var push: ((any Hashable) -> Void)?
    var back: (() -> Void)?
    var destination: ((any Hashable) -> String?)?
    var disappearances: [() -> Void] = []
    let storage = StubStorage()
    private let content: @MainActor (StubScreen) -> String

    /// The drawn text.
    public private(set) var text = ""

    /// The URLs that the system received.
    public private(set) var systemURLs: [URL] = []

    /// The identifiers of external events that the window prefers and allows.
    public internal(set) var externalEvents: (preferring: Set<String>, allowing: Set<String>) = ([], [])

    /// Draws a view, repeatedly while its state changes.
    public init(_ view: some View, phase: ScenePhase = .active) {
        content = { $0.draw(view) }
        storage.environment.scenePhase = phase
        storage.environment.openURL = OpenURLAction(stub: { _ in .systemAction }) { [weak self] in
            self?.systemURLs.append($0)
        }
        drawAgain()
    }

    private func drawAgain() {
        for _ in 0..<10 {
            storage.begin()
            (urlActions, activityActions, buttons, links, swipes) = ([], [:], [:], [:], [])
            disappearances = []
            text = content(self)
            guard storage.hasChanged else { break }
        }
    }

    /// Changes the phase of the window.
    public func enter(_ phase: ScenePhase) {
        storage.environment.scenePhase = phase
        drawAgain()
    }

    /// Hides the view, as under a full-screen cover.
    public func hide() {
        for action in disappearances { action() }
    }

    /// Closes the window.
    public func close() {
        enter(.background)
        hide()
    }

    func draw(_ view: some View) -> String {
        if let primitive = view as? any Primitive { return primitive.draw(on: self) }
        storage.restore(view)
        return draw(view.body)
    }

    func draw(all views: [any View]) -> String {
        views.map { draw($0) }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Opens a URL, as the system does.
    public func open(_ url: String) {
        guard let url = URL(string: url) else { return }
        for action in urlActions { action(url) }
    }

    /// Continues an activity, as the system does.
    public func open(_ activity: NSUserActivity) { activityActions[activity.activityType]?(activity) }

    /// Taps a button, or a link of the front stack.
    public func tap(_ title: String) {
        buttons[title]?()
        if let value = links[title] { push?(value) }
    }

    /// Goes back in the front stack.
    public func goBack() { back?() }

    /// Dismisses the front modal screen with a swipe.
    public func swipe() { swipes.last?() }
}
