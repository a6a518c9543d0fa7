import Testing
@testable import WaymarkManifest

@Suite(.enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct SchemaProblemsTests {
    @Test(
        "A value that violates the schema is reported at its position",
        arguments: [
            FaultyFile("nothing", "", "1:1 empty-file: the file contains no routes"),
            FaultyFile("comments alone", "# routes\n", "1:1 empty-file: the file contains no routes"),
            FaultyFile("a text", "routes", "1:1 wrong-shape: expected a mapping, found 'routes'"),
            FaultyFile("a list", "- a", "1:1 wrong-shape: expected a mapping, found a list"),
            FaultyFile("no version", "routes: {}", "1:1 missing-key: the key 'waymark' is missing in a route file"),
            FaultyFile("no routes", "waymark: 1", "1:1 missing-key: the key 'routes' is missing in a route file"),
            FaultyFile(
                "another version, whose keys nobody knows", "waymark: 2\nlinks: []",
                "1:10 unsupported-version: unsupported version 2: this tool reads version 1"),
            FaultyFile(
                "a version that is no number", "waymark: v1\nroutes: {}",
                "1:10 wrong-shape: expected the number 1, found 'v1'"),
            FaultyFile(
                "a misspelt key, which is then not missing", "waymark: 1\nroute: {}",
                "2:1 unknown-key: unknown key 'route' in a route file"),
            .top(
                "a syntax that there is not", "syntax: spaces",
                "3:9 unknown-word: expected \(RouteFileSchema.syntax.words), found 'spaces'"),
            .top(
                "a precedence in the wrong case", "precedence: Declaration",
                "3:13 unknown-word: expected 'specificity' or 'declaration', found 'Declaration'"),
            .top(
                "a flag that is none", "policy: { trimsWhitespace: yes }",
                "3:28 wrong-shape: expected true or false, found 'yes'"),
            .top(
                "a size that is none", "policy: { maximumLength: -1 }",
                "3:26 wrong-shape: expected a number from 0 to 2147483647, found '-1'"),
            .top(
                "an option that there is not", "policy: { allowsUserInfo: true }",
                "3:11 unknown-key: unknown key 'allowsUserInfo' in the policy"),
            .top("nothing where something should be", "types:", "3:7 wrong-shape: expected a mapping, found nothing"),
            .routes(
                "a route that is nothing", ["home:"],
                "3:8 wrong-shape: expected text, a list or a mapping, found nothing"),
            .routes("a route without a name", ["'': /"], "3:3 empty-name: a route needs a name"),
            .routes(
                "a route without a pattern", ["home: { summary: Home }"],
                "3:3 no-pattern: the route 'home' has no pattern"),
            .routes("a route with an empty list", ["home: []"], "3:9 no-pattern: the route 'home' has no pattern"),
            .routes(
                "a misspelt key and a pattern that cannot be read, both at once", ["a: { pattern: '/{b', summry: A }"],
                "3:19 unclosed-brace: '{' has no matching '}'",
                "3:24 unknown-key: unknown key 'summry' in a route"),
            FaultyFile(
                "a syntax that there is not, of whose patterns nothing is said",
                "waymark: 1\nsyntax: spaces\nroutes: { a: '/{b' }",
                "2:9 unknown-word: expected \(RouteFileSchema.syntax.words), found 'spaces'"),
            .routes(
                "a route with a misspelt pattern", ["home: { patern: / }"],
                "3:11 unknown-key: unknown key 'patern' in a route"),
            .routes(
                "a route with pattern and patterns", ["home: { pattern: /, patterns: [/home] }"],
                "3:33 conflicting-keys: both 'pattern' and 'patterns' are given"),
            .routes(
                "a pattern that is a mapping", ["home: { pattern: { id: Int } }"],
                "3:20 wrong-shape: expected text or a list, found a mapping"),
            .routes("a list of lists", ["home: [[/]]"], "3:10 wrong-shape: expected text, found a list"),
            .routes(
                "a route that stands twice, with both places", ["a: /a", "b: /b", "a: /c"],
                "5:3 duplicate-key: duplicate key 'a'"),
            .routes(
                "an example that stands twice", ["a: { pattern: /, examples: { 'x:/': {}, 'x:/': {} } }"],
                "3:43 duplicate-key: duplicate key 'x:/'"),
        ])
    func shapes(_ file: FaultyFile) { file.check() }

    @Test("All problems of a route file are reported together in order of position")
    func allAtOnce() {
        let text = """
            waymark: 1
            routes:
              home: []
              user: { pattern: /user, example: [] }
              user: /u
            sources: [example.com]
            sytnax: braces
            """
        FaultyFile(
            "", text,
            "3:9 no-pattern: the route 'home' has no pattern",
            "4:27 unknown-key: unknown key 'example' in a route",
            "5:3 duplicate-key: duplicate key 'user'",
            "6:11 invalid-source: invalid source 'example.com': expected a scheme and '://'",
            "7:1 unknown-key: unknown key 'sytnax' in a route file"
        ).check()
    }

    @Test(
        "An invalid type definition is reported with its specific message",
        arguments: [
            ("hex", "expected a mapping, found 'hex'"),
            ("{}", "the key 'characters' is missing in a type"),
            ("{ lengths: 4 }", "the key 'characters' is missing in a type"),
            (
                "{ characters: hexx }",
                "expected 'digits', 'hex', 'letters', 'alphanumerics', 'slug' or 'unreserved', found 'hexx'"
            ),
            ("{ characters: hex, lengths: 0 }", "expected a number from 1 or a list, found '0'"),
            ("{ characters: hex, lengths: [] }", "expected one number, or two numbers in ascending order, found none"),
            (
                "{ characters: hex, lengths: [4, 2] }",
                "expected one number, or two numbers in ascending order, found 4, 2"
            ),
            (
                "{ characters: hex, lengths: [1, 2, 3] }",
                "expected one number, or two numbers in ascending order, found 1, 2, 3"
            ),
            ("{ characters: hex, oneOf: [a] }", "both 'characters' and 'oneOf' are given"),
            ("{ oneOf: [a], lengths: 1 }", "both 'oneOf' and 'lengths' are given"),
            ("{ oneOf: [] }", "the list of texts is empty"),
            ("{ oneOf: a }", "expected a list, found 'a'"),
            ("{ characters: hex, matches: a }", "both 'characters' and 'matches' are given"),
            ("{ oneOf: [a], matches: a }", "both 'oneOf' and 'matches' are given"),
            ("{ matches: a, lengths: 1 }", "both 'matches' and 'lengths' are given"),
            ("{ matches: [a-z] }", "expected text, found a list"),
        ])
    func types(_ type: String, _ message: String) throws {
        let text = "waymark: 1\nroutes: {}\ntypes: { A: \(type) }"
        let error = try #require(throws: RouteFileError.self) { try RouteFile(text: text, name: "waymark.yaml") }
        #expect(error.problems.map(\.message) == [message])
    }

    @Test(
        "A misspelt word or an incomplete source is reported with a suggestion",
        arguments: [
            ("sorces: []", "did you mean 'sources'?"),
            ("policy: { maxLength: 1 }", "did you mean 'maximumLength'?"),
            ("precedence: declaraton", "did you mean 'declaration'?"),
            ("types: { A: { charakters: hex } }", "did you mean 'characters'?"),
            ("sources: [example.com]", "write 'https://example.com'"),
            ("sources: [localhost.localdomain:8080]", "write 'https://localhost.localdomain:8080'"),
            ("sources: [myapp]", "write 'myapp://'"),
            ("sources: [anywher]", "write 'anywhere'"),
        ])
    func suggestions(_ text: String, _ help: String) throws {
        let error = try #require(throws: RouteFileError.self) {
            try RouteFile(text: "waymark: 1\nroutes: {}\n" + text, name: "waymark.yaml")
        }
        #expect(error.problems.map(\.help) == [help])
    }
}
