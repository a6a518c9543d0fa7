#if canImport(WaymarkManifest)  // The WebAssembly build compiles RouteMonth.swift itself.
    import WaymarkManifest
#endif
import WaymarkCore
import WaymarkEngine
import WaymarkProofs

extension RouteEngine {
    /// Returns the table, with deprecations by the index of their entry, as bytes for ``Router/described(_:)``.
    func description(ends: [Int: RouteDeprecation]) -> [UInt8] {
        var stream = StreamWriter()
        stream.put(table.policy)
        stream.put(table.precedence == .declaration)
        stream.putList(table.types.registeredNames) { stream, name in
            stream.put(name)
            stream.put(table.types[name] ?? ParameterConstraint(.any), table.types)
        }
        stream.putList(table.sourceSets) { stream, set in stream.putList(set) { $0.put($1) } }
        stream.put(table.variants.count)
        stream.putList(Array(table.entries.enumerated())) { stream, entry in
            stream.put(optional: entry.element.name)
            stream.putList(entry.element.sources) { $0.put($1) }
            put(patternsOf: entry.offset, to: &stream)
            stream.put(optional: ends[entry.offset]?.month?.description)
            stream.put(optional: ends[entry.offset]?.successor)
            stream.putList(entry.element.omissibleDefaults.sorted { $0.key < $1.key }) { stream, member in
                stream.put(member.key)
                if case .list(let elements) = member.value {
                    stream.put(true)
                    stream.putList(elements) { $0.put($1.description) }
                } else {
                    stream.put(false)
                    stream.put(member.value.description)
                }
            }
        }
        stream.put(table.compiledBytes)
        return stream.bytes
    }

    private func put(patternsOf entry: Int, to stream: inout StreamWriter) {
        let ranks = table.ranks(ofEntry: entry)
        stream.putList(Array(table.entries[entry].patterns.enumerated())) { stream, pattern in
            stream.put(pattern.element.writtenText)
            stream.put(pattern.element.source != nil)
            if let source = pattern.element.source { stream.put(source) }
            stream.putList(ranks.filter { table.variants[$0].pattern == pattern.offset }) { stream, rank in
                stream.put(rank)
                stream.put(table.variants[rank].sourceSet)
                put(variantOf: rank, to: &stream)
            }
        }
    }

    /// Writes a pattern variant. Before each segment, query item and fragment is its text in the pattern.
    private func put(variantOf rank: Int, to stream: inout StreamWriter) {
        let variant = table.variants[rank].variant
        stream.put(table.text(of: nil, rank: rank))
        stream.putList(Array(variant.segments.enumerated())) { stream, segment in
            stream.put(table.text(of: .segment(segment.offset), rank: rank))
            stream.put(segment.element, table.types)
        }
        stream.putList(Array(variant.query.enumerated())) { stream, item in
            stream.put(table.text(of: .item(item.offset), rank: rank))
            stream.put(item.element.name)
            stream.put(item.element.value, table.types)
        }
        stream.put(table.text(of: .fragment, rank: rank))
        stream.put(variant.fragment, table.types)
    }
}

extension StreamWriter {
    fileprivate mutating func put(_ segment: SegmentPattern, _ types: ParameterTypes) {
        switch segment {
        case .literal(let text):
            put(DescriptionCode.Segment.literal.rawValue)
            put(text)
        case .partial(let pieces):
            put(DescriptionCode.Segment.partial.rawValue)
            putList(pieces) { $0.put($1, types) }
        case .parameter(let parameter):
            put(DescriptionCode.Segment.parameter.rawValue)
            put(parameter, types)
        case .wildcard: put(DescriptionCode.Segment.wildcard.rawValue)
        case .catchAll(let run):
            put(DescriptionCode.Segment.catchAll.rawValue)
            put(optional: run.name)
            put(run.minimum)
            put(run.stopsAtFirstHit)
        }
    }

    fileprivate mutating func put(_ value: ValuePattern?, _ types: ParameterTypes) {
        switch value {
        case nil: put(DescriptionCode.Value.none.rawValue)
        case .literal(let text):
            put(DescriptionCode.Value.literal.rawValue)
            put(text)
        case .parameter(let parameter):
            put(DescriptionCode.Value.parameter.rawValue)
            put(parameter, types)
        }
    }

    private mutating func put(_ parameter: PatternParameter, _ types: ParameterTypes) {
        put(optional: parameter.name)
        let type = parameter.type
        if let expression = type.expression {
            put(DescriptionCode.Kind.expression.rawValue)
            put(ParameterConstraint(.matching(expression)), types)
        } else {
            switch type.kind {
            case .named(let name):
                put(DescriptionCode.Kind.named.rawValue)
                put(name)
            case .oneOf(let texts):
                put(DescriptionCode.Kind.oneOf.rawValue)
                putList(texts) { $0.put($1) }
            }
        }
        put(type.isList)
        put(type.isExploded)
        put(parameter.presence)
    }

    private mutating func put(_ presence: PatternParameter.Presence) {
        switch presence {
        case .required: put(DescriptionCode.Presence.required.rawValue)
        case .optional: put(DescriptionCode.Presence.optional.rawValue)
        case .lenient: put(DescriptionCode.Presence.lenient.rawValue)
        case .defaulted(let text):
            put(DescriptionCode.Presence.defaulted.rawValue)
            put(text)
        case .defaultedList(let texts):
            put(DescriptionCode.Presence.defaultedList.rawValue)
            putList(texts) { $0.put($1) }
        }
    }
}
