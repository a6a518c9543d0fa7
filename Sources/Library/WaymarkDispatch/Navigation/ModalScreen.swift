/// A modal screen with a stack of its own.
public struct ModalScreen<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The style of a modal screen. New versions add no cases.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
        /// The modal screen covers a part of the window, and can be swiped away.
        case sheet
        /// The modal screen covers the whole window.
        case cover
    }

    /// The style.
    public let style: Style

    /// The route of the first screen in the stack.
    public let root: Route

    /// The routes of the pushed screens, the front one last.
    public var path: [Route]

    /// The routes of all screens in the stack, the front one last.
    ///
    /// - Complexity: O(*n*) in the screens.
    public var screens: [Route] { [root] + path }

    /// Creates a modal screen.
    public init(_ style: Style, _ root: Route, path: [Route] = []) {
        self.style = style
        self.root = root
        self.path = path
    }
}

extension ModalScreen {
    package init?(_ style: Style, _ stack: ScreenStack<Route>) {
        guard let root = stack.root else { return nil }
        self.init(style, root, path: stack.path)
    }
}

extension ModalScreen: Identifiable {
    /// The modal screen without its pushed screens, which may change.
    public var id: ModalScreen { ModalScreen(style, root) }
}

extension ModalScreen: Codable where Route: Codable {}
