import WaymarkCore

/// What `match` writes for a link: the one step from bytes to bytes. A value that any thread may use.
struct LinkRenderer<Route: Sendable>: Sendable {
    private let router: Router<Route>
    private let format: OutputFormat
    private let style: Style

    /// The most bytes that an acceptable link has; a longer line need not be there as a whole.
    let maximumLength: Int

    init(router: Router<Route>, format: OutputFormat, style: Style) {
        (self.router, self.format, self.style) = (router, format, style)
        maximumLength = router.engine.table.policy.maximumLength
    }

    /// Writes what becomes of a link, and says whether it matched.
    func render(_ line: InputLine, to out: inout OutputBuffer) -> Bool {
        let link = ShownLink(line, limit: maximumLength)
        let result = result(for: line)
        switch format {
        case .json: result.writeJSON(for: link, to: &out)
        case .text: result.writeText(for: link, style, to: &out)
        }
        if case .matched = result { return true }
        return false
    }

    /// A line that is too long may not be there as a whole, so that nothing else can be said of it.
    private func result(for line: InputLine) -> MatchResult<Route> {
        guard line.length <= maximumLength else {
            return .rejected(LinkRejection(.tooLong, at: maximumLength, detail: maximumLength))
        }
        return router.result(forUTF8: line.bytes)
    }
}
