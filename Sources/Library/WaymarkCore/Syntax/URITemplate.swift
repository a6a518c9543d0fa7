/// An expression of URI templates (RFC 6570), such as `{?q,ids*}`, `{/id}` and `{;x,y}`.
struct URITemplate {
    private struct Variable {
        let item: String
        let isExploded: Bool
        /// A length such as `:3`, or an empty string.
        let length: String

        /// - Parameter text: A name, and `*` or a length such as `:3`.
        init?(_ text: String) {
            item = String(text.prefix { $0 != "*" && $0 != ":" })
            let modifier = text.dropFirst(item.count)
            isExploded = modifier == "*"
            length = isExploded ? "" : String(modifier)
            let isLength = modifier.hasPrefix(":") && modifier.dropFirst().utf8.allSatisfy(ByteSet.digits.contains)
            guard item.isVariableName, modifier.isEmpty || isExploded || isLength else { return nil }
        }

        var name: String { item.joiningWords }
    }

    static let operators = ByteSet("?&#/.;")
    static let operatorsInQuery = ByteSet("?&#")

    private let mark: Unicode.Scalar
    private let variables: [Variable]
    /// The native form of an optional text, which `{/edit}` is in Express.
    let literal: ForeignNotation.Literal?

    /// Reads the part `text` between the operator `mark` and the closing brace.
    init?(_ mark: Unicode.Scalar, _ text: String) {
        let texts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        variables = texts.compactMap { Variable($0) }
        self.mark = mark
        let isPart = mark == "/" || mark == "."
        literal = isPart && text.isVariableName ? .optional("[" + String(mark) + text + "]") : nil
        guard variables.count == texts.count else { return nil }
    }

    /// The first length of a variable such as `{?q:3}`, which no native type limits.
    var length: String? { variables.first { !$0.length.isEmpty }?.length }

    var meaning: ForeignNotation.Meaning {
        switch mark {
        case "?", "&": .items
        case "/" where variables.count == 1 && variables[0].isExploded: .run(minimum: 0)
        default: .optional
        }
    }

    /// Returns the native equivalent, if there is one.
    func text(in position: BraceReader.ForeignPosition) -> String? {
        switch mark {
        case "?", "&":
            let items = variables.map { $0.item + "={" + $0.name + ($0.isExploded ? ": [String]*?}" : "?}") }
            let prefix = position == .item ? "" : position == .path && mark == "?" ? "?" : "&"
            return prefix + items.joined(separator: "&")
        case "#": return variables.count == 1 ? "#{" + variables[0].name + "?}" : nil
        case "/": return groups
        case _ where variables.contains(where: { $0.isExploded }): return nil
        case ";": return variables.map { "[;" + $0.item + "={" + $0.name + "}]" }.joined()
        default: return groups
        }
    }

    /// Nested optional groups, as in `[/{a}[/{b}]]`.
    private var groups: String {
        var groups = ""
        for variable in variables.reversed() {
            let part = String(mark) + "{" + variable.name + (variable.isExploded ? ": **}" : "}") + groups
            groups = variable.isExploded ? part : "[" + part + "]"
        }
        return groups
    }
}

extension String {
    /// `true` for words that `-` and `.` may separate.
    fileprivate var isVariableName: Bool {
        guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
        return first.startsName && last.continuesName
            && unicodeScalars.allSatisfy { $0.continuesName || $0 == "-" || $0 == "." }
    }
}
