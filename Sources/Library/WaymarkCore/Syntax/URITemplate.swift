/// An expression of URI templates (RFC 6570), such as `{?q,ids*}`, `{/id}` and `{;x,y}`.
struct URITemplate {
    private struct Variable {
        let item: String
        let isExploded: Bool
        /// The prefix modifier, such as `:3` (RFC 6570, 2.4.1), or an empty string.
        let length: String

        /// - Parameter text: A name, optionally followed by `*` or a length such as `:3`.
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
    /// The equivalent of `{/edit}` as an optional literal, `[/edit]`; `nil` for other expressions.
    let literal: ForeignNotation.Literal?

    /// Creates an expression from its operator, such as `?`, and the string after it, such as `q,page`.
    init?(_ mark: Unicode.Scalar, _ text: String) {
        let texts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        variables = texts.compactMap { Variable($0) }
        self.mark = mark
        let isPart = mark == "/" || mark == "."
        literal = isPart && text.isVariableName ? .optional("[" + String(mark) + text + "]") : nil
        guard variables.count == texts.count else { return nil }
    }

    /// The first length limit of a variable, `:3` in `{?q:3}`, which no type of Waymark checks.
    var length: String? { variables.first { !$0.length.isEmpty }?.length }

    var meaning: ForeignNotation.Meaning {
        switch mark {
        case "?", "&": .items
        case "/" where variables.count == 1 && variables[0].isExploded: .run(minimum: 0)
        default: .optional
        }
    }

    /// Returns the expression in Waymark's own syntax: `?q={q?}` for `{?q}`; `nil` without an equivalent.
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

    /// The expression `{/a,b}` as nested optional groups: `[/{a}[/{b}]]`.
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
    /// `true` for a variable name, such as `user-id`: words that `-` and `.` can separate.
    fileprivate var isVariableName: Bool {
        guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
        return first.startsName && last.continuesName
            && unicodeScalars.allSatisfy { $0.continuesName || $0 == "-" || $0 == "." }
    }
}
