/// A notation of another library, language or tool for a part of a pattern.
struct ForeignSpelling {
    enum Meaning {
        case parameter
        case optional
        case run(minimum: Int)
        case wildcard
        /// A segment that is not part of links.
        case routeGroup
        /// The start or end of the pattern, which needs no mark.
        case nothing
    }

    /// The positions in which the notation is recognised.
    enum Position {
        case anywhere
        /// The start of a segment, or the position after a mark such as `-`. In `/a:b` and `/{name}:cancel`, the part
        /// from the colon on is literal.
        case afterMark
        case segmentStart
        case segment
        /// A segment of the path.
        case pathSegment
        /// A segment between two slashes of the path.
        case innerSegment
        /// A segment, or a part of one that marks such as `-` separate from the others. In `/user[s]`, the brackets are
        /// an optional group.
        case partOfSegment
        case end
    }

    let template: [ForeignToken]
    let meaning: Meaning
    let place: Position
    let library: String
    let syntax: String?

    /// - Parameter text: A template, in which `name`, `word`, `type` and `regex` are placeholders.
    private init(
        _ text: String, _ meaning: Meaning = .parameter, _ place: Position = .anywhere, of library: String,
        syntax: String? = nil
    ) {
        template = ForeignToken.tokens(of: text)
        (self.meaning, self.place, self.library, self.syntax) = (meaning, place, library, syntax)
    }

    // Of two spellings with a common prefix, the longer one comes first.
    private static let all: [ForeignSpelling] = [
        ForeignSpelling(":type(name)", .parameter, .afterMark, of: "Deeper", syntax: "deeper"),
        ForeignSpelling(":name(regex)?", .optional, .afterMark, of: "Express"),
        ForeignSpelling(":name(regex)", .parameter, .afterMark, of: "Express"),
        ForeignSpelling(":name{type}", .parameter, .afterMark, of: "Corridor", syntax: "corridor"),
        ForeignSpelling(":name?", .optional, .afterMark, of: "Express"),
        ForeignSpelling(":name+", .run(minimum: 1), .afterMark, of: "Express"),
        ForeignSpelling(":name*", .run(minimum: 0), .afterMark, of: "Express"),
        ForeignSpelling(":name", .parameter, .afterMark, of: "Express, Rails and Vapor", syntax: "jlroutes"),
        ForeignSpelling("<+>", .wildcard, of: "URLMatcher", syntax: "urlmatcher"),
        ForeignSpelling("<*>", .run(minimum: 0), of: "URLMatcher", syntax: "urlmatcher"),
        ForeignSpelling("<name..>", .run(minimum: 0), of: "Rocket"),
        ForeignSpelling("<type:name>", of: "Flask and Django", syntax: "urlnavigator"),
        ForeignSpelling("<name:type>", of: "URLMatcher", syntax: "urlmatcher"),
        ForeignSpelling("<name: type>", of: "URLMatcher", syntax: "urlmatcher"),
        ForeignSpelling("<type(regex):name>", of: "Flask"),
        ForeignSpelling("<word>", of: "Flask and Rocket", syntax: "urlnavigator"),
        ForeignSpelling("[[...word]]", .run(minimum: 0), .segment, of: "Next.js"),
        ForeignSpelling("[...word]", .run(minimum: 1), .segment, of: "Next.js and SvelteKit"),
        ForeignSpelling("[[word=type]]", .optional, .segment, of: "SvelteKit"),
        ForeignSpelling("[[word]]", .optional, .segment, of: "SvelteKit"),
        ForeignSpelling("[word=type]", .parameter, .partOfSegment, of: "SvelteKit"),
        ForeignSpelling("[word]", .parameter, .partOfSegment, of: "Next.js and SvelteKit"),
        ForeignSpelling("[regex]+", of: ForeignNotation.regularExpression),
        ForeignSpelling("[regex]*", of: ForeignNotation.regularExpression),
        ForeignSpelling("[regex]{type}", of: ForeignNotation.regularExpression),
        ForeignSpelling("($name)", .optional, .segment, of: "Remix"),
        ForeignSpelling("(word)", .routeGroup, .innerSegment, of: "Next.js and Expo Router"),
        ForeignSpelling("(/:name)", .optional, of: "Rails", syntax: "jlroutes"),
        ForeignSpelling("(.:name)", .optional, of: "Rails"),
        ForeignSpelling("(?P<name>regex)", of: ForeignNotation.regularExpression),
        ForeignSpelling("(?<name>regex)", of: ForeignNotation.regularExpression),
        ForeignSpelling("(?:regex)", of: ForeignNotation.regularExpression),
        ForeignSpelling("(regex)", of: ForeignNotation.regularExpression),
        ForeignSpelling("$(word)", of: "a shell"),
        ForeignSpelling("${word}", of: "JavaScript"),
        ForeignSpelling("$name", .parameter, .segment, of: "Remix and TanStack"),
        ForeignSpelling("$", .run(minimum: 0), .segment, of: "Remix and TanStack"),
        ForeignSpelling("$", .nothing, .end, of: ForeignNotation.regularExpression),
        ForeignSpelling("^", .nothing, .segmentStart, of: ForeignNotation.regularExpression),
        ForeignSpelling("*name", .run(minimum: 0), .segment, of: "Rails and Express"),
        ForeignSpelling("**name", .run(minimum: 0), .segment, of: "Rails and Express"),
        ForeignSpelling("{{{word}}}", of: "Handlebars"),
        ForeignSpelling("{{word}}", of: "Handlebars and Postman"),
        ForeignSpelling("{{ word }}", of: "Handlebars and Postman"),
        ForeignSpelling("{/:name}?", .optional, of: "URLPattern"),
        ForeignSpelling("{/:name}", .optional, of: "Express"),
        ForeignSpelling("{/*name}", .run(minimum: 0), of: "Express"),
        ForeignSpelling("{+word}", .run(minimum: 1), .segment, of: "URI templates"),
        ForeignSpelling("{...}", .run(minimum: 0), .segment, of: "Ktor"),
        ForeignSpelling("{$}", .nothing, of: "Go"),
        ForeignSpelling("{name<regex>}", of: "Symfony"),
        ForeignSpelling("%{word}", of: "Ruby and Elixir"),
        ForeignSpelling("%(word)s", of: "Python"),
        ForeignSpelling("%s", of: "printf"), ForeignSpelling("%@", of: "printf"),
        ForeignSpelling("%d", of: "printf"), ForeignSpelling("%i", of: "printf"), ForeignSpelling("%u", of: "printf"),
        ForeignSpelling("\\(word)", of: "Swift"),
        ForeignSpelling("\\d+", of: ForeignNotation.regularExpression),
        ForeignSpelling("\\d*", of: ForeignNotation.regularExpression),
        ForeignSpelling("\\d{type}", of: ForeignNotation.regularExpression),
        ForeignSpelling("\\d", of: ForeignNotation.regularExpression),
        ForeignSpelling("\\w+", of: ForeignNotation.regularExpression),
        ForeignSpelling("\\w*", of: ForeignNotation.regularExpression),
        ForeignSpelling(".*", .run(minimum: 0), .pathSegment, of: ForeignNotation.regularExpression),
        ForeignSpelling(".+", .run(minimum: 1), .pathSegment, of: ForeignNotation.regularExpression),
        ForeignSpelling("..*", .run(minimum: 1), .pathSegment, of: ForeignNotation.regularExpression),
        ForeignSpelling("...", .run(minimum: 0), .segment, of: "everyday writing"),
    ]

