extension CompiledTable {
    /// Creates a compiled table from the bytes of a file or another untrusted source, which it validates completely.
    ///
    /// - Parameter bytes: The ``bytes`` of a compiled table, without additional ones.
    /// - Throws: ``CompiledTableError`` for damaged, truncated or malicious bytes.
    /// - Complexity: O(*n*) in the bytes.
    public init(validating bytes: some Sequence<UInt8>) throws(CompiledTableError) {
        block = BlockMemory(Array(bytes))
        try TableReader(block).validate()
    }

    /// Returns a search table that reads the bytes in place. `constraint` returns a custom type's constraint by name.
    package func searchTable(_ constraint: (String) -> ParameterConstraint?) throws(CompiledTableError) -> SearchTable {
        try SearchTable(TableReader(block), constraint)
    }

    /// Returns a decoder of the section from which a `RouteTable` can be restored.
    package func source() throws(CompiledTableError) -> BlockStream {
        BlockStream(try TableReader(block).elements(.source, of: UInt8.self))
    }

    package func entryNames() throws(CompiledTableError) -> EntryNames { try EntryNames(TableReader(block)) }
}
