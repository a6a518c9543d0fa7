/// A substring of a pattern in the notation of another library, such as `:id`.
struct ForeignPart {
    let spelling: ForeignSpelling
    var end: Int
    var name: String?
    var type: String?
    var regex: String?
    /// A default value, such as `1` in `{page?1}`, or the escaped string in brackets, such as `a.b` in `[a.b]`.
    var value: String?

    /// The regular expression, including the brackets and repetition of a character class: `[0-9]+`.
    var expression: String? {
        guard let regex, spelling.text.hasPrefix("[") else { return regex }
        return "[" + regex + "]" + (type.map { "{" + $0 + "}" } ?? String(spelling.text.suffix(1)))
    }

    /// The string in brackets that other libraries read as literal: `:` for `[x+3a]`, `a.b` for `[a.b]`.
    var escapedText: String? {
        guard let type else { return value }
        return UInt32(type, radix: 16).flatMap { Unicode.Scalar($0) }.map { String($0) }
    }

    /// `true` if the parentheses after the name are an optional group, as in `:id(/edit)` and `:id(.json)`.
    fileprivate var hasOptionalGroup: Bool {
        guard let regex else { return false }
        return regex.hasPrefix("/:") || regex.hasPrefix(".:") || regex.hasPrefix("/") && !ForeignType.isRegex(regex)
            || regex.hasPrefix(".") && String(regex.dropFirst()).isParameterName
    }
}

extension BraceReader {
    /// Returns the substring at the cursor that is written in another notation, such as `:id`.
    mutating func foreignPart(isPath: Bool) -> ForeignPart? {
        guard let first = scanner.next, first.isASCII else { return nil }
        let spellings = ForeignSpelling.byFirstByte[Int(first.value)]
        if spellings.isEmpty { return nil }
        if first == "%", let high = scanner.peek(1), let low = scanner.peek(2), high.isHexadecimal, low.isHexadecimal {
            return nil
        }
        let (start, previous) = (scanner.offset, scanner.previous)
        defer { scanner.move(to: start) }
        for spelling in spellings where spelling.position.mayBegin(after: previous, at: start, isPath: isPath) {
            scanner.move(to: start)
            if let part = part(spelling), spelling.mayEnd(before: scalarAfter(part.end)) {
                return spelling.text.hasPrefix("\\d") ? digits(part, from: start) : part
            }
        }
        return nil
    }

    /// Returns the regular expression that begins with `\d`, with the digit expressions after it, as in `\d{2}\d+`.
    private mutating func digits(_ first: ForeignPart, from start: Int) -> ForeignPart {
        var part = first
        scanner.move(to: part.end)
        while scanner.skip("\\d") {
            if scanner.next == "{", scanner.peek(1)?.isDigit == true {
                scanner.skip { $0 != "}" }
                _ = scanner.skip("}")
            } else {
                scanner.skip { $0 == "+" || $0 == "*" }
            }
            part.end = scanner.offset
        }
        part.regex = scanner.string(start..<part.end)
        return part
    }

    private mutating func part(_ spelling: ForeignSpelling) -> ForeignPart? {
        var part = ForeignPart(spelling: spelling, end: 0)
        /// The offsets, in the pattern, of the template's literal characters, such as `:`.
        var marks: [Int] = []
        for (index, token) in spelling.template.enumerated() {
            let start = scanner.offset
            switch token {
            case .text(let bytes):
                guard scanner.bytes[start...].starts(with: bytes) else { return nil }
                scanner.move(to: start + bytes.count)
                marks += start..<scanner.offset
            case .name:
                guard scanner.next?.startsName == true, let range = scanner.skipName() else { return nil }
                part.name = scanner.string(range)
            case .word:
                guard let word = word(isList: spelling.meaning == .routeGroup) else { return nil }
                part.name = word
            case .type:
                let range = scanner.skip {
                    $0.continuesName || $0 == "." || $0 == "?" || $0 == "," && spelling.isRegex
                }
                if range.isEmpty { return nil }
                part.type = scanner.string(range)
            case .value:
                let range = scanner.skip { $0.continuesName || $0 == "-" || $0 == "." }
                part.value = scanner.string(range)
            case .regex:
                guard let end = endOfRegex(before: spelling.template[index + 1], behind: marks) else { return nil }
                part.regex = scanner.string(start..<end)
                scanner.move(to: end)
            }
        }
        guard isMeant(part) else { return nil }
        part.end = scanner.offset
        return part
    }

