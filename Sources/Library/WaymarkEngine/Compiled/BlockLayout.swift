/// The layout of a compiled table: ``BlockBuilder`` writes it, and ``TableReader`` reads it.
///
/// A table is a block of bytes. It begins with words of 32 bits, little endian: a mark, the version, a checksum of
/// everything after it, the number of all bytes, and for each ``Section`` its offset in bytes and its count. The sections
/// follow, each at a multiple of eight bytes. The large ones are read in place, so that opening a large table takes no
/// longer.
///
/// Change ``version`` with everything that changes the meaning of a byte: here, in ``TrieLayout``, ``VariantRecord``,
/// ``CaptureLocation`` or the description. A test compares the bytes of a table with those on record.
package enum BlockLayout {
    package static var version: UInt32 { 1 }
    /// The bytes `WMCT`.
    package static var mark: UInt32 { 0x5443_4D57 }

    package enum Word {
        package static var mark: Int { 0 }
        package static var version: Int { 1 }
        package static var checksum: Int { 2 }
        package static var byteCount: Int { 3 }
        /// For each section its offset in bytes, then its count.
        package static var sections: Int { 4 }
        package static var count: Int { sections + 2 * Section.count }
    }

    /// The offset of the first byte that the checksum covers.
    package static var checkedStart: Int { 4 * Word.byteCount }

    /// The offsets of bytes of a ``VariantRecord`` that are 0 or 1.
    package static var recordFlags: [Int] { [16, 18] }
    /// The offset of the ``CaptureLocation/Kind`` of a capture.
    package static var captureKind: Int { 0 }

    /// A number with a name, and no enum: the runtime's record of an enum's cases takes two kilobytes.
    package struct Section: Sendable {
        package let number: Int

        /// The trie, as ``TrieLayout`` has it, 32 bits each.
        package static var words: Section { Section(number: 0) }
        /// For each rank its ``VariantRecord``.
        package static var records: Section { Section(number: 1) }
        /// For each rank the offset of its requirements on query and fragment, 32 bits each.
        package static var requirements: Section { Section(number: 2) }
        /// ``CaptureLocation``s.
        package static var captures: Section { Section(number: 3) }
        /// The names of captures, in bytes.
        package static var names: Section { Section(number: 4) }
        /// For each entry the offset of its texts, 32 bits each.
        package static var entries: Section { Section(number: 5) }
        /// For each entry whether it has a name, the name, its patterns, and its conditions, as ``BlockStream`` has texts.
        package static var texts: Section { Section(number: 6) }
        /// The part that is decoded when a table is opened: policy, sources, types. In bytes; see ``BlockStream``.
        package static var description: Section { Section(number: 7) }
        /// The part from which the `RouteTable` can be read again: sources, types, defaults. In bytes; see ``BlockStream``.
        package static var source: Section { Section(number: 8) }
        /// For each entry the index of its first rank in the next section, then the number of all, 32 bits each.
        package static var entryStarts: Section { Section(number: 9) }
        /// The ranks of each entry's variants, in the order written, 32 bits each.
        package static var entryRanks: Section { Section(number: 10) }
        /// For each rank the offset of its form, 32 bits each.
        package static var formOffsets: Section { Section(number: 11) }
        /// What links are written from; see ``PrintForms``.
        package static var forms: Section { Section(number: 12) }
        /// For each set of sources its offset in the next section, 32 bits each.
        package static var sourceOffsets: Section { Section(number: 13) }
        /// For each set of sources the one that is printed, and the names of all.
        package static var printedSources: Section { Section(number: 14) }
        static var count: Int { printedSources.number + 1 }
    }
}
