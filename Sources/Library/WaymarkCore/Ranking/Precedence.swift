/// Which of several matching routes wins. This enum is complete.
public enum Precedence: String, Sendable, Hashable, CaseIterable {
    /// The most specific one, whatever the order of registration; see ``RouteTable``.
    case specificity
    /// The one that was registered first.
    case declaration
}