    /// Reads a name, or if `isList`, names with commas between them, as in Expo Router's group `(home,search)`.
    private mutating func word(isList: Bool) -> String? {
        guard scanner.next?.startsName == true else { return nil }
        let range = scanner.skip { $0.continuesName || $0 == "-" || $0 == "." || isList && $0 == "," }
        // Words cannot end in `-` or `.`, because `[v.]` is an optional literal.
        guard scanner.previous != "-", scanner.previous != ".", scanner.previous != "," else { return nil }
        return scanner.string(range).joiningWords
    }

    /// Returns the end of the regular expression in a parameter such as `:id(\d+)`: the offset of the closing bracket.
    private mutating func endOfRegex(before next: ForeignToken, behind marks: [Int]) -> Int? {
        guard case .text(let bytes) = next else { return nil }
        let closing = Unicode.Scalar(bytes[0])
        // Searches only 128 bytes, because searching to the end for every `<` would take quadratic time.
        if closing == ">" { return scanner.bytes[scanner.offset...].prefix(128).firstIndex(of: bytes[0]) }
        guard let bracket = Bracket(closing: closing),
            let open = marks.last(where: { scanner.ascii(at: $0) == bracket.facts.opening }),
            let close = closer(of: open), close > scanner.offset
        else { return nil }
        return close
    }

    /// Returns `true` if `part` is written in another notation; `false` if Waymark's syntax is meant.
    private mutating func isMeant(_ part: ForeignPart) -> Bool {
        switch part.spelling.text {
        case ":name{type}": part.type?.unicodeScalars.first?.startsName ?? false
        case ":type(name)": ["int", "string", "double", "bool"].contains(part.type)
        case "<type:name>":
            part.type.map(ForeignType.isForeignTypeName) == true || part.name.map(ForeignType.isLikeType) == false
        // After a regular expression, `$` is the anchor at the end, not a catch-all of Remix.
        case "$": part.spelling.isRegex || !hasExpression
        case ":name(regex)", ":name(regex)?", ":name(regex)+", ":name(regex)*": !part.hasOptionalGroup
        case "[x+type]", "[u+type]": part.escapedText != nil
        case "[value]":
            part.value.map { $0.utf8.split(separator: .dot, omittingEmptySubsequences: false) }.map { words in
                words.count > 1 && words.allSatisfy { !$0.isEmpty }
            } ?? false
        case "[type:name]": part.type == "a" || part.type == "h"
        case "[action]", "[area]": scanner.text.holds("[controller]")
        // In `:name{.:format}`, the braces are an optional group of Express, not a regular expression.
        case ":name{regex}", ":name{regex}?":
            part.regex.map { ForeignType.isRegex($0) || ["\\.", ".+"].contains(where: $0.holds) && !$0.holds(":") }
                ?? false
        case "<name:regex>":
            part.regex.map { ForeignType.isRegex($0) || $0.hasPrefix("(") || $0.holds("|") } ?? false
        case "{name?value}": part.value != ""
        // In `/a/?:b?&c=1`, the `?` begins a query.
        case "/?:name?": scanner.next != "&"
        case "/index": isFileName
        case let text where text.hasSuffix(".name"):
            isFileName && ["tsx", "ts", "jsx", "js", "vue", "svelte", "astro"].contains(part.name)
        case let text where text.hasPrefix("%value$"): part.value.flatMap { UInt($0) } != nil
        // Without a `*`, as in `{page=1}`, the braces are a parameter with a default in Waymark's own syntax.
        case "{name=regex}": part.regex?.split(separator: "/").contains("*") == true
        // In `(/:year(\d+))`, the outer parentheses are an optional group of Rails, not a regular expression.
        case "(regex)" where part.regex?.hasPrefix("/:") == true || part.regex?.hasPrefix(".:") == true: false
        case "(regex)": part.regex.map { ForeignType.isRegex($0) || $0.hasPrefix("?") } ?? false
        case "[regex]+", "[regex]*", "[regex]{type}": part.regex.map(ForeignType.isCharacterClass) ?? false
        default: true
        }
    }

