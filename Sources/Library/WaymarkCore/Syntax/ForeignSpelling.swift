/// A notation of another library, language or tool, such as `:name` for a parameter.
struct ForeignSpelling {
    /// The positions in which the notation is recognized.
    enum Position {
        case anywhere
        /// The start of a segment, or after a mark such as `-`. Elsewhere, `:` begins a literal, as in `/a:b`.
        case afterMark
        case segmentStart
        case pathSegmentStart
        case segment
        case pathSegment
        case innerSegment
        /// A whole segment, or a part before or after a mark such as `-`. The `[s]` in `/user[s]` is an optional group.
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
    /// The type that the notation implies, such as `Int` for `%d`.
    let type: String?

    /// Returns one notation for each template, all with the same meaning, position and library.
    private static func spellings(
        _ texts: String..., meaning: ForeignNotation.Meaning = .parameter, at position: Position = .anywhere,
        of library: String, syntax: String? = nil, type: String? = nil
    ) -> [ForeignSpelling] {
        texts.map { text in
            ForeignSpelling(
                text: text, template: ForeignToken.tokens(of: text), meaning: meaning, position: position,
                library: library, syntax: syntax, type: type)
        }
    }

    // The first match wins, so the longer of two templates with a common prefix comes first.
    private static let table: [[ForeignSpelling]] = [
        spellings(":type(name)", at: .afterMark, of: "Deeper", syntax: "deeper"),
        spellings(":name(regex)?", meaning: .optional, at: .afterMark, of: "Express"),
        spellings(":name(regex)+", meaning: .run(minimum: 1), at: .afterMark, of: "Express"),
        spellings(":name(regex)*", meaning: .run(minimum: 0), at: .afterMark, of: "Express"),
        spellings(":name(regex)", at: .afterMark, of: "Express"),
        spellings(":name<regex>?", meaning: .optional, at: .afterMark, of: "Fiber"),
        spellings(":name<regex>", at: .afterMark, of: "Fiber"),
        spellings(":name{type}", at: .afterMark, of: "Corridor", syntax: "corridor"),
        spellings(":name{regex}?", meaning: .optional, at: .afterMark, of: "Hono"),
        spellings(":name{regex}", at: .afterMark, of: "Hono"),
        spellings(":name*:", meaning: .run(minimum: 0), at: .segment, of: "crossroads.js"),
        spellings(":name:", meaning: .optional, at: .segment, of: "crossroads.js"),
        spellings(":name...", meaning: .run(minimum: 1), at: .afterMark, of: "Mithril"),
        spellings(":name?", meaning: .optional, at: .afterMark, of: "Express"),
        spellings(":name+", meaning: .run(minimum: 1), at: .afterMark, of: "Express"),
        spellings(":name*", meaning: .run(minimum: 0), at: .afterMark, of: "Express"),
        spellings(":\"word\"", at: .afterMark, of: "Express"),
        spellings(":name", at: .afterMark, of: "Express, Rails and Vapor", syntax: "jlroutes"),
        spellings("<+>", meaning: .wildcard, of: "URLMatcher", syntax: "urlmatcher"),
        spellings("<*>", meaning: .run(minimum: 0), of: "URLMatcher", syntax: "urlmatcher"),
        spellings("<name..>", meaning: .run(minimum: 0), of: "Rocket"),
        spellings("<type:name>", of: "Flask and Django", syntax: "urlnavigator"),
        spellings("<name:type>", "<name: type>", of: "URLMatcher", syntax: "urlmatcher"),
        spellings("<type(regex):name>", of: "Flask"),
        spellings("<name:regex>", of: "Yii"),
        spellings("<name|regex>", of: "shelf_router"),
        spellings("<**name>", meaning: .run(minimum: 0), of: "Salvo"),
        spellings("<*name>", meaning: .run(minimum: 1), of: "Salvo"),
        spellings("<%= word %>", of: "ERB"),
        spellings("<word>", of: "Flask and Rocket", syntax: "urlnavigator"),
        spellings("[x+type]", "[u+type]", meaning: .escaped, of: "SvelteKit"),
        spellings("[controller]", "[action]", "[area]", meaning: .inserted, at: .partOfSegment, of: "ASP.NET"),
        spellings("[[...word]]", meaning: .run(minimum: 0), at: .partOfSegment, of: "Next.js"),
        spellings(
            "[...word]", meaning: .run(minimum: 1), at: .partOfSegment,
            of: "Next.js, or of SvelteKit, where it may be empty ('**')"),
        spellings("[[word=type]]", meaning: .optional, at: .partOfSegment, of: "SvelteKit"),
        spellings("[[word]]", meaning: .optional, at: .partOfSegment, of: "SvelteKit"),
        spellings("[word=type]", at: .partOfSegment, of: "SvelteKit"),
        spellings("[*:name]", "[**:name]", meaning: .run(minimum: 1), at: .partOfSegment, of: "AltoRouter"),
        spellings("[i:name]", at: .partOfSegment, of: "AltoRouter", type: "Int"),
        spellings("[:name]", "[type:name]", at: .partOfSegment, of: "AltoRouter"),
        spellings("[value]", meaning: .escaped, at: .partOfSegment, of: "Remix"),
        spellings("[word]", at: .partOfSegment, of: "Next.js and SvelteKit"),
        spellings("($name)", meaning: .optional, at: .segment, of: "Remix"),
        spellings("(...)", "(..)(..)", "(..)", "(.)", meaning: .routeGroup, at: .pathSegmentStart, of: "Next.js"),
        spellings("(word)", meaning: .routeGroup, at: .innerSegment, of: "Next.js and Expo Router"),
        spellings("(:num)", of: "CodeIgniter", type: "Int"),
        spellings("(:any)", meaning: .run(minimum: 1), of: "CodeIgniter"),
        spellings("(:segment)", "(:alpha)", "(:alphanum)", of: "CodeIgniter"),
        spellings("(/:name)", meaning: .optional, of: "Rails", syntax: "jlroutes"),
        spellings("(.:name)", meaning: .optional, of: "Rails"),
        spellings("$(word)", of: "a shell"),
        spellings("${word}", of: "JavaScript"),
        spellings("$name<regex>", at: .segment, of: "Play"),
        spellings("$name?", meaning: .optional, at: .segment, of: "Grails"),
        spellings("$name", at: .partOfSegment, of: "Remix and TanStack"),
        spellings(
            "$", "$.tsx", "$.ts", "$.jsx", "$.js", meaning: .run(minimum: 0), at: .pathSegment,
            of: "Remix and TanStack"),
        spellings("$", meaning: .nothing, at: .end, of: ForeignNotation.regularExpression),
        spellings("^", meaning: .nothing, at: .segmentStart, of: ForeignNotation.regularExpression),
        spellings("*name", meaning: .run(minimum: 1), at: .segment, of: "Rails and Express"),
        spellings("*\"word\"", meaning: .run(minimum: 1), at: .segment, of: "Express"),
        spellings("**:name", meaning: .run(minimum: 0), at: .segment, of: "h3"),
        spellings("**name", meaning: .run(minimum: 0), at: .segment, of: "Rails and Express"),
        spellings("{{{word}}}", of: "Handlebars"),
        spellings("{{word}}", "{{ word }}", of: "Handlebars and Postman"),
        spellings("{/:name}?", meaning: .optional, of: "URLPattern"),
        spellings("{/:name}", meaning: .optional, of: "Express"),
        spellings("{/*name}", meaning: .run(minimum: 0), of: "Express"),
        spellings("{+word}", meaning: .run(minimum: 1), at: .segment, of: "URI templates"),
        spellings("{...}", meaning: .run(minimum: 0), at: .segment, of: "Ktor"),
        spellings("{**}", "{*}", meaning: .run(minimum: 0), at: .segment, of: "ASP.NET"),
        spellings("{$}", meaning: .nothing, at: .segment, of: "Go"),
        spellings("{$}", meaning: .run(minimum: 0), of: "TanStack"),
        spellings("{-$name}", meaning: .optional, of: "TanStack"),
        spellings("{name<regex>}", of: "Symfony"),
        spellings("{name<regex>?value}", meaning: .optional, of: "Symfony"),
        spellings("{name?value}", meaning: .optional, of: "Symfony"),
        spellings("{name=**}", meaning: .run(minimum: 0), at: .segment, of: "Google APIs"),
        spellings("{name=*}", of: "Google APIs"),
        spellings("{name=regex}", of: "Google APIs"),
        spellings("{name(regex)}", of: "DeepLinkDispatch"),
        spellings("%{word}", of: "Ruby and Elixir"),
        spellings("%(word)s", of: "Python"),
        spellings("\\(word)", of: "Swift"),
        spellings(".?:name?", "/?:name?", meaning: .optional, of: "Sinatra"),
        spellings(
            ".$", ".$.tsx", ".$.ts", ".$.jsx", ".$.js", ".$.mdx", ".$.md", meaning: .run(minimum: 0), at: .end,
            of: "Remix"),
        spellings(
            "/page.name", "/route.name", "/+page.name", "/+server.name", "/index.name", "/index", ".get.name",
            ".post.name", ".put.name", ".patch.name", ".delete.name", ".name", meaning: .nothing, at: .end,
            of: "file names of Next.js, Nuxt and SvelteKit"),
        spellings(".*", meaning: .run(minimum: 0), at: .pathSegment, of: ForeignNotation.regularExpression),
        spellings(".+", "..*", meaning: .run(minimum: 1), at: .pathSegment, of: ForeignNotation.regularExpression),
        spellings("...", meaning: .run(minimum: 0), at: .segment, of: "everyday writing"),
        spellings("%s", "%@", "%value$s", "%value$@", of: "printf"),
        spellings(
            "%d", "%i", "%u", "%ld", "%lu", "%lld", "%llu", "%value$d", "%value$ld", "%value$lld", of: "printf",
            type: "Int"),
        // These templates are last, because all others are more specific.
        spellings(
            "\\d{type}", "\\d+", "\\d*", "\\d", "\\w+", "\\w*", "\\S+", "\\p{type}+", "[regex]+", "[regex]*",
            "[regex]{type}", "(?P<name>regex)", "(?<name>regex)", "(?:regex)", "(regex)",
            of: ForeignNotation.regularExpression),
    ]

