import WaymarkCore
import WaymarkLanguages

struct URLPatternReader {
    let text: URLPatternText
    var scanner: PatternScanner
    var parameterRanges: [ParameterRanges] = []
    var types: [String: Result<ParameterType, URLPatternExpression.Problem>] = [:]

    private let dropsOptionalSlash: Bool

    init(_ text: URLPatternText, dropsOptionalSlash: Bool = false) {
        (self.text, scanner, self.dropsOptionalSlash) = (text, text.scanner, dropsOptionalSlash)
    }

    mutating func pattern() throws(PatternError) -> RoutePattern {
        for component in URLPatternText.Component.allCases { checkParts(of: component) }
        if scanner.problems.isEmpty { checkStart() }
        guard scanner.problems.isEmpty else { return try scanner.checked(RoutePattern(text: scanner.text, path: [])) }
        let source = source()
        let path = path()
        checkSearch()
        let fragment = fragment()
        return try scanner.checked(
            RoutePattern(
                text: scanner.text, source: source, path: path, fragment: fragment,
                parameterRanges: parameterRanges))
    }

    /// Returns the parts of a URLPattern component; `nil` if it is absent, or matches any string and is not the path.
    func parts(_ component: URLPatternText.Component) -> [URLPatternPart]? {
        guard var parts = text.parts(component)?.parts else { return nil }
        if dropsOptionalSlash, component == .pathname, parts.count > 1, parts.last?.isOptionalSlash == true {
            parts.removeLast()
        }
        return parts.isAny && component != .pathname ? nil : parts
    }

    private mutating func checkParts(of component: URLPatternText.Component) {
        guard let range = text.ranges[component], let fault = text.parts(component)?.fault else { return }
        scanner.report(.notation(.malformedURLPattern), at: fault.isEmpty ? range : fault)
    }

    /// Reports a relative pattern, because no base link is given.
    private mutating func checkStart() {
        guard text.ranges[.protocol] == nil, !text.isDivided else { return }
        let range = 0..<scanner.end
        let isPath = scanner.ascii(at: 0) == "/"
        let start = scanner.ascii(at: 1) == "/" ? "https:" : "*://*:*"
        scanner.report(
            .notation(.relativeURLPattern), at: range, suggestion: isPath ? start + scanner.text : nil)
    }

    private mutating func checkSearch() {
        guard parts(.search) != nil, let range = text.ranges[.search] else { return }
        if range.isEmpty, let hash = text.ranges[.hash], !text.isDivided {
            let mark = hash.lowerBound - 1
            // The '?' can also be the modifier of an optional group at the end of the path.
            let hasMark = scanner.ascii(at: mark - 1) == "?" && text.ranges[.pathname]?.upperBound != mark
            let path = scanner.string(0..<(hasMark ? mark - 1 : mark))
            return scanner.report(
                .notation(.unsayableEmptySearch), at: mark..<hash.upperBound,
                suggestion: path + "?*" + scanner.string(mark..<scanner.end))
        }
        scanner.report(.notation(.unsayableSearch), at: range.isEmpty ? 0..<scanner.end : range)
    }

    static let anyFragment = "[\\d\\D]+"

    private mutating func fragment() -> ValuePattern? {
        guard let parts = parts(.hash), let range = text.ranges[.hash] else { return nil }
        if parts.count == 1, let literal = parts[0].plainText {
            return self.literal(literal, in: .hash, at: range).map { .literal($0) }
        }
        if parts.count == 1, parts[0].kind == .segment, parts[0].isBare, let some = try? Expression(Self.anyFragment) {
            note(parts[0])
            return .parameter(PatternParameter(parts[0].name, type: ParameterType(TextAutomaton(some))))
        }
        scanner.report(.notation(.unsayableFragment), at: range.isEmpty ? 0..<scanner.end : range)
        return nil
    }

    mutating func note(_ part: URLPatternPart) {
        var ranges = ParameterRanges(part.range)
        ranges.name = part.name
        parameterRanges.append(ranges)
    }

    /// Returns the decoded literal. Reports an escape such as `%61` and returns `nil`, because a route pattern would
    /// also match links with `a` instead.
    mutating func literal(
        _ text: String, in component: URLPatternText.Component, at range: Range<Int>
    ) -> String? {
        let decoded = Self.decoded(text, in: component)
        if decoded == nil { scanner.report(.notation(.unsayableEscape), at: range) }
        return decoded
    }

    private static func decoded(_ text: String, in component: URLPatternText.Component) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            let isEscape = byte == UInt8(ascii: "%")
            let value = isEscape ? UInt8(canonicalEscape: rest.prefix(3)) : byte
            guard let value, isEscape ? value.isEscaped(in: component) : value.isLiteral else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(isEscape ? 3 : 1)
        }
        let decoded = String(decoding: bytes, as: UTF8.self)
        return decoded.utf8.elementsEqual(bytes) ? decoded : nil
    }
}

extension UInt8 {
    /// Creates the byte of a canonical escape, which has uppercase digits, such as `%2F`; `nil` for other bytes.
    fileprivate init?(canonicalEscape bytes: ArraySlice<UInt8>) {
        let digits = bytes.dropFirst()
        guard digits.count == 2, digits.allSatisfy(ByteSet("0123456789ABCDEF").contains) else { return nil }
        self.init(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    fileprivate var isLiteral: Bool { self >= 0x20 && self != 0x7F && self != UInt8(ascii: "\\") }

    /// Returns `true` if the URL Standard always escapes the byte in a component.
    fileprivate func isEscaped(in component: URLPatternText.Component) -> Bool {
        self <= 0x20 || self >= 0x7F || ByteSet("\"<>`").contains(self)
            || component == .pathname && ByteSet("#?{}^").contains(self)
    }
}
