/// Reads the header of a compiled table and returns its sections in place.
///
/// Every length is checked. ``CompiledTable/init(trusting:)`` skips only two passes over all bytes: the checksum, and
/// the offsets in the trie (``TableValidator``).
struct TableReader {
    let block: BlockMemory
    private let header: UncheckedSpan<UInt32>

    /// - Throws: ``CompiledTableError`` for bytes that do not begin like a table of this version.
    init(_ block: BlockMemory) throws(CompiledTableError) {
        self.block = block
        guard let header = block.elements(UInt32.self, at: 0, count: BlockLayout.Word.count)?.row,
            header[BlockLayout.Word.mark] == BlockLayout.mark
        else { throw CompiledTableError.noTable() }
        self.header = header
        let version = header[BlockLayout.Word.version]
        guard version == BlockLayout.version else { throw CompiledTableError.version(Int(version)) }
        let byteCount = Int(header[BlockLayout.Word.byteCount])
        guard byteCount == block.count else { throw CompiledTableError.length(block.count, expected: byteCount) }
    }

    private func place(of section: BlockLayout.Section) -> (offset: Int, count: Int) {
        let word = BlockLayout.Word.sections + 2 * section.number
        return (Int(header[word]), Int(header[word + 1]))
    }

    func elements<Element: BitwiseCopyable & Sendable>(
        _ section: BlockLayout.Section, of type: Element.Type
    ) throws(CompiledTableError) -> ConstantArray<Element> {
        let (offset, count) = place(of: section)
        guard let elements = block.elements(type, at: offset, count: count) else { throw CompiledTableError.damage() }
        return elements
    }

    /// Returns the bytes of a section. Each of its elements has `stride` bytes.
    func bytes(of section: BlockLayout.Section, stride: Int) throws(CompiledTableError) -> Bytes {
        let (offset, count) = place(of: section)
        guard let bytes = block.elements(UInt8.self, at: offset, count: count * stride) else {
            throw CompiledTableError.damage()
        }
        return bytes.row.all
    }

    func description() throws(CompiledTableError) -> BlockStream {
        BlockStream(try elements(.description, of: UInt8.self))
    }
}

extension UncheckedSpan<UInt8> {
    package var all: Bytes { bytes(0, count: count) }
}
