/// The screen over which a link shows its routes. New versions add no cases.
public enum NavigationBase: Hashable, Sendable, CaseIterable {
    /// The first screen of the selected tab, for links from outside the app. A back stack that begins with a pushed
    /// route replaces the pushed screens of the tab. A route presented with `replace` replaces only the front screen.
    case root

    /// The front screen, for links inside the app. A route is shown over it without parents, unless already in front.
    case current
}
