/// The names, patterns and conditions of a compiled table's entries, decoded on demand.
///
/// A class: copying several compiled arrays makes the runtime create their types first.
package final class EntryNames: Sendable {
    private let places: ConstantArray<UInt32>
    private let texts: ConstantArray<UInt8>

    init(_ reader: TableReader) throws(CompiledTableError) {
        places = try reader.elements(.entries, of: UInt32.self)
        texts = try reader.elements(.texts, of: UInt8.self)
    }

    package var count: Int { places.count }

    /// Returns the data of an entry; empty if the index is out of range.
    package func entry(_ index: Int) -> (name: String?, patterns: [String], requirements: [String]) {
        guard index >= 0, index < count else { return (nil, [], []) }
        return (try? read(index)) ?? (nil, [], [])
    }

    func check() throws(CompiledTableError) {
        for index in 0..<count { _ = try read(index) }
    }

    private func read(_ index: Int) throws(CompiledTableError) -> (String?, [String], [String]) {
        let start = Int(places.row[index])
        guard start <= texts.count else {
            throw CompiledTableError.damage()
        }
        var stream = BlockStream(texts, from: start)
        let name = try stream.flag() ? try stream.string() : nil
        let patterns = try stream.list { stream throws(CompiledTableError) in try stream.string() }
        return (name, patterns, try stream.list { stream throws(CompiledTableError) in try stream.string() })
    }
}
