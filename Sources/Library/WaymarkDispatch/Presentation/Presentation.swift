/// The presentation style of a screen: push, sheet, cover, tab, replacement or custom. New versions add no cases.
///
/// ```swift
/// let outcome = Outcome<AppRoute>.present(.route(.post(7), as: .sheet))
/// ```
public enum Presentation: Sendable, Hashable, CustomStringConvertible {
    /// Pushes the screen on the front navigation stack.
    case push
    /// Presents the screen modally, as a sheet.
    case sheet
    /// Presents the screen modally, over the whole window (on macOS, as a sheet).
    case cover
    /// Dismisses modal screens, selects a tab, and removes its pushed screens. The route replaces the tab's first
    /// screen, unless that is the app's own screen without a route.
    case select(tab: String)
    /// Replaces the front screen. The screens below it stay.
    case replace
    /// A style that the app defines, with this name.
    case custom(String)

    /// The name of the case; for a tab also its name, such as "select home"; for a custom style, the style's name.
    public var description: String {
        switch self {
        case .push: "push"
        case .sheet: "sheet"
        case .cover: "cover"
        case .select(let tab): "select \(tab)"
        case .replace: "replace"
        case .custom(let name): name
        }
    }
}
