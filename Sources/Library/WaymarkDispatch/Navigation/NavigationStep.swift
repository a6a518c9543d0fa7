public import WaymarkRoutes

/// One change of the screens in front. New versions add no cases.
public enum NavigationStep<Route: Hashable & Sendable>: Hashable, Sendable {
    /// Dismisses modal screens until this number is left.
    case dismiss(downTo: Int)
    /// Selects a tab.
    case select(String)
    /// Makes a route the first screen of the selected tab, without pushed screens; `nil` restores the app's own screen.
    case root(Route?)
    /// Removes pushed screens until this number is left over the first one.
    case pop(downTo: Int)
    /// Replaces the pushed screen in front.
    case replace(Route)
    /// Pushes a screen.
    case push(Route)
    /// Presents a modal screen over all others.
    case present(ModalScreen<Route>.Style, Route)
    /// Shows a route with a custom presentation, which does not change the state.
    case custom(String, Route)
}

extension NavigationStep: RedactedStringConvertible {
    /// The step, with the type and case of its route, but without the values of the route, which may be private.
    public var description: String { text { RedactedName.name(of: $0) } }

    /// Returns the step with a custom description of its route.
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
    /// The kind of the step, without its route, which may be private.
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
    /// Returns the state after a step. Steps that do not apply change nothing, such as a pop of an empty stack, or a
    /// tab that is selected under a modal screen.
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
