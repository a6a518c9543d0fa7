import WaymarkCHeader
import WaymarkEngine

extension OpenTable {
    func match(_ links: LinkBatch, _ columns: ResultColumns) throws(CallError) {
        for index in 0..<links.count {
            let range = try links.range(of: index)
            match(links.link(range), at: range.lowerBound, index, columns)
        }
    }

    private func match(_ link: Bytes, at start: Int, _ index: Int, _ columns: ResultColumns) {
        guard link.count > 0 else { return writeMiss(WAYMARK_UNREADABLE, of: index, columns) }
        do throws(LinkRejection) {
            let isMatch = try search.firstMatchOrReject(in: link) { write($0, at: start, index, columns) }
            if !isMatch { writeMiss(WAYMARK_UNMATCHED, of: index, columns) }
        } catch {
            writeMiss(WAYMARK_REJECTED, reason: RejectionCodes.number(of: error.kind), of: index, columns)
        }
    }

    private func write(_ match: borrowing MatchView, at start: Int, _ index: Int, _ columns: ResultColumns) {
        columns.write(outcome: WAYMARK_MATCHED, route: match.entryIndex, pattern: match.patternIndex, of: index)
        for number in 0..<columns.captureCount {
            let capture = capture(of: columns.parameter(number), in: match)
            let position = capture.map { match.position(ofCapture: $0) } ?? (WAYMARK_ABSENT, nil)
            columns.write(position, of: number, of: index, from: start)
        }
    }

    private func writeMiss(_ outcome: Int, reason: UInt8 = 0, of index: Int, _ columns: ResultColumns) {
        columns.write(outcome: outcome, reason: reason, of: index)
        for number in 0..<columns.captureCount { columns.write((WAYMARK_ABSENT, nil), of: number, of: index, from: 0) }
    }

    /// Calls `body` with the decoded value of a parameter, or for a list, with the element at index `element`.
    func readCapture(of parameter: Int, element: Int, in link: Bytes, _ body: (Bytes) -> Void) {
        guard let parameter = Int32(exactly: parameter), link.count > 0 else { return }
        _ = try? search.firstMatchOrReject(in: link) { match in
            guard let capture = capture(of: parameter, in: match) else { return }
            match.readCapture(capture) { reading in
                switch reading {
                case .text(let text): if element == 0 { body(text) }
                case .list:
                    var index = 0
                    match.forEachElement(ofCapture: capture) { text in
                        if index == element { body(text) }
                        index += 1
                    }
                case .absent: break
                }
            }
        }
    }
}
