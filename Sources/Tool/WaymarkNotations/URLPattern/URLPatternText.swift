import WaymarkCore

/// The string of a URLPattern, and the ranges of its components. A component without a range matches any value.
struct URLPatternText {
    enum Component: Int, CaseIterable {
        case `protocol`, username, password, hostname, port, pathname, search, hash
    }

    let scanner: PatternScanner
    var ranges: [Component: Range<Int>] = [:]
    /// `true` if the path is `/` without being written.
    var hasImpliedPath = false
    /// `true` if the components were given separately, so that absent ones match any value.
    var isDivided = false

    func string(_ component: Component) -> String? { ranges[component].map { scanner.string($0) } }

    func parts(_ component: Component) -> URLPatternParts? {
        ranges[component].map { URLPatternParts(of: scanner, in: $0, separator: component == .pathname ? "/" : "") }
    }
}

extension URLPatternText {
    /// Splits a string into components, as the standard does. Without a scheme, `protocol` is absent.
    init(_ text: String) {
        var splitter = URLPatternSplitter(text)
        splitter.split()
        self = splitter.result
    }
}

private struct URLPatternSplitter {
    private enum State: Equatable {
        case start, authority, done
        case part(URLPatternText.Component)

        /// The index in the order of components; `nil` at the start and the end.
        var order: Int? {
            switch self {
            case .part(let component): component.rawValue
            case .authority: URLPatternText.Component.protocol.rawValue
            case .start, .done: nil
            }
        }
    }

    var result: URLPatternText
    private let tokens: [URLPatternToken]
    private var state = State.start
    private var index = 0
    private var first = 0
    private var depth = 0
    private var brackets = 0
    private var isSpecial = false

    init(_ text: String) {
        let scanner = PatternScanner(text)
        result = URLPatternText(scanner: scanner)
        tokens = URLPatternToken.all(of: scanner, in: 0..<scanner.end)
    }

    mutating func split() {
        while state != .done {
            if tokens[index].kind == .end {
                end()
            } else if tokens[index].kind == .open {
                depth += 1
                index += 1
            } else if depth > 0, tokens[index].kind != .close {
                index += 1
            } else {
                if depth > 0 { depth -= 1 }
                step()
            }
        }
        if result.ranges[.hostname] != nil, result.ranges[.port] == nil { result.ranges[.port] = 0..<0 }
    }

    private mutating func end() {
        switch state {
        case .start:
            index = first
            if sees("#") {
                change(to: .part(.hash), skipping: 1)
            } else if beginsSearch {
                change(to: .part(.search), skipping: 1)
            } else {
                change(to: .part(.pathname), skipping: 0)
            }
        case .authority: rewind(to: .part(.hostname))
        case .part, .done: change(to: .done, skipping: 0)
        }
    }

    private mutating func step() {
        switch state {
        case .start where sees(":"): rewind(to: .part(.protocol))
        case .part(.protocol) where sees(":"):
            isSpecial = URLPatternReader.isSpecial(
                result.scanner, tokens[first].range.lowerBound..<tokens[index].range.lowerBound)
            let hasSlashes = sees("/", 1) && sees("/", 2)
            change(
                to: hasSlashes || isSpecial ? .authority : .part(.pathname), skipping: hasSlashes ? 3 : 1)
        case .authority where sees("@"): rewind(to: .part(.username))
        case .authority where sees("/") || beginsSearch || sees("#"): rewind(to: .part(.hostname))
        case .part(.username) where sees(":"): change(to: .part(.password), skipping: 1)
        case .part(.username) where sees("@"), .part(.password) where sees("@"):
            change(to: .part(.hostname), skipping: 1)
        case .part(.hostname) where sees("["):
            brackets += 1
            index += 1
        case .part(.hostname) where sees("]"):
            brackets -= 1
            index += 1
        case .part(.hostname) where sees(":") && brackets == 0: change(to: .part(.port), skipping: 1)
        case .part(.hostname) where sees("/"), .part(.port) where sees("/"):
            change(to: .part(.pathname), skipping: 0)
        case .part(.hostname) where beginsSearch, .part(.port) where beginsSearch, .part(.pathname) where beginsSearch:
            change(to: .part(.search), skipping: 1)
        case .part(let component) where component.rawValue >= 3 && component != .hash && sees("#"):
            change(to: .part(.hash), skipping: 1)
        default: index += 1
        }
    }

    private func sees(_ text: String, _ distance: Int = 0) -> Bool {
        let token = tokens[min(index + distance, tokens.count - 1)]
        return token.value == text && [.character, .escaped, .invalid].contains(token.kind)
    }

    /// `true` if a `?` begins the query, and is not a modifier.
    private var beginsSearch: Bool {
        if sees("?") { return true }
        guard tokens[index].value == "?" else { return false }
        return index == 0 || ![.name, .expression, .close, .asterisk].contains(tokens[index - 1].kind)
    }

    private mutating func rewind(to state: State) {
        index = first
        self.state = state
    }

    private mutating func change(to new: State, skipping count: Int) {
        if case .part(let component) = state {
            result.ranges[component] = tokens[first].range.lowerBound..<tokens[index].range.lowerBound
        }
        if let old = state.order, let next = new.order { imply(from: old, to: next) }
        state = new
        index += count
        first = index
    }

    /// Records omitted components before a written one as empty.
    private mutating func imply(from old: Int, to new: Int) {
        func isMissing(_ component: URLPatternText.Component) -> Bool { result.ranges[component] == nil }
        if old < 3, new > 3, isMissing(.hostname) { result.ranges[.hostname] = 0..<0 }
        if old < 5, new > 5, isMissing(.pathname) {
            result.ranges[.pathname] = 0..<0
            result.hasImpliedPath = isSpecial
        }
        if old < 6, new == 7, isMissing(.search) { result.ranges[.search] = 0..<0 }
    }
}
