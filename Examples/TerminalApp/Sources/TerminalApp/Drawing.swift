import Waymark

/// Draws the app as text. Equal models have equal drawings.
@MainActor
struct Drawing {
    let model: AppModel

    /// Returns the lines of the whole screen: the selected tab with its modal screens.
    func lines(width: Int = 64) -> [String] {
        guard model.isReady else { return box("Books", ["", "starting …", ""], width: width) }
        guard let window = model.windows.first else { return box("Books", ["", "no window", ""], width: width) }
        let navigation = model.navigation
        let stacks = [navigation[navigation.tab].screens] + navigation.modals.map { [$0.root] + $0.path }
        var sheet: [String] = []
        for (level, routes) in stacks.enumerated().reversed() {
            let isInFront = level == stacks.count - 1
            let body = content(of: routes.last, isInFront: isInFront) + sheet
            let title = routes.map { model.screen(for: $0).title }.joined(separator: " › ")
            sheet = box(title, body, footer: level == 0 ? tabs : nil, width: width - 4 * level)
        }
        guard model.windows.count > 1 else { return sheet }
        let behind = model.windows.dropFirst().map(\.id.rawValue)
        return sheet + ["windows: [\(window.id)]  " + behind.joined(separator: "  ")]
    }

    /// Returns the text of a screen. Only the items of the front screen can be tapped and have numbers.
    private func content(of route: AppRoute?, isInFront: Bool) -> [String] {
        guard let screen = route.map(model.screen) else { return [] }
        let items = screen.items.enumerated().map { (isInFront ? "\($0 + 1)  " : "   ") + $1.title }
        return screen.text + items
    }

    private var tabs: String {
        AppModel.tabs.map { name in
            let label = name == "Account" && model.badge > 0 ? "\(name) (\(model.badge))" : name
            return name == model.navigation.tab ? "[\(label)]" : " \(label) "
        }.joined(separator: "  ")
    }

    private func box(_ title: String, _ body: [String], footer: String? = nil, width: Int) -> [String] {
        let inner = width - 4
        func row(_ text: String) -> String { "│ " + text.padded(to: inner) + " │" }
        let bar = String(repeating: "─", count: width - 2)
        let top = "┌ " + (title.prefix(inner) + " ").padded(to: inner + 1, with: "─") + "┐"
        let bottom = footer.map { ["├\(bar)┤", row($0), "└\(bar)┘"] } ?? ["└\(bar)┘"]
        return [top] + body.map(row) + bottom
    }
}

extension StringProtocol {
    /// Returns the text with exactly `length` characters.
    fileprivate func padded(to length: Int, with filler: Character = " ") -> String {
        prefix(length) + String(repeating: filler, count: Swift.max(0, length - count))
    }
}
