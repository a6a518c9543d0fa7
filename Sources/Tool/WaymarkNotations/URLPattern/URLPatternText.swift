import WaymarkCore

/// The string of a URLPattern, and the ranges of its components. A component without a range matches any value.
struct URLPatternText {
    enum Component: CaseIterable {
        case `protocol`, username, password, hostname, port, pathname, search, hash
    }

    let scanner: PatternScanner
    var ranges: [Component: Range<Int>] = [:]
    /// `true` if the string omits the path, which is then `/`.
    var hasImpliedPath = false
    /// `true` if the pattern was created from `URLPatternComponents`, in which absent components match any value,
    /// instead of from one string.
    var isDivided = false

    func string(_ component: Component) -> String? { ranges[component].map { scanner.string($0) } }

    /// `true` for a custom scheme. The standard does not divide its paths into segments: `:id` also matches slashes.
    var hasCustomScheme: Bool { ranges[.protocol].map { !URLPatternReader.isSpecial(scanner, $0) } ?? false }

    func parts(_ component: Component) -> URLPatternParts? {
        let separator = component == .pathname && !hasCustomScheme ? "/" : ""
        return ranges[component].map { URLPatternParts(of: scanner, in: $0, separator: separator) }
    }
}

extension URLPatternText {
    /// Splits a string into components, as the standard does. `protocol` is absent in a relative pattern such as `/a`.
    init(_ text: String) {
        var splitter = URLPatternSplitter(text)
        splitter.split()
        self = splitter.result
    }
}

private struct URLPatternSplitter {
    private(set) var result: URLPatternText
    private let tokens: [URLPatternToken]
    private var index = 0
    private var first = 0
    private var depth = 0

    init(_ text: String) {
        let scanner = PatternScanner(text)
        result = URLPatternText(scanner: scanner)
        tokens = URLPatternToken.all(of: scanner, in: 0..<scanner.end)
    }

    mutating func split() {
        if skip(until: { $0.sees(":") }) {
            let hasSlashes = sees("/", 1) && sees("/", 2)
            let scheme = end(.protocol, skipping: hasSlashes ? 3 : 1)
            let isSpecial = URLPatternReader.isSpecial(result.scanner, scheme)
            if hasSlashes || isSpecial {
                authority(isSpecial: isSpecial)
            } else {
                result.ranges[.hostname] = 0..<0
                path()
            }
        } else {
            index = 0
            if !sees("#"), !beginsSearch { path() }
        }
        // A component omitted between two written ones is empty, such as the query of `/a#b`.
        if sees("#"), result.ranges[.pathname] != nil { result.ranges[.search] = 0..<0 }
        if beginsSearch {
            start(skipping: 1)
            skip(until: { $0.sees("#") })
            end(.search)
        }
        if sees("#") {
            start(skipping: 1)
            skip(until: { _ in false })
            end(.hash)
        }
        if result.ranges[.hostname] != nil, result.ranges[.port] == nil { result.ranges[.port] = 0..<0 }
    }

    private mutating func authority(isSpecial: Bool) {
        let hasUser = skip(until: { $0.sees("@") || $0.endsAuthority }) && sees("@")
        index = first
        if hasUser {
            skip(until: { $0.sees(":") || $0.sees("@") })
            let hasPassword = sees(":")
            end(.username, skipping: 1)
            if hasPassword {
                skip(until: { $0.sees("@") })
                end(.password, skipping: 1)
            }
        }
        var brackets = 0
        skip { splitter in
            if splitter.sees("[") { brackets += 1 }
            if splitter.sees("]") { brackets -= 1 }
            return brackets == 0 && splitter.sees(":") || splitter.endsAuthority
        }
        let hasPort = sees(":")
        end(.hostname, skipping: hasPort ? 1 : 0)
        if hasPort {
            skip(until: \.endsAuthority)
            end(.port)
        }
        if sees("/") {
            path()
        } else if tokens[index].kind != .end {
            result.ranges[.pathname] = 0..<0
            result.hasImpliedPath = isSpecial
        }
    }

    private mutating func path() {
        skip(until: { $0.beginsSearch || $0.sees("#") })
        end(.pathname)
    }

    private func sees(_ text: String, _ distance: Int = 0) -> Bool {
        let token = tokens[min(index + distance, tokens.count - 1)]
        return token.value == text && [.character, .escaped, .invalid].contains(token.kind)
    }

    /// `true` if the current token is a `?` that begins the query, rather than the modifier for optional, as in `:id?`.
    private var beginsSearch: Bool {
        if sees("?") { return true }
        guard tokens[index].value == "?" else { return false }
        return index == 0 || ![.name, .expression, .close, .asterisk].contains(tokens[index - 1].kind)
    }

    private var endsAuthority: Bool { sees("/") || beginsSearch || sees("#") }

    /// Moves to the next token outside of braces that satisfies a condition; returns `false` if none does.
    @discardableResult
    private mutating func skip(until isHit: (URLPatternSplitter) -> Bool) -> Bool {
        while tokens[index].kind != .end {
            if tokens[index].kind == .open {
                depth += 1
            } else if depth == 0 {
                if isHit(self) { return true }
            } else if tokens[index].kind == .close {
                depth -= 1
            }
            index += 1
        }
        return false
    }

    /// Ends a component before the current token, and begins the next component after `count` more tokens.
    @discardableResult
    private mutating func end(_ component: URLPatternText.Component, skipping count: Int = 0) -> Range<Int> {
        let range = tokens[first].range.lowerBound..<tokens[index].range.lowerBound
        result.ranges[component] = range
        start(skipping: count)
        return range
    }

    private mutating func start(skipping count: Int) {
        index += count
        first = index
    }
}
