extension BraceReader {
    /// Reports and skips an HTTP method such as `GET `, or a key such as `path: `, before a pattern.
    mutating func skipMethod() {
        guard scanner.next?.isLetter == true else { return }
        let start = scanner.offset
        let range = scanner.skip { $0.isLetter }
        let word = scanner.string(range)
        let isMethod = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"].contains(word)
        let isKey = ["path", "pattern", "route", "url"].contains(word) && scanner.skip(":")
        guard isMethod || isKey, !scanner.skipBlanks().isEmpty else { return scanner.move(to: start) }
        scanner.report(.text(isKey ? .whiteSpace : .method), at: start..<scanner.offset, suggestion: "")
    }

    /// Reports and skips a pattern in quotation marks, such as `'/user/{id}'`, and the code around it.
    mutating func skipQuotes() {
        guard scanner.next != "/", var inner = quotedPattern ?? patternInCode else { return }
        do throws(PatternError) { _ = try RoutePattern(inner) } catch { inner = error.correctedPattern?.text ?? inner }
        scanner.report(.parameter(.quotedText), at: scanner.offset..<scanner.end, suggestion: inner)
        scanner.move(to: scanner.end)
    }

    private var quotedPattern: String? {
        if scanner.next?.startsName == true { return nil }
        let text = scanner.string(scanner.offset..<scanner.end)
        return text.isQuoted && text.dropFirst().hasPrefix("/") ? String(text.dropFirst().dropLast()) : nil
    }

    /// The pattern in quotation marks after `(`, `=` or a blank, as in `get('/user')`; `nil` if it has no slash.
    private var patternInCode: String? {
        let bytes = scanner.bytes[scanner.offset...]
        guard let open = bytes.firstIndex(where: ByteSet("\"'`/?#").contains), open > scanner.offset,
            ByteSet("\"'`").contains(bytes[open]), ByteSet("(= ").contains(bytes[open - 1]),
            let close = bytes[(open + 1)...].firstIndex(of: bytes[open])
        else { return nil }
        let text = scanner.string((open + 1)..<close)
        return text.holds("/") ? text : nil
    }

    /// Reports and skips the `amp;` of `&amp;`, which is an `&` in HTML.
    mutating func skipMarkup() {
        let start = scanner.offset
        guard scanner.previous == "&", scanner.skip("amp;") else { return }
        scanner.report(.foreign(ForeignNotation("HTML", .escaped)), at: start..<scanner.offset, suggestion: "")
    }

    /// Reports and skips a placeholder for the base of URLs before a pattern, as in `{{baseUrl}}/users`.
    mutating func skipBase() {
        guard let part = foreignPart(isPath: true) else { return }
        // A shell variable such as `$API_URL` has no lowercase letters; `$lang` is a parameter in Remix.
        let isConstant =
            part.spelling.text == "$name" && part.name?.utf8.contains { (0x61...0x7A).contains($0) } == false
        guard part.spelling.isTemplate || isConstant else { return }
        let start = scanner.offset
        scanner.move(to: part.end)
        scanner.skip { !$0.isIn(ByteSet("/?#")) }
        scanner.report(
            .foreign(ForeignNotation(isConstant ? "a shell" : part.spelling.library, .base)),
            at: start..<scanner.offset,
            suggestion: scanner.next == "/" ? "" : "/")
    }

