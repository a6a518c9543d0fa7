public import WaymarkCore

/// The notation of Elf: `app://user/{username}/following`.
///
/// | pattern | matches |
/// |---|---|
/// | `app://user` | the scheme, and literal segments, the first of which is the host |
/// | `{username}` | a segment or the host, captured |
/// | `https://example.com/user` | links to this host only |
///
/// Literals are written decoded: `app://a/100%` matches `app://a/100%25`. Patterns ignore the query, but each match
/// contains it.
public struct ElfSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// The name of the syntax in route files: `elf`.
    public var name: String { "elf" }

    /// Parses a pattern, or throws a `PatternError` with all of its problems.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = SegmentReader(text)
        let source = reader.source()
        let path = reader.path(upTo: reader.scanner.endOfPath(outside: ("{", "}"))) { reader, range, _ in
            reader.segment(range, in: .braces) {
                .parameter($0.parameter(range, named: range.dropFirst().dropLast()))
            }
        }
        return try reader.finish(source: source, path: path)
    }

    /// Returns a pattern that has a link source, or throws a `PatternError` with the elements that the notation lacks.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        try written(pattern, source: true) { writer in
            let source = Self.write(&writer, pattern.source, before: pattern.path)
            let path = writer.path(
                pattern, literal: { $0.isUnescapedText ? $0 : nil },
                parameter: { $0.nameOfString.map { "{" + $0 + "}" } })
            // A pattern cannot end with a space, so a slash is appended.
            return source + path + (path.hasSuffix(" ") ? "/" : "")
        }
    }

    private static func write(
        _ writer: inout SegmentWriter, _ source: LinkSource?, before path: [PathNode]
    ) -> String {
        guard let source else { return writer.miss("a pattern without a scheme") }
        switch source.kind {
        case .scheme(let scheme, host: nil, port: nil, rule: .firstSegment):
            let beginsWithParameter = if case .parameter = path.dropFirst().first?.kind { true } else { false }
            // A literal first segment would be parsed as the host of the link source.
            if scheme == "http" || scheme == "https", !beginsWithParameter {
                writer.miss("a web link with a literal host as its first segment")
            }
            return scheme + "://"
        case .host(_, _, let http, let https) where http != https: return source.description + "/"
        case .scheme, .host, .anywhere: return writer.miss("a source of this kind")
        }
    }
}

extension String {
    /// `true` for a string without characters that would need an escape, because Elf has no escapes.
    fileprivate var isUnescapedText: Bool {
        unicodeScalars.allSatisfy { !$0.isIn(ByteSet("/?#{}")) && ($0 == " " || !$0.isInvisible) }
    }
}

extension PatternSyntax where Self == ElfSyntax {
    /// The notation of Elf: `app://user/{username}/following`.
    public static var elf: ElfSyntax { ElfSyntax() }
}

extension SegmentReader {
    /// Reads the scheme and, in a pattern for web links, a literal host.
    fileprivate mutating func source() -> LinkSource? {
        let start = scanner.offset
        guard let scheme = scanner.skipScheme(), scanner.skip("//") else {
            if !scanner.text.isEmpty { scanner.report(.notation(.missingScheme), at: start..<scanner.end) }
            if let slash = scanner.first("/", in: 0..<scanner.end), scanner.ascii(at: slash + 1) == "/" {
                scanner.move(to: slash + 2)
            }
            return nil
        }
        guard scheme == "https" || scheme == "http", scanner.next != "{" else { return .scheme(scheme) }
        scanner.move(to: start)
        let source = scanner.skipSource()
        switch scanner.next {
        case "/", "?", "#", nil: break
        default: scanner.report(.invalidSource(scanner.string(start..<scanner.end), .host), at: start..<scanner.end)
        }
        return source
    }
}
