/// The rule that decides which route wins if several match one link. New versions add no cases.
public enum Precedence: String, Sendable, Hashable, CaseIterable {
    /// The route with the most specific pattern wins, such as a literal before a parameter; ``RouteTable`` lists the
    /// criteria. Of equally specific routes, the first registered wins.
    case specificity
    /// Of the matching routes, the one that was registered first wins.
    case declaration
}
