extension URLSplitter {
    @inline(never)
    func splitEnd(from path: Int, into layout: inout URLLayout) throws(LinkRejection) {
        try splitFragment(try splitQuery(URLStops(in: bytes, from: path), into: &layout), into: &layout)
    }

    @inline(__always)
    func splitQuery(_ stops: URLStops, into layout: inout URLLayout) throws(LinkRejection) -> URLStops {
        var stops = stops
        layout.queryStart = offset(stops.current)
        layout.queryEnd = offset(stops.current)
        guard bytes.has(.question, at: stops.current) else { return stops }
        var start = stops.current &+ 1
        layout.flags.insert(.hasQuery)
        layout.queryStart = offset(start)
        stops.advance()
        var count = 0
        while stops.current < bytes.count {
            let byte = bytes[stops.current]
            if byte == .ampersand {
                count &+= try noteQueryItem(from: start, to: stops.current, number: count)
                start = stops.current &+ 1
                stops.advance()
            } else if byte == .hash {
                break
            } else if ByteSet.query.contains(byte) {
                stops.advance()
            } else {
                let run = try passUnusualRun(at: stops.current, in: .query)
                if run.marks.contains(.isEncoded) { layout.flags.insert(.queryNeedsDecoding) }
                stops = stops.skipping(to: run.end)
            }
        }
        _ = try noteQueryItem(from: start, to: stops.current, number: count)
        layout.queryEnd = offset(stops.current)
        return stops
    }

    @inline(__always)
    private func noteQueryItem(from start: Int, to end: Int, number: Int) throws(LinkRejection) -> Int {
        if start == end { return 0 }
        guard number < queryItemLimit else { throw tooManyQueryItems(at: start) }
        return 1
    }

    @inline(never)
    private func tooManyQueryItems(at start: Int) -> LinkRejection {
        LinkRejection(.tooManyQueryItems, at: start, detail: max(0, queryItemLimit))
    }

    @inline(__always)
    func splitFragment(_ stops: URLStops, into layout: inout URLLayout) throws(LinkRejection) {
        var stops = stops
        layout.fragmentStart = offset(stops.current)
        guard stops.current < bytes.count else { return }
        layout.flags.insert(.hasFragment)
        layout.fragmentStart = offset(stops.current &+ 1)
        stops.advance()
        while stops.current < bytes.count {
            if ByteSet.query.contains(bytes[stops.current]) {
                stops.advance()
            } else {
                let run = try passUnusualRun(at: stops.current, in: .fragment)
                if run.marks.contains(.isEncoded) { layout.flags.insert(.fragmentNeedsDecoding) }
                stops = stops.skipping(to: run.end)
            }
        }
    }
}
