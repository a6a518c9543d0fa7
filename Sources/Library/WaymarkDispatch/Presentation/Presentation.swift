/// How something is shown: a value, which an app or adapter carries out. This enum is complete.
///
/// ```swift
/// let outcome = Outcome<AppRoute>.present(.route(.post(7), as: .sheet))
/// ```
public enum Presentation: Sendable, Hashable, CustomStringConvertible {
    /// On top of the stack.
    case push
    /// As a sheet.
    case sheet
    /// Over everything.
    case cover
    /// As the first screen of the tab of a name, which is selected; what was pushed over it goes.
    case select(tab: String)
    /// In place of the screen in front; what is under that stays.
    case replace
    /// In a way of the app's own, known by its name.
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
