import WaymarkCore
import WaymarkEngine
import WaymarkExplain
import WaymarkPrinting

extension RouteEngine {
    /// The number of nodes that a trie of the table has at most: the different beginnings of its variants, by what they
    /// take, whatever their parameters are called.
    var nodeCount: Int {
        var beginnings: Set<[SegmentPattern]> = [[]]
        for variant in table.variants.map(\.variant) {
            let segments = variant.segments.map(\.nameless)
            for count in segments.indices {
                // A run that stops at its first hit has a node for each way to go on.
                let isOpen = count + 1 < segments.count && segments[count].stopsAtFirstHit
                beginnings.insert(Array(segments[...count]) + (isOpen ? [segments[count + 1], .wildcard] : []))
            }
        }
        return beginnings.count
    }

    /// The number of nodes that are visited to find the best route of a link, and the link's number of segments.
    func steps(for link: String) throws -> (visited: Int, segments: Int) {
        var counts = (visited: 0, segments: 0)
        try search.search(link) { counts = ($0.state.steps, Int($0.layout.segmentCount)) }
        return counts
    }
}

extension SearchTable {
    /// Calls a function with the block of a search, whether or not there is a match.
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
