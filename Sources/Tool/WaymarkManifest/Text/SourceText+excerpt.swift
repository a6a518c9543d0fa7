import WaymarkExplain

extension SourceText {
    /// The maximum number of bytes of an excerpt on each side of its position.
    private static let shownBytes = 80

    /// Returns the part of a line around a position, and the number of its characters before the position.
    package func excerpt(at place: Place) -> (text: String, caret: Int) {
        let line = range(ofLine: place.line)
        let target = offset(of: place)
        let isBlank: (Int) -> Bool = { bytes[$0] == 0x20 || bytes[$0] == 0x09 }
        let shown = line.clamped(to: (target - SourceText.shownBytes)..<(target + SourceText.shownBytes))
        let start = shown.first { !isBlank($0) && SourceText.isScalarStart(bytes[$0]) } ?? shown.upperBound
        let end = shown.last { !isBlank($0) }.map { nextScalar(after: $0, in: line) } ?? start
        guard start < end else { return ("", 0) }
        let before = String(decoding: bytes[start..<max(start, target)], as: UTF8.self)
        let after = String(decoding: bytes[max(start, target)..<max(end, target)], as: UTF8.self)
        let lead = shown.lowerBound > line.lowerBound ? "…" : ""
        let trail = shown.upperBound < line.upperBound ? "…" : ""
        return (lead + before + after + trail, (lead + before).count)
    }

    /// Returns two lines for a terminal, or none for an empty text: `text` with visible escapes, and a caret below it.
    static func lines(_ text: String, caret: Int) -> [String] {
        let width = String(text.prefix(caret)).visible.reduce(0) { $0 + $1.terminalWidth }
        return text.isEmpty ? [] : [text.visible, String(repeating: " ", count: width) + "^"]
    }

    /// Returns a problem as lines of text: its heading, the line of the file with a caret, the advice and the notes.
    package static func report(
        _ heading: String, _ line: String, caret: Int, help: String?, notes: [String]
    ) -> String {
        let excerpt = lines(line, caret: caret).map { "    " + $0 }
        let advice = help.map { ["    help: " + $0.visible] } ?? []
        return ([heading] + excerpt + advice + notes.map { "    note: " + $0 }).joined(separator: "\n")
    }

    private func nextScalar(after offset: Int, in line: Range<Int>) -> Int {
        (offset + 1..<max(offset + 1, line.upperBound)).first { SourceText.isScalarStart(bytes[$0]) } ?? line.upperBound
    }
}

extension RouteFile {
    /// Returns two lines for a terminal: the line of a position, and a caret below the position.
    package func excerpt(at place: Place) -> [String] {
        let excerpt = source(of: place).excerpt(at: place)
        return SourceText.lines(excerpt.text, caret: excerpt.caret)
    }
}
