/// Why bytes are not a table, or not one that can be used here.
public struct FrozenTableError: Error, Sendable, Hashable {
    /// What is wrong. New kinds may be added.
    enum Kind: Sendable, Hashable {
        /// The bytes do not begin as a table does.
        case noTable
        /// The table was frozen by another version of Waymark.
        case version(Int)
        /// There are more or fewer bytes than the table has.
        case length(Int, expected: Int)
        /// The bytes are not those that were written.
        case checksum
        /// What stands in the bytes does not hold together.
        case damage(Damage)
        /// The table has a type whose function only the program has, and it was not given.
        case missingType(String)
    }

    /// Where a table does not hold together.
    enum Damage: Sendable, Hashable {
        /// The number of a ``FrozenLayout/Section``.
        case section(Int)
        /// A place in the description, in bytes of it.
        case description(Int)
        case place(TableFault)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// A stable name for the kind of error: `no-table`, `other-version`, `other-length`, `other-checksum`,
    /// `damaged-table` or `missing-type`.
    public var code: String {
        switch kind {
        case .noTable: "no-table"
        case .version: "other-version"
        case .length: "other-length"
        case .checksum: "other-checksum"
        case .damage: "damaged-table"
        case .missingType: "missing-type"
        }
    }
}

extension FrozenTableError: CustomStringConvertible {
    /// The sentence. It is here, and not beside all others, because who links the engine alone opens tables too.
    public var description: String {
        switch kind {
        case .noTable: "these bytes are no frozen table: they do not begin with 'WMFT'"
        case .version(let version):
            "this table is of version \(version): expected \(FrozenLayout.version); freeze it again with this version of Waymark"
        case .length(let count, let expected): "this table has \(count) bytes: expected \(expected)"
        case .checksum: "this table is damaged: its bytes are not those that were written"
        case .damage: "this table is damaged: what stands in it does not hold together"
        case .missingType(let name):
            "this table has the type '\(name)', which only the program knows: expected it among 'types'"
        }
    }
}
