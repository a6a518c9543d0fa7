import WaymarkEngine
import WaymarkManifest

/// A table opened from C: the compiled table for matching, and the names that C functions return.
final class OpenTable: Sendable {
    let search: SearchTable
    let names: TableNames
    /// For each capture in the table's patterns, the index of its parameter name; -1 for an unnamed capture.
    private let parameters: ConstantArray<Int32>

    init(_ compiled: CompiledTable) throws(CompiledTableError) {
        let (search, names) = (try compiled.searchTable { _ in nil }, try compiled.entryNames())
        let parameters = search.parameterNames
        self.search = search
        self.parameters = ConstantArray(parameters.numbers)
        self.names = TableNames(names, parameters: parameters.names, compiled: compiled.bytes)
    }

    /// Returns the index of a parameter among the captures of the matched pattern; `nil` if it is not among them.
    func capture(of parameter: Int32, in match: borrowing MatchView) -> Int? {
        let record = search.contents.value.records[match.rank]
        let (first, count) = (Int(record.firstCapture), Int(record.captureCount))
        for index in 0..<count where parameters.span[first + index] == parameter { return index }
        return nil
    }

    /// The maximum number of bytes of a file or a compiled table.
    static let maximumTableSize = 1 << 28

    /// Creates a table from a route file, by compiling the routes.
    convenience init(
        routes bytes: [UInt8], name: String, extending access: ExtendedFileAccess = .noFile
    ) throws(CallError) {
        let compiled: CompiledTable
        do throws(RouteFileError) {
            compiled = try RouteFile(utf8: bytes, name: name, extending: access).compiled()
        } catch {
            throw .routes(error)
        }
        do throws(CompiledTableError) { try self.init(compiled) } catch { throw .block(error) }
    }

    convenience init(block bytes: [UInt8]) throws(CallError) {
        do throws(CompiledTableError) { try self.init(CompiledTable(validating: bytes)) } catch { throw .block(error) }
    }

    convenience init(file path: String) throws(CallError) {
        let bytes: [UInt8]
        do throws(RouteFileError) {
            // The path `-` is a file here, because standard input belongs to the calling program.
            bytes = try FileContents.read(
                path == FileContents.standardInput ? "./" + path : path, limit: OpenTable.maximumTableSize)
        } catch {
            throw .unreadable(error)
        }
        if CompiledTable.isBegun(by: bytes) {
            try self.init(block: bytes)
        } else {
            try self.init(routes: bytes, name: path, extending: .besides(path))
        }
    }
}

extension SearchTable {
    /// The unique parameter names of the table in byte order, and for each capture the index of its name, or -1.
    fileprivate var parameterNames: (names: [[UInt8]], numbers: [Int32]) {
        let (texts, locations) = (contents.value.names, contents.value.captures)
        let captures = (0..<locations.count).map { index in
            let location = locations[index]
            return Array(texts.bytes(Int(location.name), count: Int(location.nameLength)))
        }
        // An unnamed capture has an empty name.
        let names = Set(captures).filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
        let numberOfName = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Int32($0)) })
        return (names, captures.map { numberOfName[$0] ?? -1 })
    }
}