    /// `true` if a problem was reported for a notation of file names, such as `[id]`, in a pattern that can be one.
    private var isFileName: Bool {
        mutating get {
            !isLink
                && scanner.problems.contains { problem in
                    guard case .foreign(let notation) = problem.kind else { return false }
                    return notation.library.hasPrefix("Next.js") || notation.library.hasPrefix("SvelteKit")
                }
        }
    }

    /// `true` if a problem was reported for regular expression syntax, such as `\d`.
    private var hasExpression: Bool {
        scanner.problems.contains { problem in
            guard case .foreign(let notation) = problem.kind else { return false }
            return notation.library == ForeignNotation.regularExpression
        }
    }
}

extension ForeignSpelling {
    /// Returns `true` if this spelling can end before `next`. In `/:id?q=1`, `:id?` cannot: the `?` begins a query.
    fileprivate func mayEnd(before next: Unicode.Scalar?) -> Bool {
        position.mayEnd(before: next) && (!text.hasSuffix("?") || Position.partOfSegment.mayEnd(before: next))
    }
}

extension ForeignSpelling.Position {
    fileprivate func mayBegin(after previous: Unicode.Scalar?, at offset: Int, isPath: Bool) -> Bool {
        if offset == 0 { return self != .innerSegment }
        return switch (self, previous) {
        case (.anywhere, _), (.end, _): true
        case (.innerSegment, _): isPath && previous == "/"
        case (.pathSegment, _) where !isPath, (.pathSegmentStart, _) where !isPath: false
        case (_, "/"), (_, "["), (_, "("), (_, "{"), (_, "|"): true
        case (_, "="), (_, "&"), (_, "?"), (_, "#"): !isPath
        case (.afterMark, let mark?): mark.isIn(.marksBeforeColon)
        case (.partOfSegment, let mark?): mark.isIn(.marksBesideBrackets)
        default: false
        }
    }

    fileprivate func mayEnd(before next: Unicode.Scalar?) -> Bool {
        switch (self, next) {
        case (.innerSegment, _): next == "/"
        case (.anywhere, _), (.afterMark, _), (.segmentStart, _), (.pathSegmentStart, _), (_, nil): true
        case (.segment, let next?), (.pathSegment, let next?): next.isIn(.marksBehindSegment)
        case (.partOfSegment, let next?): next.isIn(.marksBehindSegment) || next.isIn(.marksBesideBrackets)
        case (.end, _): false
        }
    }
}

extension ByteSet {
    /// Punctuation before a parameter of another notation that begins with `:`, as in `/from-:to`.
    static let marksBeforeColon = ByteSet("-.~,;@!$'+")

    static let marksBesideBrackets = ByteSet("-.~@")

    static let marksBehindSegment = ByteSet("/])}|&?#")
}

extension String {
    package var joiningWords: String {
        unicodeScalars.split { !$0.continuesName }.map(String.init).enumerated().map {
            $0.offset == 0 ? $0.element : $0.element.capitalizingFirst
        }.joined()
    }

    fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Unicode.Scalar {
    fileprivate var isHexadecimal: Bool { isASCII && UInt8(truncatingIfNeeded: value).hexadecimalValue != nil }
}
