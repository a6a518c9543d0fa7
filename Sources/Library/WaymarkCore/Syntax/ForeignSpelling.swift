/// A notation of another library, language or tool for a part of a pattern.
struct ForeignSpelling {
    /// The positions in which the notation is recognized.
    enum Position {
        case anywhere
        /// The start of a segment, or after a mark such as `-`. In `/a:b` and `/{name}:cancel`, `:` begins a literal.
        case afterMark
        case segmentStart
        case pathSegmentStart
        case segment
        case pathSegment
        /// A segment between two slashes of the path.
        case innerSegment
        /// A segment, or a part of one between marks such as `-`. In `/user[s]`, the brackets are an optional group.
        case partOfSegment
        case end
    }

    /// A template such as `:name(regex)`, in which `name`, `word`, `type`, `regex` and `value` are placeholders.
    let text: String
    let template: [ForeignToken]
    let meaning: ForeignNotation.Meaning
    let position: Position
    let library: String
    let syntax: String?
    /// The native type that the notation implies, such as `Int` for `%d`; `nil` for most notations.
    let type: String?

    private init(
        _ text: String, _ meaning: ForeignNotation.Meaning = .parameter, _ position: Position = .anywhere,
        of library: String, syntax: String? = nil, type: String? = nil
    ) {
        (self.text, template) = (text, ForeignToken.tokens(of: text))
        (self.meaning, self.position, self.library, self.syntax, self.type) = (meaning, position, library, syntax, type)
    }

