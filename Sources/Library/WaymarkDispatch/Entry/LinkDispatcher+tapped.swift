extension LinkDispatcher {
    /// Opens a link that the user tapped inside the app, in a text or on a page, if the app is who opens it.
    ///
    /// ```swift
    /// dispatcher.open(tapped: "https://example.com/post/7")     // true: it opens in the app, over what is on screen
    /// dispatcher.open(tapped: "https://example.org/")           // false: that is for the system
    /// ```
    ///
    /// Systems do not give an app its own universal links: such a link in a text would open the browser. It is the app's
    /// if a route takes it, or if it has a scheme of the app's own, which would come back at once; its outcome tells then
    /// that no route takes it. Everything else is the system's, be it acceptable or not.
    ///
    /// - Parameter url: The text of the URL.
    /// - Returns: Whether the app opens it; if not, ask the system.
    @discardableResult
    public func open(tapped url: String) -> Bool {
        var search = search(for: url)
        guard search.hasNext() || router.declaresScheme(of: url) else { return false }
        keep(search, of: open(IncomingLink(url: url, via: .inApp)))
        return true
    }

    /// Whether ``open(tapped:)`` would open a link.
    package func opensTapped(_ url: String) -> Bool { canOpen(url) || router.declaresScheme(of: url) }

    /// Opens a link that was tapped on a page in the app, if the app is who opens it.
    ///
    /// What a page loads by itself stays with the page, and so does what is tapped in a frame of it: otherwise the app could
    /// not show a page of its own site.
    ///
    /// - Parameters:
    ///   - url: The text of the URL.
    ///   - isTap: Whether the user tapped the link.
    ///   - isMainFrame: Whether it would replace the page; `nil` if it wants a window of its own.
    /// - Returns: Whether the app opens it; if not, let the page go on.
    public func open(tapped url: String, onPage isTap: Bool, inMainFrame isMainFrame: Bool?) -> Bool {
        isTap && isMainFrame != false && open(tapped: url)
    }
}
