import WaymarkCore

/// The engine, reader and options with which the links of a log are counted.
struct CoverContext: Sendable {
    let engine: RouteEngine
    let reader: RowReader
    let nearMisses: NearMissTrie
    /// The names of the captures of each variant, by rank; `nil` if values are not counted.
    let captures: [[String]]?

    init(_ engine: RouteEngine, _ reader: RowReader, countsValues: Bool) {
        (self.engine, self.reader) = (engine, reader)
        nearMisses = NearMissTrie(engine)
        captures = countsValues ? engine.table.variants.map { $0.variant.parameters.compactMap(\.name) } : nil
    }
}

struct RouteParameter: Hashable, Sendable {
    /// The index of the route in the table.
    let entry: Int
    let name: String
}