    /// Reports and skips a file name of Remix and TanStack, such as `users.$id.edit`, in which dots separate segments.
    /// Links omit words that begin with `_`, a final `_`, the extension, and `index`, `route` and `lazy` before it.
    mutating func skipFlatRoute() -> Bool {
        guard scanner.previous == "." || scanner.next == ".", scanner.hasRoom, !isLink else { return false }
        let start = scanner.bytes[..<scanner.offset].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        var copy = scanner
        copy.move(to: start)
        let range = copy.skip { $0.continuesName || $0.isIn(ByteSet("$.-")) }
        var words = scanner.string(range).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard range.upperBound > scanner.offset, endsSegment(at: range.upperBound),
            words.allSatisfy({ !$0.isEmpty && (!$0.holds("$") || $0 == "$" || String($0.dropFirst()).isParameterName) })
        else { return false }
        let endings = ["tsx", "ts", "jsx", "js", "mdx", "md", "index", "route", "lazy"]
        while let last = words.last, endings.contains(last) { words.removeLast() }
        let segments = words.filter { !$0.hasPrefix("_") }.map { word in
            let name = word.hasSuffix("_") ? word.dropLast() : word[...]
            return name == "$" ? "**" : name.hasPrefix("$") ? "{" + name.dropFirst() + "}" : String(name)
        }
        scanner.removeProblems(in: range)
        scanner.move(to: range.upperBound)
        let notation = ForeignNotation(
            "Remix and TanStack, whose file names have '.' for '/'", .parameter,
            literal: .text(BraceWriter.literal(scanner.string(range))))
        scanner.report(.foreign(notation), at: range, suggestion: segments.joined(separator: "/"))
        return true
    }

    /// `true` if a query item follows the path with `&` instead of `?`, as in `/a&q=1`.
    var isAtQueryWithAmpersand: Bool {
        guard scanner.next == "&", depth == 0 else { return false }
        var copy = scanner
        copy.advance()
        let name = copy.skip { $0.continuesName || $0 == "-" || $0 == "." }
        return !name.isEmpty && copy.next == "="
    }

    mutating func beginsQueryWithAmpersand() -> Bool {
        guard isAtQueryWithAmpersand else { return false }
        let start = scanner.offset
        scanner.advance()
        // The suggestion for a preceding `{?q}` already begins the query.
        if let last = scanner.problems.last, last.range.upperBound == start, last.suggestion?.hasPrefix("?") == true {
            return true
        }
        scanner.report(.query(.missingQuestionMark), at: start..<scanner.offset, suggestion: "?")
        return true
    }

    /// Reports a `?` in a query: an optional parameter `{q}?` of URLPattern, a placeholder of SQL, or a second query.
    mutating func reportQuestionMark(in item: Range<Int>) {
        let start = scanner.offset
        scanner.advance()
        let isLast = scanner.offset == item.upperBound
        let text = scanner.string(item.lowerBound..<start)
        let name = String(text.prefix { $0 != "=" })
        if isLast, scanner.previous == "?", scanner.ascii(at: start - 1) == "}", text.hasSuffix("}") {
            let notation = ForeignNotation("URLPattern", .optional)
            let open = scanner.bytes[item.lowerBound..<start].lastIndex(of: UInt8(ascii: "{")) ?? item.lowerBound
            return scanner.report(
                .foreign(notation), at: open..<scanner.offset,
                suggestion: Self.makingOptional(scanner.string(open..<start)))
        }
        if isLast, text.hasSuffix("="), name.isParameterName {
            let notation = ForeignNotation("SQL", .parameter, literal: .text("%3F"))
            return scanner.report(.foreign(notation), at: start..<scanner.offset, suggestion: "{" + name + "}")
        }
        scanner.report(.query(.repeatedQuestionMark), at: start..<scanner.offset, suggestion: isLast ? "" : "&")
    }

    /// Reports brackets in the name of a query item, as in `ids[]={ids}`; returns `false` if there are none.
    mutating func reportBrackets(in item: Range<Int>) -> Bool {
        let open = scanner.offset
        guard open > item.lowerBound, let close = closer(of: open), close < item.upperBound else { return false }
        let name = scanner.string(item.lowerBound..<open)
        let inner = scanner.string((open + 1)..<close)
        guard !name.holds("="), inner.utf8.allSatisfy(ByteSet.unreserved.contains),
            scanner.ascii(at: close + 1) == "=" || close + 1 == item.upperBound
        else { return false }
        var value = scanner.string((close + 1)..<item.upperBound)
        if inner.isEmpty, value.hasPrefix("={"), value.hasSuffix("}") {
            let parameter = String(value.dropFirst(2).dropLast())
            if parameter.isParameterName { value = "={" + parameter + ": [String]}" }
        }
        scanner.report(.query(.bracketsInItemName), at: item, suggestion: name + "%5B" + inner + "%5D" + value)
        return true
    }

