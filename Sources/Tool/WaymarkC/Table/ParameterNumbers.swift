import WaymarkEngine

/// The unique parameter names of a table, in byte order.
struct ParameterNumbers {
    let names: [[UInt8]]
    /// The name index of each capture of the table.
    let numbers: [Int32]

    init(_ search: SearchTable) {
        let (texts, locations) = (search.contents.value.names, search.contents.value.captures)
        let captures = (0..<locations.count).map { index in
            let location = locations[index]
            return Array(texts.bytes(Int(location.name), count: Int(location.nameLength)))
        }
        // Uncaptured parameters have no name.
        let names = Set(captures).filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
        let numberOfName = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Int32($0)) })
        self.names = names
        numbers = captures.map { numberOfName[$0] ?? -1 }
    }
}