    // Of two spellings with a common prefix, the longer one comes first.
    private static let ofLibraries: [ForeignSpelling] = [
        ForeignSpelling(":type(name)", .parameter, .afterMark, of: "Deeper", syntax: "deeper"),
        ForeignSpelling(":name(regex)?", .optional, .afterMark, of: "Express"),
        ForeignSpelling(":name(regex)+", .run(minimum: 1), .afterMark, of: "Express"),
        ForeignSpelling(":name(regex)*", .run(minimum: 0), .afterMark, of: "Express"),
        ForeignSpelling(":name(regex)", .parameter, .afterMark, of: "Express"),
        ForeignSpelling(":name<regex>?", .optional, .afterMark, of: "Fiber"),
        ForeignSpelling(":name<regex>", .parameter, .afterMark, of: "Fiber"),
        ForeignSpelling(":name{type}", .parameter, .afterMark, of: "Corridor", syntax: "corridor"),
        ForeignSpelling(":name{regex}?", .optional, .afterMark, of: "Hono"),
        ForeignSpelling(":name{regex}", .parameter, .afterMark, of: "Hono"),
        ForeignSpelling(":name?", .optional, .afterMark, of: "Express"),
        ForeignSpelling(":name+", .run(minimum: 1), .afterMark, of: "Express"),
        ForeignSpelling(":name*", .run(minimum: 0), .afterMark, of: "Express"),
        ForeignSpelling(":\"word\"", .parameter, .afterMark, of: "Express"),
        ForeignSpelling(":name", .parameter, .afterMark, of: "Express, Rails and Vapor", syntax: "jlroutes"),
        ForeignSpelling("<+>", .wildcard, of: "URLMatcher", syntax: "urlmatcher"),
        ForeignSpelling("<*>", .run(minimum: 0), of: "URLMatcher", syntax: "urlmatcher"),
        ForeignSpelling("<name..>", .run(minimum: 0), of: "Rocket"),
        ForeignSpelling("<type:name>", of: "Flask and Django", syntax: "urlnavigator"),
        ForeignSpelling("<name:type>", of: "URLMatcher", syntax: "urlmatcher"),
        ForeignSpelling("<name: type>", of: "URLMatcher", syntax: "urlmatcher"),
        ForeignSpelling("<type(regex):name>", of: "Flask"),
        ForeignSpelling("<name:regex>", of: "Yii"),
        ForeignSpelling("<name|regex>", of: "shelf_router"),
        ForeignSpelling("<**name>", .run(minimum: 0), of: "Salvo"),
        ForeignSpelling("<*name>", .run(minimum: 1), of: "Salvo"),
        ForeignSpelling("<%= word %>", of: "ERB"),
        ForeignSpelling("<word>", of: "Flask and Rocket", syntax: "urlnavigator"),
        ForeignSpelling("[x+type]", .escaped, of: "SvelteKit"),
        ForeignSpelling("[u+type]", .escaped, of: "SvelteKit"),
        ForeignSpelling("[controller]", .inserted, .partOfSegment, of: "ASP.NET"),
        ForeignSpelling("[action]", .inserted, .partOfSegment, of: "ASP.NET"),
        ForeignSpelling("[area]", .inserted, .partOfSegment, of: "ASP.NET"),
        ForeignSpelling("[[...word]]", .run(minimum: 0), .partOfSegment, of: "Next.js"),
        ForeignSpelling("[...word]", .run(minimum: 1), .partOfSegment, of: "Next.js and SvelteKit"),
        ForeignSpelling("[[word=type]]", .optional, .partOfSegment, of: "SvelteKit"),
        ForeignSpelling("[[word]]", .optional, .partOfSegment, of: "SvelteKit"),
        ForeignSpelling("[word=type]", .parameter, .partOfSegment, of: "SvelteKit"),
        ForeignSpelling("[**:name]", .run(minimum: 0), .partOfSegment, of: "AltoRouter"),
        ForeignSpelling("[*:name]", .parameter, .partOfSegment, of: "AltoRouter"),
        ForeignSpelling("[i:name]", .parameter, .partOfSegment, of: "AltoRouter", type: "Int"),
        ForeignSpelling("[a:name]", .parameter, .partOfSegment, of: "AltoRouter"),
        ForeignSpelling("[h:name]", .parameter, .partOfSegment, of: "AltoRouter"),
        ForeignSpelling("[value]", .escaped, .partOfSegment, of: "Remix"),
        ForeignSpelling("[word]", .parameter, .partOfSegment, of: "Next.js and SvelteKit"),
        ForeignSpelling("($name)", .optional, .segment, of: "Remix"),
        ForeignSpelling("(...)", .routeGroup, .pathSegmentStart, of: "Next.js"),
        ForeignSpelling("(..)(..)", .routeGroup, .pathSegmentStart, of: "Next.js"),
        ForeignSpelling("(..)", .routeGroup, .pathSegmentStart, of: "Next.js"),
        ForeignSpelling("(.)", .routeGroup, .pathSegmentStart, of: "Next.js"),
        ForeignSpelling("(word)", .routeGroup, .innerSegment, of: "Next.js and Expo Router"),
        ForeignSpelling("(:num)", of: "CodeIgniter", type: "Int"),
        ForeignSpelling("(:any)", .run(minimum: 1), of: "CodeIgniter"),
        ForeignSpelling("(:segment)", of: "CodeIgniter"),
        ForeignSpelling("(:alpha)", of: "CodeIgniter"),
        ForeignSpelling("(:alphanum)", of: "CodeIgniter"),
        ForeignSpelling("(/:name)", .optional, of: "Rails", syntax: "jlroutes"),
        ForeignSpelling("(.:name)", .optional, of: "Rails"),
        ForeignSpelling("$(word)", of: "a shell"),
        ForeignSpelling("${word}", of: "JavaScript"),
        ForeignSpelling("$name<regex>", .parameter, .segment, of: "Play"),
        ForeignSpelling("$name?", .optional, .segment, of: "Grails"),
        ForeignSpelling("$name", .parameter, .partOfSegment, of: "Remix and TanStack"),
        ForeignSpelling("$", .run(minimum: 0), .pathSegment, of: "Remix and TanStack"),
        ForeignSpelling("$", .nothing, .end, of: ForeignNotation.regularExpression),
        ForeignSpelling("^", .nothing, .segmentStart, of: ForeignNotation.regularExpression),
        ForeignSpelling("*name", .run(minimum: 1), .segment, of: "Rails and Express"),
        ForeignSpelling("*\"word\"", .run(minimum: 1), .segment, of: "Express"),
        ForeignSpelling("**:name", .run(minimum: 0), .segment, of: "h3"),
        ForeignSpelling("**name", .run(minimum: 0), .segment, of: "Rails and Express"),
        ForeignSpelling("{{{word}}}", of: "Handlebars"),
        ForeignSpelling("{{word}}", of: "Handlebars and Postman"),
        ForeignSpelling("{{ word }}", of: "Handlebars and Postman"),
        ForeignSpelling("{/:name}?", .optional, of: "URLPattern"),
        ForeignSpelling("{/:name}", .optional, of: "Express"),
        ForeignSpelling("{/*name}", .run(minimum: 0), of: "Express"),
        ForeignSpelling("{+word}", .run(minimum: 1), .segment, of: "URI templates"),
        ForeignSpelling("{...}", .run(minimum: 0), .segment, of: "Ktor"),
        ForeignSpelling("{**}", .run(minimum: 0), .segment, of: "ASP.NET"),
        ForeignSpelling("{*}", .run(minimum: 0), .segment, of: "ASP.NET"),
        ForeignSpelling("{$}", .nothing, .segment, of: "Go"),
        ForeignSpelling("{$}", .run(minimum: 0), of: "TanStack"),
        ForeignSpelling("{-$name}", .optional, of: "TanStack"),
        ForeignSpelling("{name<regex>}", of: "Symfony"),
        ForeignSpelling("{name<regex>?value}", .optional, of: "Symfony"),
        ForeignSpelling("{name?value}", .optional, of: "Symfony"),
        ForeignSpelling("{name=**}", .run(minimum: 0), .segment, of: "Google APIs"),
        ForeignSpelling("{name=*}", of: "Google APIs"),
        ForeignSpelling("{name=regex}", of: "Google APIs"),
        ForeignSpelling("{name(regex)}", of: "DeepLinkDispatch"),
        ForeignSpelling("%{word}", of: "Ruby and Elixir"),
        ForeignSpelling("%(word)s", of: "Python"),
        ForeignSpelling("\\(word)", of: "Swift"),
        ForeignSpelling(".?:name?", .optional, of: "Sinatra"),
        ForeignSpelling(".$", .run(minimum: 0), .end, of: "Remix"),
        ForeignSpelling(".*", .run(minimum: 0), .pathSegment, of: ForeignNotation.regularExpression),
        ForeignSpelling(".+", .run(minimum: 1), .pathSegment, of: ForeignNotation.regularExpression),
        ForeignSpelling("..*", .run(minimum: 1), .pathSegment, of: ForeignNotation.regularExpression),
        ForeignSpelling("...", .run(minimum: 0), .segment, of: "everyday writing"),
    ]

