/// The screen over which a chain of routes is shown. New versions add no cases.
public enum NavigationBase: Hashable, Sendable, CaseIterable {
    /// The first screen of the tab, for links from outside the app. The stack then contains only the chain, independent
    /// of the previous screens. A replacing route keeps the back stack of the replaced one.
    case root

    /// The screen in front, for links inside the app. The chain is shown over it, unless it is in front already.
    case current
}
