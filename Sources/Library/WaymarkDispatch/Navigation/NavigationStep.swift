public import WaymarkRoutes

/// One change of the screens of a window, such as a push. New versions add no cases.
public enum NavigationStep<Route: Hashable & Sendable>: Hashable, Sendable, RedactedStringConvertible {
    /// Dismisses modal screens from the front until this number remains.
    case dismiss(downTo: Int)
    /// Selects the tab with this name.
    case select(String)
    /// Makes a route the first screen of the selected tab, without pushed screens; `nil` shows the app's own screen.
    case root(Route?)
    /// Removes pushed screens from the front until this number remains over the first screen.
    case pop(downTo: Int)
    /// Replaces the front pushed screen by the screen of this route.
    case replace(Route)
    /// Pushes the screen of this route.
    case push(Route)
    /// Presents a modal screen with this route over all other screens.
    case present(ModalScreen<Route>.Style, Route)
    /// Shows a route with the custom presentation of this name. The navigation state does not change.
    case custom(String, Route)

    /// The step, with the type and case of its route, but without the route's values.
    public var description: String { text { RedactedName.name(of: $0) } }

    /// Returns the step as a string. The closure describes its route.
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

    /// The name of the case, such as "push", without the route, which may be private.
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
    /// Returns the state after a step. An impossible step, such as selecting a tab under a sheet, changes nothing.
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