    private static let printed: [ForeignSpelling] =
        ["%s", "%@"].map { ForeignSpelling($0, of: "printf") }
        + ["%d", "%i", "%u"].map { ForeignSpelling($0, of: "printf", type: "Int") }

    // Tried after all other spellings, which are more specific.
    private static let expressions: [ForeignSpelling] =
        [
            "\\d{type}", "\\d+", "\\d*", "\\d", "\\w+", "\\w*", "\\S+", "\\p{type}+", "[regex]+", "[regex]*",
            "[regex]{type}", "(?P<name>regex)", "(?<name>regex)", "(?:regex)", "(regex)",
        ].map { ForeignSpelling($0, of: ForeignNotation.regularExpression) }

    /// The separator between a bracket and the parameter in it: `/` in `(/:name)`. Empty if there is none.
    var inner: String {
        let marks = text.hasPrefix(".?:") ? ".:" : text.dropFirst().prefix(2)
        return ["/:", "/*", ".:"].contains(marks) ? String(marks.prefix(1)) : ""
    }

    /// `true` for a template placeholder such as `{{name}}`, which represents the base URL at the start of a pattern.
    var isTemplate: Bool {
        ["{{", "{+", "${", "$(", "%{", "%(", "%s", "%@", "<%", "\\("].contains { text.hasPrefix($0) }
    }

    var isRegex: Bool { library == ForeignNotation.regularExpression }

    /// The spellings by their first ASCII byte.
    static let byFirstByte = {
        var spellings = [[ForeignSpelling]](repeating: [], count: 128)
        for spelling in ofLibraries + printed + expressions {
            spellings[Int(spelling.text.utf8.first ?? 0)].append(spelling)
        }
        return spellings
    }()

    /// The first bytes of foreign notations that may begin within a literal, such as `:`; `{` always ends a literal.
    static let startsInText = ByteSet(":<$%\\.^&")
}

enum ForeignToken {
    case text([UInt8])
    /// A placeholder for a Swift identifier.
    case name
    /// A placeholder for a name that may contain `-` and `.`.
    case word
    case type
    /// A placeholder for a regular expression, up to the enclosing bracket.
    case regex
    /// A placeholder for letters, digits, `-`, `_` and `.`, or nothing.
    case value

    static func tokens(of text: String) -> [ForeignToken] {
        let placeholders: [(String, ForeignToken)] = [
            ("name", .name), ("word", .word), ("type", .type), ("regex", .regex), ("value", .value),
        ]
        var tokens: [ForeignToken] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            let placeholder = placeholders.first { rest.starts(with: $0.0.utf8) }
            rest = rest.dropFirst(placeholder?.0.utf8.count ?? 1)
            if let placeholder {
                tokens.append(placeholder.1)
            } else if case .text(let bytes)? = tokens.last {
                tokens[tokens.count - 1] = .text(bytes + [byte])
            } else {
                tokens.append(.text([byte]))
            }
        }
        return tokens
    }
}
