/// The screen over which a link shows its routes. New versions add no cases.
public enum NavigationBase: Hashable, Sendable, CaseIterable {
    /// The first screen of the tab, for links from outside the app. Pushed screens of the tab are replaced by the
    /// link's back stack. If the front route is presented with `replace`, the screens below the front screen stay.
    case root

    /// The front screen, for links inside the app. The routes are shown over it, unless they are already in front.
    case current
}
