import Foundation
import Waymark

/// State restoration: the screens are saved as links for the next launch.
extension BookApp {
    /// Saves the screens of the front window for the next launch.
    func keepScreens() {
        do {
            try model.navigation.saved(by: router).text.write(to: screens, atomically: true, encoding: .utf8)
            model.news.append("what is on screen is kept")
        } catch {
            model.news.append("what is on screen cannot be kept: \(error)")
        }
    }

    /// Restores the saved screens, as far as they still open and may be shown.
    func restoreScreens() {
        guard let text = try? String(contentsOf: screens, encoding: .utf8) else { return }
        try? FileManager.default.removeItem(at: screens)
        let restored = model.navigation.restoring(
            SavedNavigation(text: text), by: router, holding: dispatcher.conditions, tabs: Set(AppModel.tabs))
        model.navigation = restored.state
        for screen in restored.leftOut { model.news.append("left out: \(screen.link) (\(words(for: screen.reason)))") }
        if let link = restored.waiting { dispatcher.open(link) }
    }

    private func words(for reason: LeftOutReason) -> String {
        switch reason {
        case .noRoute: "no such page"
        case .unmet: "needs somebody to sign in"
        case .refused: "refused"
        case .noTab: "no such tab"
        case .noScreenBelow: "the screen below it is missing"
        }
    }
}
