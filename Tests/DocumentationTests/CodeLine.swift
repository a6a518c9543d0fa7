/// A line of Swift that documentation shows: the code, and what stands behind it.
///
/// What stands behind code is a value or words. Behind `print(…)` it is what is printed. Behind anything else it is a
/// value if it begins like one: with a quotation mark, a bracket, a point, a digit or a minus, with `nil`, `true`,
/// `false` or `throws: `, or with a name that begins a call, such as `Search(`. Words may follow a value behind a comma
/// or a colon.
struct CodeLine: Sendable {
    let code: String
    /// What stands behind `//`.
    let remark: String?

    init(_ line: String) {
        let line = line.trimmed
        let start = line.contains("//") ? line.outside { $0.hasPrefix("//") } : nil
        code = String(line[..<(start ?? line.endIndex)]).trimmed
        remark = start.map { String(line[$0...].drop { $0 == "/" }).trimmed }
    }

    /// Whether there is something to compile.
    var isCompiled: Bool {
        !code.isEmpty && ![".package", ".product(", "import "].contains { code.hasPrefix($0) }
    }

    /// The value that is shown.
    var value: String? {
        guard let remark, !code.isEmpty, !remark.isEmpty else { return nil }
        if prints || remark.hasPrefix("throws: ") { return remark }
        let isValue = remark.prefixMatch(of: /["\[.\-0-9]|(nil|true|false)\b|[A-Z]\w*\(/) != nil
        guard isValue else { return nil }
        let end = remark.outside(brackets: true) { $0.hasPrefix(",") || $0.hasPrefix(":") }
        return String(remark[..<(end ?? remark.endIndex)])
    }

    private var prints: Bool { code.contains("print(") }

    /// The ways in which a file of tests may have the line: each a list of lines, the later ones of which expect the
    /// value.
    var forms: [[String]] {
        guard let value else { return [[code], ["_ = \(code)"]] }
        if prints { return [[code, "#expect(output.last == \(value.literal))"]] }
        if let text = value.behind("throws: ") { return [["#expect(thrown { \(code) } == \(text.literal))"]] }
        guard let name = code.prefixMatch(of: #/(?:let|var) (\w+) = /#)?.output.1 else {
            return Self.expectations(of: code, to: value).map { [$0] }
        }
        return Self.expectations(of: String(name), to: value).map { [code, $0] }
    }

    /// What expects an expression to have a value. One that cannot be compared may be taken apart.
    private static func expectations(of code: String, to value: String) -> [String] {
        ["#expect(\(code) == \(value))", "if case \(value) = \(code) {} else { Issue.record(\"it is not\") }"]
    }
}

extension StringProtocol {
    var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }

    /// The text as Swift writes it in quotation marks.
    var literal: String { "\"" + flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\"" }

    /// What follows a beginning.
    func behind(_ beginning: String) -> String? { hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil }

    /// The first place outside of quotation marks, and of brackets if asked for, where something begins.
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
