/// Why bytes are not a table, or not one that can be used here.
public struct CompiledTableError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A stable name for the kind of error: `no-table`, `other-version`, `other-length`, `other-checksum`,
    /// `damaged-table`,
    /// `missing-type` or `unreadable-pattern`.
    public let code: String

    /// The sentence. It is here, and not beside all others, because who links the engine alone opens tables too.
    public let description: String
}

/// The kinds. They are functions and no enum: what an enum of them needs at run time weighs as much as all the sentences.
extension CompiledTableError {
    /// The bytes do not begin as a table does.
    static func noTable() -> CompiledTableError {
        CompiledTableError(
            code: "no-table", description: "these bytes are no compiled table: they do not begin with 'WMCT'")
    }

    /// The table was compiled by another version of Waymark.
    static func version(_ version: Int) -> CompiledTableError {
        CompiledTableError(
            code: "other-version",
            description: "this table is of version \(version): expected \(BlockLayout.version); "
                + "compile it again with this version of Waymark")
    }

    /// There are more or fewer bytes than the table has.
    static func length(_ count: Int, expected: Int) -> CompiledTableError {
        CompiledTableError(
            code: "other-length", description: "this table has \(count) bytes: expected \(expected)")
    }

    /// The bytes are not those that were written.
    static func checksum() -> CompiledTableError {
        CompiledTableError(
            code: "other-checksum", description: "this table is damaged: its bytes are not those that were written")
    }

    /// What stands in the bytes does not hold together.
    @inline(never)
    static func damage() -> CompiledTableError {
        CompiledTableError(
            code: "damaged-table", description: "this table is damaged: what stands in it does not hold together")
    }

    /// A pattern of another notation has no text in the native one.
    package static func unreadablePattern(_ text: String) -> CompiledTableError {
        CompiledTableError(
            code: "unreadable-pattern",
            description:
                "the pattern '\(text)' of this table cannot be read: expected a pattern that the native notation "
                + "can express; use the route file")
    }

    /// The table has a type whose function only the program has, and it was not given.
    static func missingType(_ name: String) -> CompiledTableError {
        CompiledTableError(
            code: "missing-type",
            description: "this table has the type '\(name)', which only the program knows: expected it among 'types'")
    }
}
