/// A writer of the binary format of compiled route tables, section by section; see ``BlockLayout``.
struct BlockWriter {
    private var header = [UInt32](repeating: 0, count: BlockLayout.Word.count)
    private var bytes = [UInt8](repeating: 0, count: 4 * BlockLayout.Word.count)

    init() { pad() }

    private mutating func pad() { while bytes.count % 8 != 0 { bytes.append(0) } }

    mutating func add<Element: BitwiseCopyable>(_ section: BlockLayout.Section, _ elements: UncheckedSpan<Element>) {
        let word = BlockLayout.Word.sections + 2 * section.number
        header[word] = UInt32(bytes.count)
        header[word + 1] = UInt32(elements.count)
        bytes.append(memoryOf: elements)
        pad()
    }

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Returns the bytes of the table. `isChecked` adds a checksum, for tables that leave this process.
    func finished(isChecked: Bool) -> [UInt8] {
        var (header, bytes) = (header, bytes)
        header[BlockLayout.Word.mark] = BlockLayout.mark
        header[BlockLayout.Word.version] = BlockLayout.version
        header[BlockLayout.Word.byteCount] = UInt32(bytes.count)
        bytes.replace(header)
        guard isChecked else { return bytes }
        header[BlockLayout.Word.checksum] = bytes.withBytes { Checksum.of($0) }
        bytes.replace(header)
        return bytes
    }
}

extension [UInt8] {
    fileprivate mutating func replace(_ header: [UInt32]) {
        for (index, word) in header.enumerated() {
            for byte in 0..<4 { self[4 * index + byte] = UInt8(truncatingIfNeeded: word >> UInt32(8 * byte)) }
        }
    }
}
