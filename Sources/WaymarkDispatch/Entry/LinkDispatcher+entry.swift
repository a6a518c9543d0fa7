extension LinkDispatcher {
    /// Opens a link if there is one, and says whether a route takes it: what delegates of the system are asked.
    package func open(ifAny link: Link<Route>?) -> Bool {
        guard let link, let url = link.url else { return false }
        open(link)
        return canOpen(url)
    }
}
