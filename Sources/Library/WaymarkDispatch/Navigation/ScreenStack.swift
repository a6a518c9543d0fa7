/// A navigation stack: the first screen of a tab or of a modal screen, and the screens pushed over it.
public struct ScreenStack<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The route of the first screen; `nil` for the app's own screen, which only the style `replace` replaces.
    public var root: Route?

    /// The routes of the screens pushed over the first one, the front one last.
    public var path: [Route]

    /// Creates a navigation stack.
    public init(root: Route? = nil, path: [Route] = []) { (self.root, self.path) = (root, path) }

    /// The routes of the first screen, if it has one, and of the pushed screens, the front one last.
    ///
    /// - Complexity: O(*n*) in the screens.
    public var screens: [Route] { (root.map { [$0] } ?? []) + path }

    /// The route of the front screen; `nil` if the app shows its own screen there.
    public var top: Route? { path.last ?? root }
}

extension ScreenStack: Codable where Route: Codable {}

/// A modal screen, such as a sheet, with a navigation stack of its own.
public struct ModalScreen<Route: Hashable & Sendable>: Hashable, Sendable, Identifiable {
    /// The presentation style of a modal screen. New versions add no cases.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
        /// A sheet. On iOS, the user can swipe it away, unless the app prevents that.
        case sheet
        /// The screen covers the whole window. On macOS, it is a sheet.
        case cover
    }

    /// The presentation style: a sheet or a full-screen cover.
    public let style: Style

    /// The route of the first screen in the navigation stack.
    public let root: Route

    /// The routes of the screens pushed over the first one, the front one last.
    public var path: [Route]

    /// The routes of the first screen and of the pushed screens, the front one last.
    ///
    /// - Complexity: O(*n*) in the screens.
    public var screens: [Route] { [root] + path }

    /// Creates a modal screen from its first route and the routes pushed over it.
    public init(_ style: Style, _ root: Route, path: [Route] = []) {
        (self.style, self.root, self.path) = (style, root, path)
    }

    /// The modal screen without its pushed screens, so that pushing a screen does not change the identity.
    public var id: ModalScreen { ModalScreen(style, root) }
}

extension ModalScreen: Codable where Route: Codable {}
