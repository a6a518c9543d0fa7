/// The screen over which a link shows its routes. New versions add no cases.
public enum NavigationBase: Hashable, Sendable, CaseIterable {
    /// The first screen of the selected tab, for links from outside the app. A back stack whose first route is pushed
    /// replaces the pushed screens of the tab, and a route with the style `replace` only the front screen.
    case root

    /// The front screen, for links inside the app. The link's route is shown over it, without parents, unless in front.
    case current
}
