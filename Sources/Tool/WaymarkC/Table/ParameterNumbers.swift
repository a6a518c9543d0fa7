import WaymarkEngine

/// The parameters of a table, each name once, in the order of their bytes.
struct ParameterNumbers {
    let names: [[UInt8]]
    /// For each capture of the table the number of its name.
    let numbers: [Int32]

    init(_ search: SearchTable) {
        let (texts, locations) = (search.contents.value.names, search.contents.value.captures)
        let captures = (0..<locations.count).map { index in
            let location = locations[index]
            return Array(texts.bytes(Int(location.name), count: Int(location.nameLength)))
        }
        // What nobody captures has no name.
        let names = Set(captures).filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
        let numberOfName = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Int32($0)) })
        self.names = names
        numbers = captures.map { numberOfName[$0] ?? -1 }
    }
}
