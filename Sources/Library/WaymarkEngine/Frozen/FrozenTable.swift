/// A table of routes as bytes: read, ranked and grown beforehand, so that nothing of that is left to do at launch.
///
/// `RouteTable.frozen()` makes one. It may become constant data of a program, or a file:
///
/// ```swift
/// let table = try FrozenTable(validating: Data(contentsOf: file))
/// let router = try FrozenRouter(table)
/// router.match(for: "https://example.com/user/15/edit")?.name   // "user.edit"
/// ```
///
/// The bytes are the same on every platform, and are read by the version of Waymark alone that wrote them; another one
/// says so. The page "Frozen tables" describes what stands where.
public struct FrozenTable: Sendable {
    let block: BlockMemory

    /// A table that comes from a file or from elsewhere.
    ///
    /// All of it is looked at before any of it is used: bytes that are damaged, cut off, or made to do harm are an error
    /// here, and never a trap or a wrong place in memory later.
    ///
    /// - Parameter bytes: All bytes of a table, and no others.
    /// - Throws: ``FrozenTableError``.
    /// - Complexity: O(*n*) in the bytes.
    public init(validating bytes: some Sequence<UInt8>) throws(FrozenTableError) {
        block = BlockMemory(PackedText.unpacked(Array(bytes)))
        try FrozenValidation(FrozenReader(block)).run()
    }

    /// A table that the compiler put into the program, which code that is generated writes.
    ///
    /// Its places are believed, so that a large table costs no more at launch than a small one. Bytes that no freezing
    /// wrote read or write memory that is not theirs: whatever comes from elsewhere takes ``init(validating:)``.
    ///
    /// - Parameter text: A text that ``literal`` gave.
    /// - Complexity: O(1), unless the table is packed, which those with long or unusual texts are: see ``literal``.
    @unsafe
    public init(trusting text: StaticString) {
        let constant = BlockMemory(text)
        block = PackedText.isPacked(constant.bytes) ? BlockMemory(PackedText.unpacked(Array(constant.bytes))) : constant
    }

    /// All bytes.
    ///
    /// - Complexity: O(*n*) in the bytes.
    public var bytes: [UInt8] { Array(block.bytes) }

    /// The table as a literal of Swift, with its quotes: what a program has to hold so that ``init(trusting:)`` finds
    /// the table in its constants.
    ///
    /// Most tables are text as they are. One is packed, and unpacked in one pass when it is opened, if literals of its
    /// paths are not ASCII or have more than 127 bytes, if more than 127 things of one kind stand in one place, or if there are
    /// more than 16,384 entries.
    ///
    /// - Complexity: O(*n*) in the bytes.
    public var literal: String {
        let bytes = bytes
        return ConstantText.literal(of: ConstantText.isText(bytes) ? bytes : PackedText.packed(bytes))
    }

    /// Whether ``literal`` holds the bytes as they are, so that nothing is unpacked at launch.
    public var isText: Bool { ConstantText.isText(bytes) }

    /// Whether bytes begin as those of a table do, of whichever version.
    package static func isBegun(by bytes: [UInt8]) -> Bool {
        [FrozenLayout.mark, FrozenLayout.packedMark].contains { mark in
            bytes.count >= 4 && (0..<4).allSatisfy { UInt32(bytes[$0]) == mark >> UInt32(8 * $0) & 0xFF }
        }
    }

    /// A table of bytes that were just written.
    package init(written bytes: [UInt8]) { block = BlockMemory(bytes) }

    /// What searches need, of a table that was just written with the numbers that it has.
    package static func plain(
        _ bytes: [UInt8], _ constraint: (String) -> ParameterConstraint?
    ) throws(FrozenTableError) -> SearchTable {
        SearchTable(proven: try FrozenReader(BlockMemory(bytes)).parts(.plain, constraint))
    }

    /// What searches need, and what is known of the entries.
    ///
    /// - Parameter constraint: What a type takes that is a function, by its name.
    package func opened(
        _ constraint: (String) -> ParameterConstraint?
    ) throws(FrozenTableError) -> (SearchTable, FrozenNames) {
        let reader = try FrozenReader(block)
        return (SearchTable(proven: try reader.parts(.digits, constraint)), try FrozenNames(reader))
    }
}

extension FrozenTable: Hashable {
    /// Whether both have the same bytes.
    public static func == (a: FrozenTable, b: FrozenTable) -> Bool { a.block.bytes.equals(b.block.bytes) }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) { for byte in block.bytes { hasher.combine(byte) } }
}
