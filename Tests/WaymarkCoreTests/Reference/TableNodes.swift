import WaymarkCore
import WaymarkEngine
import WaymarkExplain
import WaymarkPrinting

extension RouteEngine {
    /// An upper bound for the number of nodes in the table's trie: the number of distinct prefixes of its variants,
    /// ignoring parameter names.
    var nodeCount: Int {
        var beginnings: Set<[SegmentPattern]> = [[]]
        for variant in table.variants.map(\.variant) {
            let segments = variant.segments.map(\.nameless)
            for count in segments.indices {
                // A catch-all that stops at its first hit has a node for each following element.
                let isOpen = count + 1 < segments.count && segments[count].stopsAtFirstHit
                beginnings.insert(Array(segments[...count]) + (isOpen ? [segments[count + 1], .wildcard] : []))
            }
        }
        return beginnings.count
    }

    /// Returns the number of nodes visited in the search for a link, and the link's number of segments.
    func steps(for link: String) throws -> (visited: Int, segments: Int) {
        var counts = (visited: 0, segments: 0)
        try search.search(link) { counts = ($0.state.steps, Int($0.layout.segmentCount)) }
        return counts
    }
}

extension SearchTable {
    /// Calls a function with the search block after a search, with or without a match.
    fileprivate func search(_ link: String, _ body: (SearchBlock) -> Void) throws(LinkRejection) {
        var rejection: LinkRejection?
        link.withBytes { bytes in
            Scratch.withBlock(wordCount: contents.value.wordCount(byteCount: bytes.count)) { block in
                do throws(LinkRejection) {
                    _ = try LinkSearch(contents: contents, bytes: bytes, floor: 0).match(in: block)
                    body(block)
                } catch {
                    rejection = error
                }
            }
        }
        if let rejection { throw rejection }
    }
}

extension SegmentPattern {
    fileprivate var nameless: SegmentPattern {
        switch self {
        case .literal, .wildcard: self
        case .parameter(let parameter): .parameter(parameter.nameless)
        case .partial(let pieces): .partial(pieces.map(\.nameless))
        case .catchAll(let run):
            .catchAll(CatchAll(minimum: run.minimum, stopsAtFirstHit: run.stopsAtFirstHit))
        }
    }

    fileprivate var stopsAtFirstHit: Bool {
        if case .catchAll(let run) = self { run.stopsAtFirstHit } else { false }
    }
}

extension ValuePattern {
    fileprivate var nameless: ValuePattern {
        switch self {
        case .literal: self
        case .parameter(let parameter): .parameter(parameter.nameless)
        }
    }
}

extension PatternParameter {
    fileprivate var nameless: PatternParameter { PatternParameter(nil, type: type) }
}
