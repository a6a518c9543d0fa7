import WaymarkCore

/// The renderer of `match` for links, usable from any thread.
struct LinkRenderer<Route: Sendable>: Sendable {
    let router: Router<Route>
    let format: OutputFormat
    let style: Style

    /// Prepared output for links of each variant, by rank.
    let variants: [VariantJSON]

    let nearMisses: NearMissTrie

    let maximumLength: Int

    let ends: [Int: RouteDeprecation]

    init(router: Router<Route>, format: OutputFormat, style: Style, ends: [Int: RouteDeprecation] = [:]) {
        (self.router, self.format, self.style, self.ends) = (router, format, style, ends)
        let table = router.engine.table
        variants = format == .json ? table.variants.map { VariantJSON($0, in: table, end: ends[$0.entry]) } : []
        nearMisses = NearMissTrie(router.engine)
        maximumLength = table.policy.maximumLength
    }

    // Only the beginning of a line that is too long may be available, so it is not matched.
    func tooLong(_ line: InputLine) -> LinkRejection? {
        line.length > maximumLength ? LinkRejection(.tooLong, at: maximumLength, detail: maximumLength) : nil
    }
}