    /// The optional character before a parameter: `/` in `(/:name)` and `/?:name?`.
    var inner: String {
        let marks = text.dropFirst().hasPrefix("?:") ? text.prefix(1) + ":" : text.dropFirst().prefix(2)
        return ["/:", "/*", ".:"].contains(marks) ? String(marks.prefix(1)) : ""
    }

    /// `true` for a placeholder such as `{{name}}`, which represents the base URL at the start of a pattern.
    var isTemplate: Bool {
        ["{{", "{+", "${", "$(", "%{", "%(", "%s", "%@", "%value$", "<%", "\\("].contains { text.hasPrefix($0) }
    }

    var isRegex: Bool { library == ForeignNotation.regularExpression }

    static let byFirstByte = {
        var spellings = [[ForeignSpelling]](repeating: [], count: 128)
        for spelling in table.joined() {
            spellings[Int(spelling.text.utf8.first ?? 0)].append(spelling)
        }
        return spellings
    }()

    /// The first bytes of foreign notations that can begin within a literal, such as `:`; `{` always ends a literal.
    static let startsInText = ByteSet(":<$%\\.^&")
}

enum ForeignToken {
    case text([UInt8])
    case name
    /// A placeholder for a name that can contain `-` and `.`.
    case word
    case type
    case regex
    /// A placeholder for a string of letters, digits, `-`, `_` and `.`, which can be empty, as in `{name?value}`.
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
