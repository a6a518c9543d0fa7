/// The screen over which the routes of a back stack are shown. New versions add no cases.
public enum NavigationBase: Hashable, Sendable, CaseIterable {
    /// The first screen of the tab, for links from outside the app. The stack then contains only these routes,
    /// independent of the previous screens. A replacing route keeps the back stack of the replaced one.
    case root

    /// The screen in front, for links inside the app. The routes are shown over it, unless they are in front already.
    case current
}
