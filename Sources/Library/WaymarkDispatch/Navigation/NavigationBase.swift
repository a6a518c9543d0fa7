/// What a chain of routes is put on. This enum is complete.
public enum NavigationBase: Hashable, Sendable, CaseIterable {
    /// The first screen of the tab: the stack holds the chain and nothing else, so that the way back is the same whatever
    /// was on screen before. A route that replaces keeps the way back of what it takes the place of. The choice for links from outside.
    case root

    /// What is on screen: the chain is put over it, unless it is in front already. The choice for links inside the app.
    case current
}
