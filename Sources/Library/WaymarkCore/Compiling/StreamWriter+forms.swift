// Serializes the data for printing the links of each pattern variant. `FormReader` reads it.
extension StreamWriter {
    mutating func put(formOf variant: TableVariant) {
        put(variant.sourceSet)
        switch variant.form {
        case .flat(let path, let text):
            text.withBytes { put(path, of: $0) }
        case .decided(let variant, _):
            putList(variant.segments) { $0.put($1) }
            putList(variant.query) { stream, item in
                stream.put(item.name)
                stream.put(item.value)
            }
            put(variant.fragment)
        }
    }

    private mutating func put(_ path: FlatPath, of text: Bytes) {
        put(path.segments.count)
        for segment in path.segments {
            if segment.isLiteral {
                put(FormCode.literal)
                put(text.part(segment.text))
            } else {
                put(FormCode.parameter)
                put(true)
                put(segment.isTyped ? text.part(segment.type) : Bytes("String"))
            }
        }
        put(0)
        put(FormCode.noValue)
    }

    private mutating func put(_ segment: SegmentPattern) {
        switch segment {
        case .literal(let text):
            put(FormCode.literal)
            put(text)
        case .parameter(let parameter):
            put(FormCode.parameter)
            put(parameter.name != nil)
            put(parameter.type.plainText)
        case .partial(let pieces):
            put(FormCode.partial)
            putList(pieces) { $0.put($1) }
        case .wildcard: put(FormCode.wildcard)
        case .catchAll(let run):
            put(FormCode.catchAll)
            put(run.name != nil)
            put(run.minimum)
        }
    }

    private mutating func put(_ value: ValuePattern?) {
        switch value {
        case nil: put(FormCode.noValue)
        case .literal(let text):
            put(FormCode.literalValue)
            put(text)
        case .parameter(let parameter):
            put(FormCode.parameterValue)
            put(parameter.name != nil)
            put(parameter.type.plainText)
            switch parameter.presence {
            case .required: put(FormCode.required)
            case .optional, .lenient: put(FormCode.optional)
            case .defaulted, .defaultedList: put(FormCode.defaulted)
            }
        }
    }

    mutating func put(printedSourcesOf set: [LinkSource]) {
        let printed = PrintedSource(set)
        put(printed != nil)
        if let printed {
            put(printed.text)
            put(printed.style.rawValue)
        }
        putList(set) { $0.put($1.description) }
    }
}

extension TableCompiler {
    static func addForms(of table: RankedTable, to block: inout BlockWriter) {
        table.entryStarts.map { UInt32($0) }.withSpan { block.add(.entryStarts, $0) }
        table.ranksAsWritten.map { UInt32($0) }.withSpan { block.add(.entryRanks, $0) }
        var (forms, offsets) = (StreamWriter(capacity: 64 * table.variants.count), [UInt32]())
        offsets.reserveCapacity(table.variants.count)
        for rank in table.variants.indices {
            offsets.append(UInt32(forms.bytes.count))
            forms.put(formOf: table.variants[rank])
        }
        offsets.withSpan { block.add(.formOffsets, $0) }
        forms.bytes.withSpan { block.add(.forms, $0) }
        var (sources, sourceOffsets) = (StreamWriter(), [UInt32]())
        for set in table.sourceSets {
            sourceOffsets.append(UInt32(sources.bytes.count))
            sources.put(printedSourcesOf: set)
        }
        sourceOffsets.withSpan { block.add(.sourceOffsets, $0) }
        sources.bytes.withSpan { block.add(.printedSources, $0) }
    }
}
