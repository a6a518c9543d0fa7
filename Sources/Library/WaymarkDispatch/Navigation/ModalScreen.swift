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
