import Waymark

/// A window with its navigation state, which links and the user change.
///
/// The library compares the screens that a link requires with those on screen, and makes a plan. The window carries out
/// the plan step by step, as an app would push view controllers.
@MainActor
final class Window: Navigator {
    let id: SceneID
    var state = NavigationState<AppRoute>(
        tab: "Home", roots: ["Home": .home, "Search": .search(nil), "Account": .account])
    private unowned let model: AppModel

    init(_ id: SceneID, of model: AppModel) { (self.id, self.model) = (id, model) }

    func carryOut(_ plan: NavigationPlan<AppRoute>, animated: Bool) {
        for step in plan.steps {
            state = state.applying(step)
            model.news.append("  " + step.text { "\($0)" })
        }
    }
}

/// Window events of the system.
extension BookApp {
    /// Opens a window, or brings the window with this identifier to the front.
    func show(window id: SceneID) {
        if model.windows.contains(where: { $0.id == id }) {
            model.bringForward(id)
            windows.activate(id)
        } else {
            windows.connect(model.addWindow(id), as: id)
        }
    }

    /// Closes the front window.
    func closeWindow() {
        guard let window = model.windows.first else { return model.news.append("there is no window") }
        model.close(window.id)
        windows.disconnect(window.id)
    }
}

extension AppModel {
    /// Adds a window in front of the others.
    func addWindow(_ id: SceneID) -> Window {
        let window = Window(id, of: self)
        windows.insert(window, at: 0)
        return window
    }

    func bringForward(_ id: SceneID) {
        guard let index = windows.firstIndex(where: { $0.id == id }) else { return }
        windows.insert(windows.remove(at: index), at: 0)
    }

    func close(_ id: SceneID) { windows.removeAll { $0.id == id } }
}
