/// A route table as bytes, from which a router is created without parsing patterns.
///
/// `RouteTable.compiled()`, `@Routes` and `waymark compile` write the same bytes for the same table, except that
/// `@Routes` omits the accepted strings of the app's types, and defaults that are written in Swift. From a file:
///
/// ```swift
/// let table = try CompiledTable(validating: Data(contentsOf: file))
/// let router = try TableRouter(table)
/// router.match(for: "https://example.com/user/15/edit")?.name   // "user.edit"
/// ```
///
/// The bytes are the same on every platform with 64-bit integers. A version of Waymark with another layout of the bytes
/// rejects them with the error `other-version`, so compile tables again after an update of Waymark.
public struct CompiledTable: Sendable {
    let block: BlockMemory

    /// Creates a compiled table from a constant in generated code, without validation. Words other than those of
    /// ``literal`` can cause memory access out of bounds. The words are not copied.
    ///
    /// - Parameter words: The elements of the array that ``literal`` describes.
    /// - Complexity: O(1).
    @unsafe
    public init(trusting words: [UInt64]) { block = BlockMemory(words) }

    /// The bytes of the compiled table, for storage in a file; ``init(validating:)`` reads them.
    ///
    /// - Complexity: O(*n*) in the bytes.
    public var bytes: [UInt8] { Array(block.bytes) }

    /// The Swift source of an array literal for ``init(trusting:)``, with one integer per eight bytes (little-endian).
    /// Optimised programs store the array as static data, which needs no initialisation at launch.
    ///
    /// - Complexity: O(*n*) in the bytes.
    public var literal: String { "[" + literalWords.joined(separator: ", ") + "]" }

    /// The elements of the array ``literal`` as Swift source. A compiled table has a multiple of eight bytes.
    package var literalWords: [String] {
        let bytes = block.bytes
        return stride(from: 0, to: bytes.count, by: 8).map { index in
            let word = bytes.word(at: index).bits
            return word < 10 ? String(word) : "0x" + String(word, radix: 16)
        }
    }

    /// Returns `true` if bytes begin like a compiled table of any version.
    package static func isBegun(by bytes: [UInt8]) -> Bool {
        bytes.count >= 4 && (0..<4).allSatisfy { UInt32(bytes[$0]) == BlockLayout.mark >> UInt32(8 * $0) & 0xFF }
    }

    package init(written bytes: [UInt8]) { block = BlockMemory(bytes) }
}

extension CompiledTable: Hashable {
    /// Returns `true` if two compiled tables have the same bytes.
    public static func == (a: CompiledTable, b: CompiledTable) -> Bool { a.block.bytes.equals(b.block.bytes) }

    /// Hashes the bytes of the compiled table.
    public func hash(into hasher: inout Hasher) { for byte in block.bytes { hasher.combine(byte) } }
}
