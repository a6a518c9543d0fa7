/// A table of routes as one block of bytes. Patterns are parsed, ranked and compiled only when the block is written.
///
/// `RouteTable.compiled()`, `@Routes` and `waymark compile` write the same bytes for the same table. The block may be a
/// constant of a program, or a file:
///
/// ```swift
/// let table = try CompiledTable(validating: Data(contentsOf: file))
/// let router = try TableRouter(table)
/// router.match(for: "https://example.com/user/15/edit")?.name   // "user.edit"
/// ```
///
/// The bytes are the same on every platform. Only the version of Waymark that wrote them can read them; other versions
/// throw an error. The page "Compiled tables" describes the layout.
public struct CompiledTable: Sendable {
    let block: BlockMemory

    /// Opens a table from a file or another untrusted source.
    ///
    /// All bytes are validated before any is used. Damaged, truncated or malicious bytes throw here, and never trap or
    /// read out of bounds later.
    ///
    /// - Parameter bytes: All bytes of a table, and no others.
    /// - Throws: ``CompiledTableError``.
    /// - Complexity: O(*n*) in the bytes.
    public init(validating bytes: some Sequence<UInt8>) throws(CompiledTableError) {
        block = BlockMemory(Array(bytes))
        try BlockValidation(TableReader(block)).run()
    }

    /// Opens a table that generated code contains as a constant.
    ///
    /// The words are read in place without validation. Words other than those of ``literal`` can cause memory access
    /// out of bounds; use ``init(validating:)`` for them.
    ///
    /// - Parameter words: The words of ``literal``.
    /// - Complexity: O(1).
    @unsafe
    public init(trusting words: [UInt64]) { block = BlockMemory(words) }

    /// All bytes.
    ///
    /// - Complexity: O(*n*) in the bytes.
    public var bytes: [UInt8] { Array(block.bytes) }

    /// The table as a Swift array literal for ``init(trusting:)``: eight bytes per word, the lowest first. Optimised
    /// programs store such a constant as static data, without initialisation at launch.
    ///
    /// - Complexity: O(*n*) in the bytes.
    public var literal: String { "[" + literalWords.joined(separator: ", ") + "]" }

    /// The words of ``literal``. A block has a multiple of eight bytes.
    package var literalWords: [String] {
        let bytes = block.bytes
        return stride(from: 0, to: bytes.count, by: 8).map { index in
            let word = bytes.word(at: index).bits
            return word < 10 ? String(word) : "0x" + String(word, radix: 16)
        }
    }

    /// Returns `true` if the bytes begin like a table of any version.
    package static func isBegun(by bytes: [UInt8]) -> Bool {
        bytes.count >= 4 && (0..<4).allSatisfy { UInt32(bytes[$0]) == BlockLayout.mark >> UInt32(8 * $0) & 0xFF }
    }

    package init(written bytes: [UInt8]) { block = BlockMemory(bytes) }

    /// Opens the table for searches.
    ///
    /// - Parameter constraint: Returns the constraint of a type that is a function, by the type's name.
    package func searchTable(
        _ constraint: (String) -> ParameterConstraint?
    ) throws(CompiledTableError) -> SearchTable {
        try SearchTable(TableReader(block), constraint)
    }

    /// Returns a decoder of the section from which the `RouteTable` can be restored.
    package func source() throws(CompiledTableError) -> BlockStream {
        BlockStream(try TableReader(block).elements(.source, of: UInt8.self))
    }

    package func entryNames() throws(CompiledTableError) -> EntryNames { try EntryNames(TableReader(block)) }
}

extension CompiledTable: Hashable {
    /// Returns `true` if both have the same bytes.
    public static func == (a: CompiledTable, b: CompiledTable) -> Bool { a.block.bytes.equals(b.block.bytes) }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) { for byte in block.bytes { hasher.combine(byte) } }
}
