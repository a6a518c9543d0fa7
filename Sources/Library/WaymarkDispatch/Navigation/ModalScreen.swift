/// A screen that was presented over the others, with a stack of its own.
public struct ModalScreen<Route: Hashable & Sendable>: Hashable, Sendable {
    /// How a screen covers the others. This enum is complete.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
        /// It covers them in part, and can be swiped away.
        case sheet
        /// It covers them entirely.
        case cover
    }

    /// How it covers the others.
    public let style: Style

    /// The route of its first screen.
    public let root: Route

    /// The routes of the screens over its first one, the one in front last.
    public var path: [Route]

    /// The routes of all its screens, the one in front last.
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
    /// Creates a modal screen from a stack; `nil` if the stack's first screen has no route.
    package init?(_ style: Style, _ stack: ScreenStack<Route>) {
        guard let root = stack.root else { return nil }
        self.init(style, root, path: stack.path)
    }
}

extension ModalScreen: Identifiable {
    /// The screen without what is pushed in it, which comes and goes.
    public var id: ModalScreen { ModalScreen(style, root) }
}

extension ModalScreen: Codable where Route: Codable {}
