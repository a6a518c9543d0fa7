public import WaymarkCore

/// The notation of Elf: `app://user/{username}/following`.
///
/// | text | takes |
/// |---|---|
/// | `app://user` | the scheme, and literal segments, of which the host is the first |
/// | `{username}` | a segment, captured; also the host |
/// | `https://example.com/user` | links to this host only |
///
/// Literal text is written decoded: `app://a/100%` is the link `app://a/100%25`. The query takes no part in patterns
/// and is found on every match.
public struct ElfSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// `elf`
    public var name: String { "elf" }

    /// Reads a pattern, for example `app://user/{username}/following`.
    ///
    /// - Throws: `PatternError` with every problem of the text.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = ElfReader(text)
        return try reader.pattern()
    }

    /// Writes a pattern, for example `app://user/{username}/following`. A pattern without a source has no words.
    ///
    /// - Throws: `PatternError` when Elf has no words for something in the pattern.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        var writer = SegmentWriter()
        writer.missAllBut(source: true, of: pattern)
        let source = Self.write(&writer, pattern.source, before: pattern.path)
        let path = writer.path(pattern) { writer, kind, _ in Self.write(&writer, kind) }
        try checkExpressible(pattern, missing: writer.missing)
        // White space at the end of a text is a mistake.
        return source + path + (path.hasSuffix(" ") ? "/" : "")
    }

    private static func write(
        _ writer: inout SegmentWriter, _ source: LinkSource?, before path: [PathNode]
    ) -> String {
        switch source?.kind {
        case .scheme(let scheme, host: nil, port: nil, rule: .firstSegment):
            // Literal text there would be read as the host of the source.
            if scheme == "http" || scheme == "https", !path.beginsWithParameter {
                writer.miss("a web link with a literal host as its first segment")
            }
            return scheme + "://"
        case .host(let host, port: let port, let http, let https) where http != https:
            return (https ? "https://" : "http://") + host + (port.map { ":\($0)" } ?? "") + "/"
        case nil: writer.miss("a pattern without a scheme")
        default: writer.miss("a source of this kind")
        }
        return ""
    }

    private static func write(_ writer: inout SegmentWriter, _ kind: PathNode.Kind) -> String {
        switch kind {
        case .literal(let text) where text.isElfText: return text
        case .parameter(let parameter):
            guard let name = parameter.name, name.isForeignName, parameter.type == .string else { break }
            return "{" + name + "}"
        default: break
        }
        return writer.miss(kind)
    }
}

extension [PathNode] {
    /// Whether the first segment begins with a parameter.
    fileprivate var beginsWithParameter: Bool {
        if case .parameter = dropFirst().first?.kind { true } else { false }
    }
}

extension String {
    /// Whether the text can be written as it is: Elf has no escapes.
    fileprivate var isElfText: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "/", "?", "#", "{", "}": false
            default: scalar == " " || !scalar.isInvisible
            }
        }
    }
}

extension PatternSyntax where Self == ElfSyntax {
    /// The notation of Elf: `app://user/{username}/following`.
    public static var elf: ElfSyntax { ElfSyntax() }
}
