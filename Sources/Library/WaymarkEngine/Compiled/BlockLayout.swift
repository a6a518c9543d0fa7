/// The binary layout of a compiled table, which `BlockWriter` writes and ``TableReader`` reads.
///
/// A table begins with 32-bit little-endian words: a magic number, the version, a checksum of all following bytes, and
/// the number of all bytes. The offset in bytes and the number of elements of each ``Section`` follow. After them come
/// the sections, aligned to eight bytes. Large ones are read in place, so a large table opens as fast as a small one.
///
/// Change ``version`` with every change of a byte's meaning: here, in ``TrieLayout``, ``VariantRecord``,
/// ``CaptureLocation`` or in ``Section/description``. A test compares the bytes of a table with recorded ones.
package enum BlockLayout {
    package static var version: UInt32 { 1 }
    /// The bytes `WMCT`, with which every compiled table begins.
    package static var mark: UInt32 { 0x5443_4D57 }

    package enum Word {
        package static var mark: Int { 0 }
        package static var version: Int { 1 }
        package static var checksum: Int { 2 }
        package static var byteCount: Int { 3 }
        package static var sections: Int { 4 }
        package static var count: Int { sections + 2 * Section.count }
    }

    /// The offset of the first byte that the checksum covers.
    package static var checkedStart: Int { 4 * Word.byteCount }

    /// The offsets of the Boolean bytes in a ``VariantRecord``.
    package static var recordFlags: [Int] { [16, 18] }
    package static var captureKind: Int { 0 }

    /// A section of a compiled table, identified by its index. An enum would add two kilobytes of metadata.
    package struct Section: Sendable {
        package let number: Int

        /// The search tree: 32-bit words in the format of ``TrieLayout``.
        package static var words: Section { Section(number: 0) }
        /// One ``VariantRecord`` for each pattern variant, in order of precedence; the index is the rank.
        package static var records: Section { Section(number: 1) }
        /// For each pattern variant by rank, the offset in ``words`` of its requirements on query and fragment, or 0.
        package static var requirements: Section { Section(number: 2) }
        package static var captures: Section { Section(number: 3) }
        /// The names of the parameters, in UTF-8.
        package static var names: Section { Section(number: 4) }
        /// For each route, the 32-bit offset of its strings in the section ``texts``.
        package static var entries: Section { Section(number: 5) }
        /// For each route, a flag for a name, the name, the patterns and the conditions, as a ``BlockStream``.
        package static var texts: Section { Section(number: 6) }
        /// The data that is decoded when a table is opened: policy, link sources and types, as a ``BlockStream``.
        package static var description: Section { Section(number: 7) }
        /// The data to restore a `RouteTable`: link sources, types and defaults, as a ``BlockStream``.
        package static var source: Section { Section(number: 8) }
        /// For each route, the 32-bit index of its first variant in ``entryRanks``, followed by the number of variants.
        package static var entryStarts: Section { Section(number: 9) }
        /// The 32-bit ranks of each route's pattern variants, in the order in which its patterns are written.
        package static var entryRanks: Section { Section(number: 10) }
        /// For each pattern variant by rank, the offset of its data for printing in the section ``forms``.
        package static var formOffsets: Section { Section(number: 11) }
        /// The data for printing links; see ``PrintForms``.
        package static var forms: Section { Section(number: 12) }
        /// For each set of link sources, its 32-bit offset in the section ``printedSources``.
        package static var sourceOffsets: Section { Section(number: 13) }
        /// For each set of link sources, the scheme and host of printed links, and the names of all sources.
        package static var printedSources: Section { Section(number: 14) }
        static var count: Int { printedSources.number + 1 }
    }
}
