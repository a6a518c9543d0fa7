import WaymarkEngine

/// A table that C has opened: what links are searched in, and all that is handed out of it.
final class OpenTable: Sendable {
    let search: SearchTable
    let names: TableNames
    /// For each capture of the table the number of its parameter.
    private let parameters: ConstantArray<Int32>

    init(_ compiled: CompiledTable) throws(CompiledTableError) {
        let (search, names) = (try compiled.searchTable { _ in nil }, try compiled.entryNames())
        let parameters = ParameterNumbers(search)
        self.search = search
        self.parameters = ConstantArray(parameters.numbers)
        self.names = TableNames(names, parameters: parameters.names, compiled: compiled.bytes)
    }

    /// The index of a parameter among the captures of the variant that matched; `nil` if it has none of that name.
    func capture(of parameter: Int32, in match: borrowing MatchView) -> Int? {
        let record = search.contents.value.records[match.rank]
        let (first, count) = (Int(record.firstCapture), Int(record.captureCount))
        for index in 0..<count where parameters.row[first + index] == parameter { return index }
        return nil
    }
}