    /// The separator between a bracket and the parameter in it: `/` in `(/:name)`.
    var inner: String {
        guard case .text(let bytes) = template[0], bytes.count > 1 else { return "" }
        return switch bytes.suffix(2) {
        case [UInt8(ascii: "/"), UInt8(ascii: ":")], [UInt8(ascii: "/"), UInt8(ascii: "*")]: "/"
        case [UInt8(ascii: "."), UInt8(ascii: ":")]: "."
        default: ""
        }
    }

    var isRegex: Bool { library == ForeignNotation.regularExpression }

    /// The spellings by their first ASCII byte.
    static let byFirstByte = {
        var spellings = [[ForeignSpelling]](repeating: [], count: 128)
        for spelling in all { spellings[Int(spelling.template[0].firstByte)].append(spelling) }
        return spellings
    }()

    /// The first bytes of spellings that do not end a literal anyway.
    static let startsInText = ByteSet(":<$%\\.^&")
}

/// A token of a template.
enum ForeignToken: Equatable {
    case text([UInt8])
    /// A Swift identifier.
    case name
    /// A name that may contain `-` and `.`.
    case word
    case type
    /// A regular expression, up to the enclosing bracket.
    case regex

    fileprivate var firstByte: UInt8 {
        if case .text(let bytes) = self { bytes[0] } else { 0 }
    }

    static func tokens(of text: String) -> [ForeignToken] {
        let places: [(String, ForeignToken)] = [("name", .name), ("word", .word), ("type", .type), ("regex", .regex)]
        var tokens: [ForeignToken] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            if let (word, token) = places.first(where: { rest.starts(with: $0.0.utf8) }) {
                tokens.append(token)
                rest = rest.dropFirst(word.utf8.count)
            } else if case .text(let bytes)? = tokens.last {
                tokens[tokens.count - 1] = .text(bytes + [byte])
                rest = rest.dropFirst()
            } else {
                tokens.append(.text([byte]))
                rest = rest.dropFirst()
            }
        }
        return tokens
    }
}
