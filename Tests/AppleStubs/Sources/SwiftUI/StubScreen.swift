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
    let storage = StubStorage()

    /// What is shown.
    public private(set) var text = ""

    /// Draws a view, again as long as what it keeps changes.
    public init(_ view: some View) {
        for _ in 0..<10 {
            storage.begin()
            (urlActions, activityActions, buttons, links, swipes) = ([], [:], [:], [:], [])
            text = draw(view)
            guard storage.hasChanged else { break }
        }
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
