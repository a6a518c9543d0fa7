/// A receiver of window events from the delegates of scenes and apps. ``SceneNavigators`` implements it.
@MainActor
public protocol SceneRegister: AnyObject {
    /// Records that the window with this identifier came to the front.
    func activate(_ id: SceneID)
    /// Records that the window with this identifier was closed.
    func disconnect(_ id: SceneID)
}

/// The open windows of an app with one ``LinkDispatcher``, each with its own ``Navigator``.
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
/// Links of the channel `inApp` without a ``IncomingLink/scene`` open in the frontmost window, others in the first of:
///
/// 1. the window that received the link, if it is open;
/// 2. the frontmost window whose front screen is the route of the link, or its parent;
/// 3. the frontmost window.
///
/// Without windows, links that present a screen are pending for `Condition.presenterAttached`.
@MainActor
public final class SceneNavigators<Route: Hashable & Sendable>: SceneRegister {
    /// The windows in order, the frontmost first.
    private var windows: [(id: SceneID, navigator: any Navigator<Route>)] = []

    var changed: (@MainActor () -> Void)?

    /// Brings the window with this identifier to the front before it shows a link, such as with
    /// `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)`. By default `nil`.
    public var activateWindow: (@MainActor (SceneID) -> Void)?

    /// Opens a window for a link that is pending because no window is open. Called again only after a window opened.
    public var openWindow: (@MainActor (IncomingLink<Route>) -> Void)?

    private var isOpening = false

    /// Creates a list without windows. Add each window with ``connect(_:as:)``.
    public init() {}

    /// `true` if no window is open.
    public var isEmpty: Bool { windows.isEmpty }

    /// The open windows with the states of their screens, the frontmost first.
    package var scenes: [OpenScene<Route>] { windows.map { OpenScene($0.id, showing: $0.navigator.state) } }

    /// The navigator of the window with this identifier; `nil` if the window is not open.
    public subscript(id: SceneID) -> (any Navigator<Route>)? { windows.first { $0.id == id }?.navigator }

    /// Adds an opened window as the frontmost. It replaces a window with the same identifier.
    public func connect(_ navigator: any Navigator<Route>, as id: SceneID) {
        windows = [(id, navigator)] + windows.filter { $0.id != id }
        isOpening = false
        changed?()
    }

    /// Records that a window came to the front. An unknown identifier is ignored.
    public func activate(_ id: SceneID) {
        guard let index = windows.firstIndex(where: { $0.id == id }) else { return }
        windows.insert(windows.remove(at: index), at: 0)
    }

    /// Removes a closed window. A link that was about to be shown in the window is shown in another open one.
    public func disconnect(_ id: SceneID) {
        windows.removeAll { $0.id == id }
        changed?()
    }

    func openFirstWindow(for link: IncomingLink<Route>) {
        guard isEmpty, !isOpening, let openWindow else { return }
        isOpening = true
        openWindow(link)
    }

    // A link that the user taps inside the app opens in the window of the tap, which is the frontmost.
    func choice(for chain: [PlacedRoute<Route>], of link: IncomingLink<Route>) -> SceneID? {
        let scene = link.scene ?? (link.channel == .inApp ? windows.first?.id : nil)
        return SceneID(for: chain, gotBy: scene, among: scenes)
    }

    // Also activates the frontmost window, which may be minimised or covered, unless the user just tapped in it.
    func bringForward(_ navigator: any Navigator<Route>, for link: IncomingLink<Route>) {
        guard let index = windows.firstIndex(where: { $0.navigator === navigator }),
            index > 0 || link.channel != .inApp
        else { return }
        activateWindow?(windows[index].id)
    }
}

package struct OpenScene<Route: Hashable & Sendable>: Hashable, Sendable {
    package let id: SceneID
    package let state: NavigationState<Route>

    package init(_ id: SceneID, showing state: NavigationState<Route>) { (self.id, self.state) = (id, state) }
}

extension SceneID {
    /// Chooses a window for a link by the rules of ``SceneNavigators``; `nil` if none is open. `chain` is the link's
    /// route after its parents. The first of the `windows` is the frontmost.
    package init?<Route>(
        for chain: [PlacedRoute<Route>], gotBy scene: SceneID? = nil, among windows: [OpenScene<Route>]
    ) {
        let near = chain.suffix(2).map(\.route)
        let chosen =
            windows.first { $0.id == scene }
            ?? windows.first { $0.state.top.map(near.contains) ?? false }
            ?? windows.first
        guard let chosen else { return nil }
        self = chosen.id
    }
}
