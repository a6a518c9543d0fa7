/// A route pattern in pieces for syntax colouring, whose concatenation is the pattern.
struct PatternPieces {
    enum Kind: String {
        case literal, source, parameter, type, wildcard, group, query, mark
    }

    private(set) var pieces: [(kind: Kind, text: String)] = []
    private var isInQuery = false
    private var isInName = false

    init(_ text: String) {
        var rest = text[...]
        if let end = Self.sourceEnd(of: text) {
            add(.source, text[..<end])
            rest = text[end...]
        }
        while let character = rest.first { take(character, &rest) }
    }

    /// Returns the end of the link source in the pattern, such as `https://example.com` or `myapp:`, if any.
    private static func sourceEnd(of text: String) -> String.Index? {
        guard let colon = text.firstIndex(of: ":"),
            text[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
        else { return nil }
        let behind = text[text.index(after: colon)...]
        guard behind.hasPrefix("//") else { return text.index(after: colon) }
        let host = behind.dropFirst(2)
        return host.firstIndex { "/?#[({*".contains($0) } ?? text.endIndex
    }

    private mutating func take(_ character: Character, _ rest: inout Substring) {
        var (kind, count): (Kind, Int) = (isInName ? .query : .literal, 1)
        switch character {
        case "{":
            let parameter = Self.parameter(rest)
            addParameter(parameter)
            rest = rest[parameter.endIndex...]
            return
        case "*": (kind, count) = (.wildcard, rest.prefix { $0 == "*" || $0 == "+" || $0 == "!" }.count)
        case "\\": count = 2
        case "[", "]", "(", ")", "|": kind = .group
        case "/": kind = .mark
        case "?" where !isInQuery, "&" where isInQuery: (kind, isInQuery, isInName) = (.mark, true, true)
        case "=" where isInName, "#": (kind, isInName) = (.mark, false)
        default: break
        }
        add(kind, rest.prefix(count))
        rest = rest.dropFirst(count)
    }

    /// Returns the leading `{…}`, or all text without a `}`. Compares scalars, because a combining mark can follow `}`.
    private static func parameter(_ text: Substring) -> Substring {
        let scalars = text.unicodeScalars
        var isEscaped = false
        for index in scalars.indices {
            if !isEscaped, scalars[index] == "}" { return Substring(scalars[...index]) }
            isEscaped = !isEscaped && scalars[index] == "\\"
        }
        return text
    }

    private mutating func addParameter(_ text: Substring) {
        let inner = text.dropFirst().dropLast()
        add(.group, "{")
        let end = inner.firstIndex(of: ":") ?? inner.firstIndex { $0 == "?" || $0 == " " } ?? inner.endIndex
        add(.parameter, inner[..<end])
        add(.type, inner[end...])
        add(.group, "}")
    }

    private mutating func add(_ kind: Kind, _ text: some StringProtocol) {
        guard !text.isEmpty else { return }
        if kind == pieces.last?.kind, kind == .literal || kind == .query {
            pieces[pieces.count - 1].text += String(text)
        } else {
            pieces.append((kind, String(text)))
        }
    }
}

extension HTML {
    static func pattern(_ text: String) -> HTML {
        let pieces = PatternPieces(text).pieces.map { piece -> HTML in
            switch piece.kind {
            case .literal: "\(piece.text)"
            case .mark: "<i>\(piece.text)</i>"
            case .source, .parameter, .type, .wildcard, .group, .query:
                #"<span class="\#(piece.kind.rawValue)">\#(piece.text)</span>"#
            }
        }
        return #"<code class="pattern">\#(pieces)</code>"#
    }
}
