/// The order of precedence among matching routes. New versions add no cases.
public enum Precedence: String, Sendable, Hashable, CaseIterable {
    /// The most specific route wins, independent of the order of registration; see ``RouteTable``.
    case specificity
    /// The route that was registered first wins.
    case declaration
}
