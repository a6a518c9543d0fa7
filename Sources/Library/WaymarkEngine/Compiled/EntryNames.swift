/// The names, patterns and conditions of a compiled table's routes, decoded on demand. A class, because copying a
/// struct would make the runtime create the generic types of its arrays.
package final class EntryNames: Sendable {
    package typealias Entry = (name: String?, patterns: [String], requirements: [String])

    private let offsets: ConstantArray<UInt32>
    private let texts: ConstantArray<UInt8>

    init(_ reader: TableReader) throws(CompiledTableError) {
        offsets = try reader.elements(.entries, of: UInt32.self)
        texts = try reader.elements(.texts, of: UInt8.self)
    }

    package var count: Int { offsets.count }

    /// Returns the name, patterns and conditions of a route; empty values if the index is out of range.
    package func entry(_ index: Int) -> Entry {
        guard index >= 0, index < count, let (entry, _) = try? read(index) else { return (nil, [], []) }
        return entry
    }

    /// Decodes the strings of all routes, and checks that the route and pattern of each record exist.
    func check(_ records: UncheckedSpan<VariantRecord>) throws(CompiledTableError) {
        var (end, patternCounts) = (0, [Int]())
        for index in 0..<count {
            // If strings of routes could overlap, the check could take more than linear time in the table's size.
            guard Int(offsets.span[index]) >= end else { throw .damage() }
            let (entry, entryEnd) = try read(index)
            end = entryEnd
            patternCounts.append(entry.patterns.count)
        }
        for rank in 0..<records.count {
            let (entry, pattern) = (Int(records[rank].entry), Int(records[rank].pattern))
            guard entry < count, pattern < patternCounts[entry] else { throw .damage() }
        }
    }

    private func read(_ index: Int) throws(CompiledTableError) -> (entry: Entry, end: Int) {
        let start = Int(offsets.span[index])
        guard start <= texts.count else { throw .damage() }
        var stream = BlockStream(texts, from: start)
        let name = try stream.flag() ? try stream.string() : nil
        let patterns = try stream.list { stream throws(CompiledTableError) in try stream.string() }
        let requirements = try stream.list { stream throws(CompiledTableError) in try stream.string() }
        return ((name, patterns, requirements), stream.offset)
    }
}
