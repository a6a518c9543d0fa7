/// The screen over which a link shows its routes. New versions add no cases.
public enum NavigationBase: Hashable, Sendable, CaseIterable {
    /// The first screen of the selected tab, for links from outside the app. If the first route of a back stack is
    /// pushed, the stack replaces the pushed screens of the tab. A route presented with `replace` replaces only the
    /// front screen.
    case root

    /// The front screen, for links inside the app. The route of a link is shown over this screen, unless it is already
    /// in front. The routes that precede it in the back stack are not shown.
    case current
}
