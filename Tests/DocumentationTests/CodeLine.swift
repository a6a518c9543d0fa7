/// A line of Swift code in the documentation, with its trailing comment.
///
/// The comment is a value or prose. After `print(…)` it is the output. After other code it is a value if it starts with
/// a quotation mark, a bracket, a period, a digit or a minus sign, with `nil`, `true`, `false` or `throws: `, or with
/// a call, such as `Search(`. Prose may follow a value after a comma or a colon.
struct CodeLine: Sendable {
    let code: String
    let remark: String?

    init(_ line: String) {
        let line = line.trimmed
        let start = line.contains("//") ? line.outside { $0.hasPrefix("//") } : nil
        code = String(line[..<(start ?? line.endIndex)]).trimmed
        remark = start.map { String(line[$0...].drop { $0 == "/" }).trimmed }
    }

    /// Whether the line contains code to compile.
    var isCompiled: Bool {
        !code.isEmpty && ![".package", ".product(", "import "].contains { code.hasPrefix($0) }
    }

    var value: String? {
        guard let remark, !code.isEmpty, !remark.isEmpty else { return nil }
        if prints || remark.hasPrefix("throws: ") { return remark }
        let isValue = remark.prefixMatch(of: /["\[.\-0-9]|(nil|true|false)\b|[A-Z]\w*\(/) != nil
        guard isValue else { return nil }
        let end = remark.outside(brackets: true) { $0.hasPrefix(",") || $0.hasPrefix(":") }
        return String(remark[..<(end ?? remark.endIndex)])
    }

    private var prints: Bool { code.contains("print(") }

    /// The possible equivalents of the line in a test file: each one is a list of lines, in which the last ones expect
    /// the value.
    var forms: [[String]] {
        guard let value else { return [[code], ["_ = \(code)"]] }
        if prints { return [[code, "#expect(output.last == \(value.literal))"]] }
        if let text = value.behind("throws: ") { return [["#expect(thrown { \(code) } == \(text.literal))"]] }
        guard let name = code.prefixMatch(of: #/(?:let|var) (\w+) = /#)?.output.1 else {
            return Self.expectations(of: code, to: value).map { [$0] }
        }
        return Self.expectations(of: String(name), to: value).map { [code, $0] }
    }

    /// Returns expectations that an expression has a value. A value that is not Equatable is matched as a pattern.
    private static func expectations(of code: String, to value: String) -> [String] {
        ["#expect(\(code) == \(value))", "if case \(value) = \(code) {} else { Issue.record(\"it is not\") }"]
    }
}

extension StringProtocol {
    var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }

    var literal: String { "\"" + flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\"" }

    /// Returns the string without a prefix, or `nil` if it does not have the prefix.
    func behind(_ beginning: String) -> String? { hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil }

    /// Returns the first index outside quotation marks, and optionally outside brackets, at which a predicate is true.
    func outside(brackets: Bool = false, _ begins: (SubSequence) -> Bool) -> Index? {
        var (isQuoted, depth) = (false, 0)
        var place = startIndex
        while place < endIndex {
            if !isQuoted, !brackets || depth == 0, begins(self[place...]) { return place }
            switch self[place] {
            case "\"": isQuoted.toggle()
            case "\\" where isQuoted: place = index(after: place)
            case "(", "[", "{": depth += isQuoted ? 0 : 1
            case ")", "]", "}": depth -= isQuoted ? 0 : 1
            default: break
            }
            guard place < endIndex else { break }
            place = index(after: place)
        }
        return nil
    }
}
