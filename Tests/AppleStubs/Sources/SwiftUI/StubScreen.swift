import Foundation
public import UserActivity

/// What views show, as text, and what can be done with them. There is no such thing in Apple's module.
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

    /// What is shown.
    public private(set) var text = ""

    /// The URLs that the system was asked to open.
    public private(set) var systemURLs: [URL] = []

    /// The links that the window says it should get rather than others, and those that it may get.
    public internal(set) var externalEvents: (preferring: Set<String>, allowing: Set<String>) = ([], [])

    /// Draws a view, again as long as what it keeps changes.
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

    /// The window comes to the front, or leaves it.
    public func enter(_ phase: ScenePhase) {
        storage.environment.scenePhase = phase
        drawAgain()
    }

    /// The window is closed.
    public func close() {
        for action in disappearances { action() }
    }

    func draw(_ view: some View) -> String {
        if let primitive = view as? any Primitive { return primitive.draw(on: self) }
        storage.restore(view)
        return draw(view.body)
    }

    func draw(all views: [any View]) -> String {
        views.map { draw($0) }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The system opens the app with a URL.
    public func open(_ url: String) {
        guard let url = URL(string: url) else { return }
        for action in urlActions { action(url) }
    }

    /// The system continues an activity in the app.
    public func open(_ activity: NSUserActivity) { activityActions[activity.activityType]?(activity) }

    /// The user taps a button, or a link of the stack in front.
    public func tap(_ title: String) {
        buttons[title]?()
        if let value = links[title] { push?(value) }
    }

    /// The user goes back in the stack in front.
    public func goBack() { back?() }

    /// The user swipes the modal screen in front away.
    public func swipe() { swipes.last?() }
}
