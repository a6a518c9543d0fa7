/// The presentation style of a screen, which the app or an adapter carries out. New versions add no cases.
///
/// ```swift
/// let outcome = Outcome<AppRoute>.present(.route(.post(7), as: .sheet))
/// ```
public enum Presentation: Sendable, Hashable, CustomStringConvertible {
    /// Pushes the screen on the stack in front.
    case push
    /// Presents the screen as a sheet.
    case sheet
    /// Presents the screen over all others.
    case cover
    /// Selects a tab, and shows the screen as its first one, without pushed screens.
    case select(tab: String)
    /// Replaces the screen in front; those below it stay.
    case replace
    /// Shows the screen in a way that only the app defines, under this name.
    case custom(String)

    /// The name.
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
