/// A compiler of route tables to the binary format of ``BlockLayout``.
struct TableCompiler {
    let duplicates: [(winner: Int, loser: Int)]
    let hasUnknownTypes: Bool
    /// The app's functions that check parameter values, by index. The compiled bytes cannot contain functions.
    let functions: [ParameterConstraint]
    private var block = BlockWriter()

    init(_ table: RankedTable) {
        let policy = table.policy
        let foldsLiterals = policy.isCaseInsensitive
        let sources = SourceTable(table.sourceSets, ignoresPorts: policy.ignoresPorts)
        var maker = EdgeBuilder(types: table.types, foldsLiterals: foldsLiterals)
        var builder = TrieBuilder(count: table.variants.count)
        let root = builder.grow(table, maker: &maker, foldsFirst: false)
        duplicates = builder.duplicates
        let foldsHosts = sources.usesHosts && !policy.comparesHostSegmentsExactly
        let isFolded = foldsHosts && !foldsLiterals && table.hasUppercaseFirstSegment
        let hostRoot = isFolded ? builder.grow(table, maker: &maker, foldsFirst: true) : root
        var writer = TrieWriter(builder, constraints: maker.constraints.all)
        let rootOffset = writer.write(root)
        let hostRootOffset = isFolded ? writer.write(hostRoot) : rootOffset
        let folding: LiteralFolding = foldsLiterals ? .all : foldsHosts ? .hosts : .none
        let captured = CaptureTable(table, folding, maker: &maker, writer: &writer)
        writer.finish()
        hasUnknownTypes = maker.constraints.hasUnknownTypes
        functions = maker.constraints.all.filter { $0.isOpaque }

        block.reserve(8 * writer.words.count)
        block.add(.words, writer.words.span)
        captured.records.withSpan { block.add(.records, $0) }
        writer.requirements.withSpan { block.add(.requirements, $0) }
        captured.locations.withSpan { block.add(.captures, $0) }
        captured.names.withSpan { block.add(.names, $0) }
        var description = StreamWriter()
        description.put(policy)
        description.put(sources)
        description.putList(maker.constraints.all) { $0.put($1, table.types) }
        description.putList(captured.defaults) { $0.put($1) }
        description.put(rootOffset)
        description.put(hostRootOffset)
        description.put(writer.runLevels)
        description.put(writer.runMarks)
        description.put(foldsLiterals)
        description.put(foldsHosts)
        description.put(KnownOrigins(table.sourceSets, sources, policy: policy))
        description.bytes.withSpan { block.add(.description, $0) }
        TableCompiler.addForms(of: table, to: &block)
    }

    /// Returns the compiled bytes for a router in this process, which need no checksum and no route names.
    func bytes() -> [UInt8] { block.finished(isChecked: false) }

    func bytes(for table: RankedTable) -> [UInt8] {
        var (block, offsets, texts) = (block, [UInt32](), StreamWriter())
        let typeNames = table.types.registeredNames
        for entry in table.entries {
            offsets.append(UInt32(texts.bytes.count))
            texts.put(optional: entry.name)
            texts.putList(entry.patterns) { $0.put($1.description(besides: typeNames)) }
            texts.putList(entry.requirements) { $0.put($1.rawValue) }
        }
        offsets.withSpan { block.add(.entries, $0) }
        texts.bytes.withSpan { block.add(.texts, $0) }
        var source = StreamWriter()
        source.put(sourceOf: table)
        source.bytes.withSpan { block.add(.source, $0) }
        return block.finished(isChecked: true)
    }
}

extension RankedTable {
    package var compiledBytes: [UInt8] { TableCompiler(self).bytes() }
}
