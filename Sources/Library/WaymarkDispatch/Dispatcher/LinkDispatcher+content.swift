extension LinkDispatcher {
    /// The content that a link would present, with its presentation. Nothing is presented.
    ///
    /// Asks the handlers and nobody else: no guard, no presenter, no effect. What is held stays held.
    ///
    /// ```swift
    /// let content = try await dispatcher.content(for: IncomingLink(url: "https://example.com/post/7"))
    /// content?.route          // .post(7)
    /// content?.presentation   // .push
    /// ```
    ///
    /// - Returns: The content; `nil` if no route takes the link, or its handlers do not want to present anything.
    /// - Throws: ``DispatchError`` if a route cannot be made, or a handler fails.
    public func content(for link: IncomingLink<Route>) async throws -> LinkContent<Route>? {
        var progress = LinkProgress(link: link)
        // No link that is opened has this number.
        while let routed = try nextRoute(&progress, LinkID(number: 0)) {
            var chain = HandlerChain(handlers)
            while let handler = chain.next {
                switch try await outcome(of: handler, routed) {
                case .present(let content): return withPresentation(content)
                case .passed(let next): chain = try pass(chain, to: next, link)
                case .opened, .rejected, .held: return nil
                }
            }
        }
        return nil
    }

    /// The content that a URL would present, with its presentation. Nothing is presented.
    ///
    /// - Returns: The content; `nil` if no route takes the link, or its handlers do not want to present anything.
    /// - Throws: ``DispatchError`` if a route cannot be made, or a handler fails.
    public func content(for url: String) async throws -> LinkContent<Route>? {
        try await content(for: IncomingLink(url: url))
    }
}
