/// The error for bytes that are not a compiled table, or for a compiled table that this program cannot use.
public struct CompiledTableError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A stable identifier of the kind of error: `no-table`, `other-version`, `other-length`, `other-checksum`,
    /// `damaged-table`, `missing-type` or `unreadable-pattern`.
    public let code: String

    /// The error message, in English.
    public let description: String

    // Functions return the errors: an enum of them would have runtime metadata as large as all messages.

    static func noTable() -> CompiledTableError {
        CompiledTableError(code: "no-table", description: "not a compiled table: the bytes do not begin with 'WMCT'")
    }

    static func version(_ version: Int) -> CompiledTableError {
        CompiledTableError(
            code: "other-version",
            description: "this table has version \(version): expected \(BlockLayout.version); "
                + "compile it again with this version of Waymark")
    }

    static func length(_ count: Int, expected: Int) -> CompiledTableError {
        CompiledTableError(code: "other-length", description: "this table has \(count) bytes: expected \(expected)")
    }

    static func checksum() -> CompiledTableError {
        CompiledTableError(code: "other-checksum", description: "this table is damaged: the checksum does not match")
    }

    @inline(never)
    static func damage() -> CompiledTableError {
        CompiledTableError(code: "damaged-table", description: "this table is damaged: its contents are inconsistent")
    }

    package static func unreadablePattern(_ text: String) -> CompiledTableError {
        CompiledTableError(
            code: "unreadable-pattern",
            description:
                "the pattern '\(text)' of this table cannot be read: expected a pattern that the native notation "
                + "can express; use the route file")
    }

    static func missingType(_ name: String) -> CompiledTableError {
        CompiledTableError(
            code: "missing-type",
            description: "this table has the type '\(name)', which only the program defines: expected it among 'types'")
    }
}
