import WaymarkCore
import WaymarkExplain

/// What `match` writes for a link: the one step from bytes to bytes. A value that any thread may use.
struct LinkRenderer<Route: Sendable>: Sendable {
    let router: Router<Route>
    let format: OutputFormat
    let style: Style

    /// What is written of the links that each variant takes, by rank.
    let variants: [VariantJSON]

    /// What came nearest to links that no route takes.
    let nearMisses: NearMissTrie

    /// The most bytes that an acceptable link has; a longer line need not be there as a whole.
    let maximumLength: Int

    /// When routes end, by the index of their entry.
    let ends: [Int: RouteEnd]

    init(router: Router<Route>, format: OutputFormat, style: Style, ends: [Int: RouteEnd] = [:]) {
        (self.router, self.format, self.style, self.ends) = (router, format, style, ends)
        let table = router.engine.table
        variants = format == .json ? table.variants.map { VariantJSON($0, in: table, end: ends[$0.entry]) } : []
        nearMisses = NearMissTrie(router.engine)
        maximumLength = table.policy.maximumLength
    }

    /// A line that is too long may not be there as a whole, so that nothing else can be said of it.
    func tooLong(_ line: InputLine) -> LinkRejection? {
        line.length > maximumLength ? LinkRejection(.tooLong, at: maximumLength, detail: maximumLength) : nil
    }
}
