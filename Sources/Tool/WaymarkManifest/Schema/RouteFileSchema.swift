import WaymarkCore
import WaymarkNotations

/// The schema of route files: the permitted keys and values. The reader and the documentation are based on it.
package enum RouteFileSchema {
    package static let version = 1

    package static let file = SchemaKeys(
        owner: "a route file",
        keys: [
            SchemaKey(
                "waymark", .number(version...version), isRequired: true, "The version of the format: 1.",
                examples: ["1"], otherNames: ["version"]),
            SchemaKey(
                "$schema", .text, "The JSON Schema of route files, for editors.",
                examples: [#""waymark.schema.json""#]),
            SchemaKey(
                "extends", .text, "The path of the route file to which this file adds apps, examples and descriptions.",
                examples: [#""Snapshots/released.json""#]),
            SchemaKey(
                "sources", sources,
                "The sources of links; by default anywhere. An empty list is an error.",
                examples: [#"["https://example.com", "myapp://"]"#], otherNames: ["hosts", "schemes", "domains"]),
            SchemaKey("syntax", syntax, "The notation of the patterns; by default braces."),
            SchemaKey("precedence", precedence, "The rule that decides between several matching routes."),
            SchemaKey("policy", .keys(policy), "The rules for accepting links."),
            SchemaKey("apps", .keys(apps), "The apps that open the links, for generated association files."),
            SchemaKey(
                "environments", .entries(of: .keys(environment), naming: "an environment"),
                "The environments, such as staging, with the sources and apps that replace those of the file.",
                examples: [#"{ "staging": { "sources": ["https://staging.example.com"] } }"#]),
            SchemaKey(
                "public", texts, "The names of parameters whose values remain visible in redacted links.",
                examples: [#"["page"]"#]),
            SchemaKey(
                "globals", .text, "The query items that every link may have in addition to those of its route.",
                examples: [#""?utm_source={source?}&ref={ref?}""#]),
            SchemaKey(
                "types", .entries(of: .keys(type), naming: "a type"), "Types for use in patterns.",
                examples: [#"{ "CommitHash": { "characters": "hex", "lengths": [7, 40] } }"#]),
            SchemaKey(
                "routes", .entries(of: route, naming: "a route"), "The routes, by name.",
                examples: [#"{ "home": ["/", "/home"], "user": { "pattern": "/user/{id: Int}" } }"#]),
        ], rules: [.atLeastOne(["routes", "extends"])])

    package static let sources = Shape.either([
        .text, .list(of: .either([.text, .keys(source)]), count: some), .keys(source),
    ])

    package static let source = SchemaKeys(
        owner: "a source",
        keys: [
            SchemaKey("scheme", .text, isRequired: true, "The scheme, such as https or myapp."),
            SchemaKey(
                "host", .text,
                "The required host of links; for a custom scheme also firstSegment (the default: the host is the first "
                    + "segment of the path) or ignored."),
            SchemaKey("port", .number(1...65535), "The required port of links."),
        ])

    package static let syntax = Shape.word(Notation.names)

    package static let precedence = Shape.word(Precedence.allCases.map(\.rawValue))

    package static let policy = SchemaKeys(owner: "the policy", keys: PolicyOption.all.map(\.key))

    package static let type = SchemaKeys(
        owner: "a type",
        keys: [
            SchemaKey(
                "characters", .word(ParameterConstraint.CharacterClass.allCases.map(\.rawValue)),
                "The class that every character belongs to.", otherNames: ["chars", "charset", "alphabet", "class"]),
            SchemaKey(
                "lengths", .either([.number(1...Int.max), .list(of: .number(0...Int.max), count: 1...2)]),
                "The number of characters: 40 for exactly 40, [7, 40] for 7 to 40.", examples: ["40", "[7, 40]"]),
            SchemaKey(
                "oneOf", .list(of: .text, count: some), "The accepted values, instead of a class of characters.",
                examples: [#"["en", "de", "fr"]"#], otherNames: ["enum", "values", "anyOf", "cases", "texts"]),
            SchemaKey(
                "matches", .text,
                "A regular expression for the whole value, instead of a class of characters: [a-z0-9]+(-[a-z0-9]+)*.",
                examples: [#""[a-z0-9]+(-[a-z0-9]+)*""#],
                otherNames: ["regex", "regexp", "re", "pattern", "expression", "regularExpression"]),
            SchemaKey(
                "type", .word(ParameterTypes.builtInNames.sorted()), "The built-in type that it is an alias of.",
                otherNames: ["alias", "base", "is"]),
            SchemaKey(
                "opaque", .word(["true"]),
                "True for a type that only the app defines; here it accepts any text."),
        ],
        rules: [
            .atMostOne(typeDefinitionKeys), .atLeastOne(typeDefinitionKeys),
            .excludes("lengths", Array(typeDefinitionKeys.dropFirst())),
        ])

    /// The keys that define a parameter type. Each type needs exactly one of them.
    package static let typeDefinitionKeys = ["characters", "oneOf", "matches", "type", "opaque"]

    package static let route = Shape.either([.text, .list(of: .text, count: some), .keys(routeKeys)])

    package static let routeKeys = SchemaKeys(
        owner: "a route",
        keys: [
            SchemaKey(
                "pattern", nonEmptyTexts, "The pattern, or several; links are printed with the first printable one.",
                examples: [
                    #""/user/{id: Int}/edit""#, #""/help[/{topic}]""#, #""/search?q={query}&page={page: Int = 1}""#,
                ], otherNames: ["path", "paths", "url", "urls", "uri", "route", "link", "template"]),
            SchemaKey("patterns", nonEmptyTexts, "The same as pattern."),
            SchemaKey(
                "summary", .text, "A summary of the route, in one sentence.",
                otherNames: ["description", "title", "comment"]),
            SchemaKey("syntax", syntax, "The notation of its patterns; by default that of the file."),
            SchemaKey("sources", sources, "The sources of its patterns that name none; by default those of the file."),
            SchemaKey(
                "fallback", .flag,
                "True for a catch-all whose links may open new routes instead; waymark diff does not report this as a break."
            ),
            SchemaKey(
                "defaults", .entries(of: .either([.text, .list(of: .text, count: some)]), naming: "a default"),
                "The app's values for parameters that a link omits, where the pattern has no default, as in a path.",
                examples: [#"{ "page": 1 }"#]),
            SchemaKey(
                "examples", examples, "Links that open the route, with their expected captures.",
                examples: [#"{ "https://example.com/user/15/edit": { "id": 15 } }"#]),
            SchemaKey(
                "rejects", texts, "Links that do not open the route.",
                examples: [#"["https://example.com/user/me/edit"]"#]),
            SchemaKey("tags", texts, "Keywords for finding the route."),
            SchemaKey(
                "group", .text,
                "The heading of the route in lists, and the Swift enum in which waymark generate puts it."),
            SchemaKey(
                "requires", texts,
                "The conditions that must be met before it opens, such as signedIn. Only builds for developers meet "
                    + "developer."),
            SchemaKey("renamedFrom", texts, "Its name in earlier files, or several."),
            SchemaKey(
                "deprecated", .text, "The last month in which its links are guaranteed to open: 2027-01, in UTC.",
                examples: [#""2027-01""#]),
            SchemaKey("replacedBy", .text, "The route to use instead."),
            SchemaKey(
                "opens", .word(RouteFile.Opener.allCases.map(\.rawValue)),
                "The program with which the system opens its links: app (the default), or web for the browser."),
        ],
        rules: [.atMostOne(["pattern", "patterns"])])

    package static let apps = SchemaKeys(
        owner: "the apps",
        keys: [
            SchemaKey("ios", .keys(appleApps), "The apps on Apple's systems."),
            SchemaKey(
                "android", .either([.keys(androidApp), .list(of: .keys(androidApp), count: some)]),
                "The app on Android, or a list of several."),
        ])

    package static let appleApps = SchemaKeys(
        owner: "the apps on Apple's systems",
        keys: [
            SchemaKey(
                "appIDs", nonEmptyTexts, isRequired: true, "The app IDs: ABCDE12345.com.example.app.",
                examples: [#"["ABCDE12345.com.example.app"]"#]),
            SchemaKey("clips", texts, "The IDs of App Clips."),
            SchemaKey("webcredentials", .flag, "Whether the site shares passwords with the apps."),
        ])

    package static let androidApp = SchemaKeys(
        owner: "an app on Android",
        keys: [
            SchemaKey("package", .text, isRequired: true, "The package name: com.example.app."),
            SchemaKey(
                "sha256", nonEmptyTexts, isRequired: true,
                "The SHA-256 fingerprints of its signing certificates, in Android's format."),
        ])

    package static let environment = SchemaKeys(
        owner: "an environment",
        keys: [
            SchemaKey("sources", sources, "The sources of links, instead of those of the file."),
            SchemaKey("apps", .keys(apps), "The apps that open the links, instead of those of the file."),
        ], rules: [.atLeastOne(["sources", "apps"])])

    private static let texts = Shape.either([.text, .list(of: .text)])

    private static let nonEmptyTexts = Shape.either([.text, .list(of: .text, count: some)])

    private static let some = 1...Int.max

    /// The shape of `examples`: `{ https://example.com/user/15: { userId: 15 } }`, one link, or a list of links.
    private static let examples = Shape.either([
        .text, .list(of: .either([.text, exampleEntries])), exampleEntries,
    ])

    private static let exampleEntries = Shape.entries(
        of: .either([.entries(of: .either([.value, .list(of: .text)]), naming: "a capture"), .nothing]),
        naming: "an example")
}
