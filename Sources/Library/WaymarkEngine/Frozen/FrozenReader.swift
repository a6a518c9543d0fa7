/// Reads a frozen table: its beginning at once, and what it is made of when somebody asks.
///
/// Nothing is believed of the bytes but that ``FrozenTable/init(trusting:)`` spares two passes over all of them: the
/// checksum, and whether every place is there (``TableProof``). Everything else is looked at either way.
struct FrozenReader {
    let block: BlockMemory
    /// The words at the beginning of the block.
    private let header: Row<UInt32>

    /// - Throws: ``FrozenTableError`` for bytes that do not begin as a table of this version does.
    init(_ block: BlockMemory) throws(FrozenTableError) {
        self.block = block
        guard let header = block.elements(UInt32.self, at: 0, count: FrozenLayout.Word.count)?.row,
            UInt32(littleEndian: header[FrozenLayout.Word.mark]) == FrozenLayout.mark
        else { throw FrozenTableError.noTable() }
        self.header = header
        let version = FrozenReader.number(header[FrozenLayout.Word.version])
        guard version == FrozenLayout.version else { throw FrozenTableError.version(version) }
        let byteCount = FrozenReader.number(header[FrozenLayout.Word.byteCount])
        guard byteCount == block.count else { throw FrozenTableError.length(block.count, expected: byteCount) }
    }

    private func place(of section: FrozenLayout.Section) -> (offset: Int, count: Int) {
        let word = FrozenLayout.Word.sections + 2 * section.number
        return (FrozenReader.number(header[word]), FrozenReader.number(header[word + 1]))
    }

    /// A number that stands as ``Digits``.
    static func number(_ word: UInt32) -> Int { Digits.value(Int(UInt32(littleEndian: word))) }

    /// The elements of a section, where they stand.
    func elements<Element: BitwiseCopyable & Sendable>(
        _ section: FrozenLayout.Section, of type: Element.Type
    ) throws(FrozenTableError) -> FrozenArray<Element> {
        let (offset, count) = place(of: section)
        guard let elements = block.elements(type, at: offset, count: count) else {
            throw FrozenTableError.damage()
        }
        return elements
    }

    /// The bytes of a section whose elements have so many each.
    func bytes(of section: FrozenLayout.Section, stride: Int) throws(FrozenTableError) -> Bytes {
        let (offset, count) = place(of: section)
        guard let bytes = block.elements(UInt8.self, at: offset, count: count * stride) else {
            throw FrozenTableError.damage()
        }
        return bytes.row.all
    }

    /// A stream of the description.
    func description() throws(FrozenTableError) -> FrozenStream {
        FrozenStream(try elements(.description, of: UInt8.self))
    }
}

extension Row<UInt8> {
    /// All bytes.
    package var all: Bytes { bytes(0, count: count) }
}
