/// A reader of a compiled table, which decodes the header and returns the sections in place. It always checks the
/// bounds of each section. ``CompiledTable/init(trusting:)`` skips ``validate()`` only.
struct TableReader {
    let block: BlockMemory
    private let header: UncheckedSpan<UInt32>

    /// - Throws: ``CompiledTableError`` for a wrong magic number, version or length.
    init(_ block: BlockMemory) throws(CompiledTableError) {
        self.block = block
        guard let header = block.elements(UInt32.self, at: 0, count: BlockLayout.Word.count)?.span,
            header[BlockLayout.Word.mark] == BlockLayout.mark
        else { throw .noTable() }
        self.header = header
        let version = header[BlockLayout.Word.version]
        guard version == BlockLayout.version else { throw .version(Int(version)) }
        let byteCount = Int(header[BlockLayout.Word.byteCount])
        guard byteCount == block.count else { throw .length(block.count, expected: byteCount) }
    }

    private func location(of section: BlockLayout.Section) -> (offset: Int, count: Int) {
        let word = BlockLayout.Word.sections + 2 * section.number
        return (Int(header[word]), Int(header[word + 1]))
    }

    func elements<Element: BitwiseCopyable & Sendable>(
        _ section: BlockLayout.Section, of type: Element.Type
    ) throws(CompiledTableError) -> ConstantArray<Element> {
        let (offset, count) = location(of: section)
        guard let elements = block.elements(type, at: offset, count: count) else { throw .damage() }
        return elements
    }

    /// Validates all bytes of an untrusted table, and throws for the first problem: the checksum, offsets or strings.
    func validate() throws(CompiledTableError) {
        let checksum = header[BlockLayout.Word.checksum]
        guard checksum == Checksum.of(block.bytes) else { throw .checksum() }
        try checkFlags()
        // Custom types of the program are not needed for validation.
        let table = try SearchTable(self) { .absent($0) }
        guard TableValidator.holds(for: table) else { throw .damage() }
        try EntryNames(self).check(table.contents.value.records)
    }

    /// Checks that the bytes of Booleans and of capture kinds are valid, because other values are undefined behaviour.
    private func checkFlags() throws(CompiledTableError) {
        try check(.records, stride: MemoryLayout<VariantRecord>.stride, at: BlockLayout.recordFlags, limit: 1)
        try check(
            .captures, stride: MemoryLayout<CaptureLocation>.stride, at: [BlockLayout.captureKind],
            limit: CaptureLocation.Kind.fragment.code)
    }

    private func check(
        _ section: BlockLayout.Section, stride: Int, at offsets: [Int], limit: UInt8
    ) throws(CompiledTableError) {
        let (offset, count) = location(of: section)
        guard let bytes = block.elements(UInt8.self, at: offset, count: count * stride)?.span else { throw .damage() }
        for start in Swift.stride(from: 0, to: bytes.count, by: stride) {
            for index in offsets where bytes[start + index] > limit { throw .damage() }
        }
    }
}
