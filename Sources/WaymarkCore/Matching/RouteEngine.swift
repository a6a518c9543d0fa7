/// A compiled table and how links are looked up in it: what every ``Router`` is, apart from its routes.
package struct RouteEngine: Sendable {
    package let table: RankedTable
    package let trie: RouteTrie

    package init(_ table: RankedTable) {
        self.table = table
        trie = RouteTrie(table)
    }

    /// What a search found, valid while the closure it is given to runs.
    package struct Finding {
        package let bytes: UnsafeBufferPointer<UInt8>
        package let layout: URLLayout
        /// The rank of the best variant, or `nil`.
        package let rank: Int?
        /// Whether an item is repeated that the variant takes once, and the policy forbids it.
        package let isRepeated: Bool
        /// Whether the host was the first segment.
        package let usesHost: Bool
        /// Where the variant's catch-alls end, in segments.
        package let runEnds: UnsafeBufferPointer<UInt32>
        /// The number of nodes that were visited.
        package let steps: Int
        /// Whether any source takes the link.
        package let isFromSource: Bool
    }

    /// Looks a link up.
    ///
    /// Nothing is allocated on the heap unless the link has escapes or the table has very many sources.
    ///
    /// - Parameters:
    ///   - bytes: The link.
    ///   - floor: The best rank that may be found; ranks below it have been found before.
    ///   - body: What to do with what was found.
    package func search<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>, from floor: Int = 0, _ body: (Finding) -> Result
    ) throws(LinkRejection) -> Result {
        let room = SearchRoom(policy: table.policy, trie: trie, count: bytes.count)
        let result = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: room.wordCount) { memory in
            do throws(LinkRejection) {
                let places = room.places(in: UnsafeMutableRawPointer(memory.baseAddress.unsafelyUnwrapped))
                let layout = try ParsedURL.split(bytes, policy: table.policy, segments: places.pathSegments)
                return Swift.Result<Result, LinkRejection>.success(
                    lookUp(bytes, layout, places, UInt32(clamping: floor), body))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func lookUp<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>, _ layout: URLLayout, _ places: SearchRoom.Places, _ floor: UInt32,
        _ body: (Finding) -> Result
    ) -> Result {
        let origin = LinkOrigin(bytes: bytes, layout: layout)
        let views = trie.sources.accept(origin, path: places.pathSources, hostAndPath: places.hostSources)
        guard views.path || views.hostAndPath, !layout.isEmptyName else {
            return body(
                Finding(
                    bytes: bytes, layout: layout, rank: nil, isRepeated: false, usesHost: false,
                    runEnds: UnsafeBufferPointer(start: places.bestEnds, count: 0), steps: 0,
                    isFromSource: views.path || views.hostAndPath))
        }
        places.segments[0] = SegmentRange(
            start: layout.hostStart, end: UInt32(layout.hostName.upperBound),
            needsDecoding: layout.flags.contains(.hostNeedsDecoding))
        return withDecodedSegments(bytes, layout, places) { text in
            body(walk(bytes, layout, places, text, views: views, floor))
        }
    }

    private func walk(
        _ bytes: UnsafeBufferPointer<UInt8>, _ layout: URLLayout, _ places: SearchRoom.Places,
        _ text: UnsafePointer<UInt8>, views: (path: Bool, hostAndPath: Bool), _ floor: UInt32
    ) -> Finding {
        trie.words.withUnsafeBufferPointer { words in
            trie.constraints.withUnsafeBufferPointer { constraints in
                var best: (rank: UInt32, isRepeated: Bool, usesHost: Bool) = (.max, false, false)
                var steps = 0
                for usesHost in [false, true] where usesHost ? views.hostAndPath : views.path {
                    guard let words = words.baseAddress, let constraints = constraints.baseAddress else { continue }
                    let query = EncodedText(bytes: bytes, plusIsSpace: table.policy.decodesPlusInQuery)
                    for mark in 0..<places.markWords { places.entered[mark] = 0 }
                    var search = TrieSearch(
                        words: words, constraints: constraints, text: text,
                        segments: UnsafePointer(places.segments + (usesHost ? 0 : 1)),
                        count: Int(layout.segmentCount) + (usesHost ? 1 : 0),
                        acceptedSources: UnsafePointer(usesHost ? places.hostSources : places.pathSources),
                        query: QueryReader(
                            text: query, layout: layout, repeatedItems: table.policy.repeatedItems),
                        fragment: FragmentReader(
                            text: EncodedText(bytes: bytes, plusIsSpace: false),
                            range: layout.flags.contains(.hasFragment) ? layout.fragment : nil),
                        foldsLiterals: trie.foldsLiterals, foldsFirst: usesHost, runEnds: places.runEnds,
                        bestEnds: places.bestEnds, entered: places.entered, runLevels: trie.runLevels, floor: floor,
                        best: best.rank)
                    search.visit(usesHost ? trie.hostRoot : trie.root, at: 0)
                    steps += search.steps
                    if search.best < best.rank { best = (search.best, search.isRepeated, usesHost) }
                }
                return Finding(
                    bytes: bytes, layout: layout, rank: best.rank == .max ? nil : Int(best.rank),
                    isRepeated: best.isRepeated, usesHost: best.usesHost,
                    runEnds: UnsafeBufferPointer(start: places.bestEnds, count: trie.runLevels), steps: steps,
                    isFromSource: true)
            }
        }
    }

    /// Calls a function with the bytes that the segments are ranges of: the link's own, or, when an escape has to be
    /// decoded, a copy of all segments.
    private func withDecodedSegments<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>, _ layout: URLLayout, _ places: SearchRoom.Places,
        _ body: (UnsafePointer<UInt8>) -> Result
    ) -> Result {
        guard !layout.flags.isDisjoint(with: [.pathNeedsDecoding, .hostNeedsDecoding]), let text = bytes.baseAddress
        else {
            return body(bytes.baseAddress ?? UnsafePointer(places.nothing))
        }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 1) { copy in
            guard let start = copy.baseAddress else { return body(text) }
            var used = 0
            let plusIsSpace = layout.flags.contains(.decodesPlusInPath)
            for index in 0...Int(layout.segmentCount) {
                let raw = UnsafeBufferPointer(rebasing: bytes[places.segments[index].range])
                let count = PercentEncoding.decode(raw, into: start + used, plusIsSpace: plusIsSpace)
                places.segments[index] = SegmentRange(start: UInt32(used), end: UInt32(used + count))
                used += count
            }
            return body(UnsafePointer(start))
        }
    }
}

extension URLLayout {
    /// Whether the link is a scheme and nothing else, such as `myapp:`, which names nothing; `myapp://` names the root.
    var isEmptyName: Bool {
        !flags.contains(.isRelative) && !flags.contains(.hasAuthority) && pathStart == pathEnd
    }
}
