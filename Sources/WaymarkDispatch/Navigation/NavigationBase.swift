/// What a chain of routes is put on. This enum is complete.
public enum NavigationBase: Hashable, Sendable, CaseIterable {
    /// The first screen of the tab: the stack holds the chain and nothing else, so that the way back is the same whatever
    /// was on screen before. The choice for links from outside.
    case root

    /// What is on screen: a screen that is there already is gone back to, and any other is put over what is there. The
    /// choice for links inside the app.
    case current
}
