/// The screen over which a link shows its routes. New versions add no cases.
public enum NavigationBase: Hashable, Sendable, CaseIterable {
    /// The first screen of the selected tab, for links from outside the app. A back stack whose first route is pushed
    /// replaces the pushed screens of the tab, and a route with the style `replace` only the front screen.
    case root

    /// The front screen, for links inside the app. The route of a link is shown over this screen, unless it is already
    /// in front. The routes that precede it in the back stack are not shown.
    case current
}
