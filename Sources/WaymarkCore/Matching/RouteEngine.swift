/// A compiled table and how links are looked up in it: what every ``Router`` is, apart from its routes.
///
/// A class, because it is wide and never changes: routers and matches share it instead of copying it.
package final class RouteEngine: Sendable {
    package let table: RankedTable
    package let trie: RouteTrie

    package init(_ table: RankedTable) {
        self.table = table
        trie = RouteTrie(table)
    }

    /// Looks a link up.
    ///
    /// Nothing is allocated on the heap unless the link is long and has escapes, or the table has very many sources.
    ///
    /// - Parameters:
    ///   - bytes: The link.
    ///   - floor: The best rank that may be found; ranks below it have been found before.
    ///   - body: What to do with what was found.
    package func search(
        _ bytes: UnsafeBufferPointer<UInt8>, from floor: Int = 0, _ body: (borrowing Finding) -> Void
    ) throws(LinkRejection) {
        let room = SearchRoom(segmentLimit: table.policy.maximumSegments, trie: trie, count: bytes.count)
        var rejection: LinkRejection?
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: room.wordCount) { memory in
            guard let block = memory.baseAddress else { return }
            let places = room.places(in: UnsafeMutableRawPointer(block))
            do throws(LinkRejection) {
                let layout = try ParsedURL.split(bytes, policy: table.policy, segments: places.pathSegments)
                body(lookUp(Link(bytes: bytes, layout: layout), places, floor: UInt32(clamping: floor)))
            } catch {
                rejection = error
            }
        }
        if let rejection { throw rejection }
    }

    /// A link that was split.
    private struct Link {
        let bytes: UnsafeBufferPointer<UInt8>
        let layout: URLLayout
    }

    @inline(__always)
    private func lookUp(_ link: Link, _ places: SearchRoom.Places, floor: UInt32) -> Finding {
        let origin = LinkOrigin(bytes: link.bytes, layout: link.layout)
        let views = trie.sources.accept(origin, path: places.pathSources, hostAndPath: places.hostSources)
        var finding = Finding(link.bytes, link.layout, runEnds: places.bestEnds)
        guard views != .none, !link.layout.isEmptyName, let start = link.bytes.baseAddress else { return finding }
        if views.contains(.hostAndPath) {
            places.segments[0] = SegmentRange(
                start: link.layout.hostStart, end: UInt32(link.layout.hostName.upperBound),
                needsDecoding: link.layout.flags.contains(.hostNeedsDecoding))
        }
        if link.layout.flags.isDisjoint(with: [.pathNeedsDecoding, .hostNeedsDecoding]) {
            walk(link, places, start, views, floor, &finding)
        } else {
            withDecodedSegments(link, places, views) { walk(link, places, $0, views, floor, &finding) }
        }
        return finding
    }

    @inline(__always)
    private func walk(
        _ link: Link, _ places: SearchRoom.Places, _ text: UnsafePointer<UInt8>, _ views: SourceTable.Views,
        _ floor: UInt32, _ finding: inout Finding
    ) {
        if views.contains(.path) { walk(link, places, text, usesHost: false, floor, &finding) }
        if views.contains(.hostAndPath) { walk(link, places, text, usesHost: true, floor, &finding) }
    }

    private func walk(
        _ link: Link, _ places: SearchRoom.Places, _ text: UnsafePointer<UInt8>, usesHost: Bool, _ floor: UInt32,
        _ finding: inout Finding
    ) {
        trie.words.withUnsafeBufferPointer { words in
            trie.constraints.withUnsafeBufferPointer { constraints in
                guard let words = words.baseAddress, let constraints = constraints.baseAddress else { return }
                for mark in 0..<trie.runMarks { places.untried[mark] = 0 }
                var state = TrieSearch.State(best: finding.bestRank)
                withUnsafeMutablePointer(to: &state) { state in
                    let search = TrieSearch(
                        words: words, constraints: constraints, text: text,
                        segments: UnsafePointer(places.segments + (usesHost ? 0 : 1)),
                        count: Int(link.layout.segmentCount) + (usesHost ? 1 : 0),
                        acceptedSources: UnsafePointer(usesHost ? places.hostSources : places.pathSources),
                        query: QueryReader(link.bytes, link.layout, repeatedItems: table.policy.repeatedItems),
                        fragment: FragmentReader(link.bytes, link.layout), foldsLiterals: trie.foldsLiterals,
                        hostRoot: usesHost && trie.foldsHosts ? trie.hostRoot : nil, runEnds: places.runEnds,
                        bestEnds: places.bestEnds, untried: places.untried, runLevels: trie.runLevels, floor: floor,
                        state: state)
                    search.visit(usesHost ? trie.hostRoot : trie.root, at: 0)
                }
                finding.steps += state.steps
                guard state.best < finding.bestRank else { return }
                finding.bestRank = state.best
                finding.isRepeated = state.isRepeated
                finding.usesHost = usesHost
            }
        }
    }

    /// Calls a function with a decoded copy of all segments, whose ranges are then those of the copy.
    private func withDecodedSegments(
        _ link: Link, _ places: SearchRoom.Places, _ views: SourceTable.Views, _ body: (UnsafePointer<UInt8>) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: link.bytes.count + 1) { copy in
            guard let start = copy.baseAddress else { return }
            var used = 0
            let plusIsSpace = link.layout.flags.contains(.decodesPlusInPath)
            let first = views.contains(.hostAndPath) ? 0 : 1
            for index in first..<Int(link.layout.segmentCount) + 1 {
                let raw = UnsafeBufferPointer(rebasing: link.bytes[places.segments[index].range])
                let count = PercentEncoding.decode(raw, into: start + used, plusIsSpace: plusIsSpace)
                places.segments[index] = SegmentRange(start: UInt32(used), end: UInt32(used + count))
                used += count
            }
            body(UnsafePointer(start))
        }
    }
}

/// What a search found; valid while the closure that it is given to runs.
package struct Finding {
    package let bytes: UnsafeBufferPointer<UInt8>
    package let layout: URLLayout
    /// Whether an item is repeated that the variant takes once, and the policy forbids it.
    package fileprivate(set) var isRepeated = false
    /// Whether the host was the first segment.
    package fileprivate(set) var usesHost = false
    /// The number of nodes that were visited.
    package fileprivate(set) var steps = 0
    /// Where the variant's catch-alls end, in segments, from the left.
    package let runEnds: UnsafePointer<UInt32>
    fileprivate var bestRank = UInt32.max

    fileprivate init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ layout: URLLayout, runEnds: UnsafePointer<UInt32>
    ) {
        self.bytes = bytes
        self.layout = layout
        self.runEnds = runEnds
    }

    /// The rank of the best variant, or `nil`.
    package var rank: Int? { bestRank == .max ? nil : Int(bestRank) }
}

extension URLLayout {
    /// Whether the link is a scheme and nothing else, such as `myapp:`, which names nothing; `myapp://` names the root.
    var isEmptyName: Bool {
        flags.isDisjoint(with: [.isRelative, .hasAuthority]) && pathStart == pathEnd
    }
}
