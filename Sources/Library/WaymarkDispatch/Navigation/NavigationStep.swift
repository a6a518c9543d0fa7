public import WaymarkRoutes

/// One change of what is on screen, of what is in front at the time. This enum is complete.
public enum NavigationStep<Route: Hashable & Sendable>: Hashable, Sendable {
    /// Takes modal screens away until so many are left.
    case dismiss(downTo: Int)
    /// Selects a tab.
    case select(String)
    /// Makes a route the first screen of the selected tab, with nothing over it; `nil` gives the app's own screen back.
    case root(Route?)
    /// Takes pushed screens away until so many are left over the first one.
    case pop(downTo: Int)
    /// Puts a screen in the place of the pushed screen in front.
    case replace(Route)
    /// Pushes a screen over the one in front.
    case push(Route)
    /// Presents a screen over all others.
    case present(ModalScreen<Route>.Style, Route)
    /// Shows a route in a way that only the app knows; what is on screen is the same before and after.
    case custom(String, Route)
}

extension NavigationStep: RedactedStringConvertible {
    /// What is done, with the type and case of the route, whose values may be private.
    public var description: String { text { RedactedName.name(of: $0) } }

    /// What is done, with a text of your own for the route.
    ///
    /// ```swift
    /// step.text { "\($0)" }   // "push profile(5)"
    /// ```
    public func text(_ shown: (Route) -> String) -> String {
        switch self {
        case .dismiss(let count): "dismiss down to \(count)"
        case .select(let tab): "select \(tab)"
        case .root(let route): "root " + (route.map(shown) ?? "of the app")
        case .pop(let count): "pop down to \(count)"
        case .replace(let route): "replace by \(shown(route))"
        case .push(let route): "push \(shown(route))"
        case .present(let style, let route): "present \(style) \(shown(route))"
        case .custom(let name, let route): "\(name) \(shown(route))"
        }
    }
}

extension NavigationStep {
    /// What is done, without the route, which may be private.
    package var name: String {
        switch self {
        case .dismiss: "dismiss"
        case .select: "select"
        case .root: "root"
        case .pop: "pop"
        case .replace: "replace"
        case .push: "push"
        case .present: "present"
        case .custom: "custom"
        }
    }
}

extension NavigationState {
    /// The state after a step.
    ///
    /// A step for which there is nothing to do changes nothing, such as a pop of an empty stack, or a tab that is selected
    /// under a modal screen.
    public func applying(_ step: NavigationStep<Route>) -> NavigationState {
        var state = self
        switch step {
        case .dismiss(let count): state.modals = Array(modals.prefix(max(count, 0)))
        case .select(let tab): if modals.isEmpty { state.tab = tab }
        case .root(let route): if modals.isEmpty { state[tab] = ScreenStack(root: route) }
        case .pop(let count): state.path = Array(path.prefix(max(count, 0)))
        case .replace(let route): if !path.isEmpty { state.path[path.count - 1] = route }
        case .push(let route): state.path.append(route)
        case .present(let style, let route): state.modals.append(ModalScreen(style, route))
        case .custom: break
        }
        return state
    }
}