    /// Returns query items with optional parameters: `q={q?}` for `q={q}`; `nil` if no parameter is required.
    func optionalItems(_ text: String) -> String? {
        let text = text.hasPrefix("&") || text.hasPrefix("?") ? String(text.dropFirst()) : text
        let parts = text.utf8.split(separator: .ampersand, omittingEmptySubsequences: false)
        let items = parts.map { String(Substring($0)) }
        guard items.allSatisfy({ $0.holds("={") && $0.hasSuffix("}") && !$0.holds("?") && !$0.holds(" = ") }) else {
            return nil
        }
        return items.map { item in
            let brace = item.utf8.firstIndex(of: UInt8(ascii: "{")) ?? item.startIndex
            return item[..<brace] + Self.makingOptional(String(item[brace...]))
        }.joined(separator: "&")
    }

    /// Returns `{q?}` for `{q}`, and `{q: Int?}` for `{q: Int}`.
    private static func makingOptional(_ braces: String) -> String {
        let content = String(braces.dropFirst().dropLast())
        if let colon = content.firstIndex(of: ":"), content.holds("|") {
            return "{" + content[..<colon] + "?" + content[colon...] + "}"
        }
        return "{" + content + (content.hasSuffix("?") || content.holds("=") ? "" : "?") + "}"
    }

    /// `true` if the fragment is a path with a parameter or wildcard, as in `/users/{id}` and `!/users/**`.
    var hasPathInFragment: Bool {
        guard scanner.next == "/" || scanner.next == "!" && scanner.peek(1) == "/" else { return false }
        var copy = self
        while let scalar = copy.scanner.advance() {
            if scalar == "\\" { copy.scanner.advance() }
            if scalar == "{" || scalar == "*" || scalar == "?" { return true }
            if scalar == "/", copy.foreignPart(isPath: true)?.name != nil { return true }
        }
        return false
    }

    /// Reports the unread rest of a fragment: a query, a second fragment, or a path as in `/#users/{id}`.
    mutating func reportRest(ofFragmentFrom start: Int) {
        switch scanner.next {
        case "?":
            let fragment = scanner.string((start - 1)..<scanner.offset)
            let hasQuery = scanner.bytes[..<(start - 1)].contains(UInt8(ascii: "?"))
            let query = scanner.string((scanner.offset + 1)..<scanner.end)
            scanner.report(
                .query(.queryAfterFragment), at: (start - 1)..<scanner.end,
                suggestion: query.isEmpty ? fragment : (hasQuery ? "&" : "?") + query + fragment)
        case "/" where scanner.ascii(at: start) == "{" && scanner.ascii(at: start - 2) == "/":
            // Ruby's string interpolation `#{id}` in a path, not a fragment.
            let range = start..<scanner.offset
            let name = scanner.string((start + 1)..<(scanner.offset - 1)).joiningWords
            let suggestion = hasProblem(in: range) ? "{" + name + "}" : scanner.string(range)
            scanner.removeProblems(in: range)
            scanner.report(
                .foreign(ForeignNotation("Ruby", .parameter)), at: (start - 1)..<scanner.offset, suggestion: suggestion)
        case "#": scanner.report(.query(.secondFragment), at: scanner.offset..<scanner.end, suggestion: "")
        case _ where scanner.bytes[start...].contains(UInt8(ascii: "/")):
            scanner.report(.query(.pathInFragment), at: start..<scanner.end, suggestion: "{route}")
        default: scanner.report(.query(.partialFragment), at: start..<scanner.end)
        }
        scanner.move(to: scanner.end)
    }
}
