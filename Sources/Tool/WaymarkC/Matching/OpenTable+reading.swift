import WaymarkEngine

extension OpenTable {
    /// Calls a closure with the decoded value of a capture or of its element, if there is one.
    func readCapture(of parameter: Int, element: Int, in link: Bytes, _ body: (Bytes) -> Void) {
        guard let parameter = Int32(exactly: parameter), link.count > 0 else { return }
        _ = try? search.firstMatchOrReject(in: link) { match in
            guard let capture = capture(of: parameter, in: match) else { return }
            match.readCapture(capture) { reading in
                switch reading {
                case .text(let text): if element == 0 { body(text) }
                case .list: match.withElement(element, ofCapture: capture, body)
                case .absent: break
                }
            }
        }
    }
}

extension MatchView {
    fileprivate func withElement(_ number: Int, ofCapture capture: Int, _ body: (Bytes) -> Void) {
        var index = 0
        forEachElement(ofCapture: capture) { text in
            if index == number { body(text) }
            index += 1
        }
    }
}
