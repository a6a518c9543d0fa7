/// What hears of windows that come to the front and are closed.
@MainActor
public protocol SceneRegister: AnyObject {
    /// A window has come to the front.
    func activate(_ id: SceneID)
    /// A window was closed.
    func disconnect(_ id: SceneID)
}

/// The windows of an app, each with a navigator of its own, behind one dispatcher.
///
/// ```swift
/// let windows = SceneNavigators<AppRoute>()
/// let dispatcher = LinkDispatcher(showing: backStack, in: windows)
///
/// windows.connect(navigator, as: "a")     // a window opens
/// windows.activate("a")                   // it comes to the front
/// windows.disconnect("a")                 // it is closed
/// ```
///
/// ``SceneChoice`` says which window shows a link. While there is none, links wait for
/// `Condition.presenterAttached`.
@MainActor
public final class SceneNavigators<Route: Hashable & Sendable>: SceneRegister {
    /// The frontmost first.
    private var windows: [(id: SceneID, navigator: any Navigator<Route>)] = []

    /// Told when the first window opens and the last one is closed.
    var changed: (@MainActor () -> Void)?

    /// Brings a window to the front in which a link is about to be shown, such as with
    /// `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
    public var activateWindow: (@MainActor (SceneID) -> Void)?

    /// Opens a window for a link that waits because there is none.
    public var openWindow: (@MainActor (IncomingLink<Route>) -> Void)?

    /// Creates a list without windows.
    public init() {}

    /// Whether there is no window.
    public var isEmpty: Bool { windows.isEmpty }

    /// The windows with what they show, the frontmost first.
    public var scenes: [OpenScene<Route>] { windows.map { OpenScene($0.id, showing: $0.navigator.state) } }

    /// The navigator of a window.
    public subscript(id: SceneID) -> (any Navigator<Route>)? { windows.first { $0.id == id }?.navigator }

    /// Adds a window, which is in front. One of the same identifier is replaced.
    public func connect(_ navigator: any Navigator<Route>, as id: SceneID) {
        windows = [(id, navigator)] + windows.filter { $0.id != id }
        changed?()
    }

    /// A window has come to the front. One that is not connected changes nothing.
    public func activate(_ id: SceneID) {
        guard let index = windows.firstIndex(where: { $0.id == id }) else { return }
        windows.insert(windows.remove(at: index), at: 0)
    }

    /// A window was closed. What is about to be shown in it is shown in another one.
    public func disconnect(_ id: SceneID) {
        windows.removeAll { $0.id == id }
        changed?()
    }

    /// What the user taps in the app stays in the window in front, which is where it was tapped.
    func choice(for chain: [PlacedRoute<Route>], of link: IncomingLink<Route>) -> SceneChoice {
        let scene = link.scene ?? (link.channel == .inApp ? windows.first?.id : nil)
        return SceneChoice(for: chain, gotBy: scene, among: scenes)
    }

    /// Has the window of a navigator brought to the front, unless it is there.
    func bringForward(_ navigator: any Navigator<Route>) {
        guard let index = windows.firstIndex(where: { $0.navigator === navigator }), index > 0 else { return }
        activateWindow?(windows[index].id)
    }
}
