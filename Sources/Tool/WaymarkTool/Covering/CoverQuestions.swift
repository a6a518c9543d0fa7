import WaymarkCore
import WaymarkExplain

/// What is asked of every link of a log.
struct CoverQuestions: Sendable {
    let engine: RouteEngine
    let reader: RowReader
    let nearMisses: NearMissTrie
    /// The names of the captures of each variant, by rank; `nil` if nobody asks what they held.
    let captures: [[String]]?

    init(_ engine: RouteEngine, _ reader: RowReader, asksForValues: Bool) {
        (self.engine, self.reader) = (engine, reader)
        nearMisses = NearMissTrie(engine)
        captures = asksForValues ? engine.table.variants.map { $0.variant.parameters.compactMap(\.name) } : nil
    }
}

/// A parameter of a route.
struct RouteParameter: Hashable, Sendable {
    /// The index of the route.
    let entry: Int
    let name: String
}
