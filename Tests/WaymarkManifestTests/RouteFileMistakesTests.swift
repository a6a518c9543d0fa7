import Testing
@testable import WaymarkManifest

@Suite("Common mistakes in route files", .enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct RouteFileMistakesTests {
    /// A file with a mistake: the problems as `line:column code: message`, and the help for the first one.
    struct Mistake: CustomTestStringConvertible, Sendable {
        let about: String
        let text: String
        let problems: [String]
        let help: String
        var name = "waymark.yaml"
        var testDescription: String { about }

        init(_ about: String, _ text: String, _ problems: String..., help: String, name: String = "waymark.yaml") {
            (self.about, self.text, self.problems, self.help, self.name) = (about, text, problems, help, name)
        }
    }

    static let spaces = [
        Mistake(
            "no space behind the colon of the only route", "waymark: 1\nroutes:\n  home:/",
            "3:3 syntax: missing space after 'home:'", help: "write 'home: /'"),
        Mistake(
            "no space behind any colon", "waymark: 1\nroutes:\n  home:/\n  about:/about",
            "3:3 syntax: missing space after 'home:'", "4:3 syntax: missing space after 'about:'",
            help: "write 'home: /'"),
        Mistake(
            "no space behind the first colon", "waymark: 1\nroutes:\n  home:/\n  about: /about",
            "3:3 syntax: missing space after 'home:'", help: "write 'home: /'"),
        Mistake(
            "no space behind the last colon", "waymark: 1\nroutes:\n  about: /about\n  home:/",
            "4:3 syntax: missing space after 'home:'", help: "write 'home: /'"),
        Mistake(
            "no space behind the colon of a key", "waymark: 1\nroutes:\n  user:\n    pattern:/user\n    summary: A",
            "4:5 syntax: missing space after 'pattern:'", help: "write 'pattern: /user'"),
        Mistake(
            "no space behind the first colon of the file", "waymark:1\nroutes:\n  home: /",
            "1:1 syntax: missing space after 'waymark:'", help: "write 'waymark: 1'"),
        Mistake(
            "an equals sign for a colon", "waymark = 1\nroutes:\n  home: /", "1:1 syntax: expected ': ' after this key",
            help: "write 'key: value', with a space after the colon"),
        Mistake(
            "a key that is indented too far", "waymark: 1\nroutes:\n  x: /x\n   y: /y",
            "4:4 syntax: the line is indented deeper than the one above, which has a value",
            help: "indent keys that belong together by the same number of spaces"),
    ]

    static let shapes = [
        Mistake(
            "a list of routes", "waymark: 1\nroutes:\n  - /home\n  - /about",
            "3:3 nameless-entries: expected a name before a route, found a list",
            help: "write 'name: /path' for each route, without '-'"),
        Mistake(
            "a comma before a brace in a list", "waymark: 1\nroutes:\n  map: [/map/{lat},{lng}]",
            "3:20 wrong-shape: expected text, found a mapping", help: "put the whole text in quotes, if it is text"),
        Mistake(
            "a comma before a brace in a mapping", "waymark: 1\nroutes:\n  map: { pattern: /map/{x},{y: Int} }",
            "3:28 key-is-no-text: a key must be text, not a list or a mapping",
            help: "put the whole text in quotes, if it is text"),
        Mistake(
            "a maximum length that no link has",
            "waymark: 1\nsources: [https://k.example]\npolicy: { maximumLength: 9 }\nroutes: {}",
            "2:11 invalid-source: invalid source 'https://k.example': "
                + "every link from it is longer than the policy's maximumLength",
            help: "write a greater 'maximumLength' in 'policy'"),
        Mistake(
            "routes as text", "waymark: 1\nroutes: /home",
            "2:9 nameless-entries: expected a name before a route, found '/home'",
            help: "write 'name: /path' for each route, without '-'"),
        Mistake(
            "a route without indentation", "waymark: 1\nroutes:\n  user:\n  pattern: /user",
            "3:8 wrong-shape: expected text, a list or a mapping, found nothing",
            help: "write its value, or indent the lines below that belong to it"),
        Mistake(
            "a flag in another spelling",
            "waymark: 1\npolicy: { isCaseInsensitive: yes }\nroutes: { a: / }",
            "2:30 wrong-shape: expected true or false, found 'yes'", help: "write 'true'"),
        Mistake(
            "a class of characters as a type", "waymark: 1\ntypes:\n  A: hex\nroutes:\n  x: /x",
            "3:6 wrong-shape: expected a mapping, found 'hex'", help: "write '{ characters: hex }'"),
        Mistake(
            "a list of texts as a type", "waymark: 1\ntypes:\n  A: [en, de]\nroutes:\n  x: /x",
            "3:6 wrong-shape: expected a mapping, found a list", help: "write '{ oneOf: [en, de] }'"),
        Mistake(
            "a pattern that begins with a star", "waymark: 1\nroutes:\n  x: *rest",
            "3:6 unknown-alias: unknown alias '*rest': no anchor '&rest' precedes it",
            help: "put the text in quotes, if it is text"),
    ]

    static let schemes = [
        Mistake(
            "forbidden schemes with colons",
            "waymark: 1\npolicy: { forbiddenSchemes: ['evil://', x-y, 'bad:'] }\nroutes: { home: / }",
            "2:30 invalid-scheme: invalid scheme 'evil://': expected a letter, then letters, digits, '+', '-' and '.'",
            "2:46 invalid-scheme: invalid scheme 'bad:': expected a letter, then letters, digits, '+', '-' and '.'",
            help: "write 'evil'"),
        Mistake(
            "a forbidden link", "waymark: 1\npolicy: { forbiddenSchemes: ['x:y'] }\nroutes: { home: / }",
            "2:30 invalid-scheme: invalid scheme 'x:y': expected a letter, then letters, digits, '+', '-' and '.'",
            help: "write the scheme alone, such as 'javascript'"),
    ]

    static let brackets = [
        Mistake(
            "a brace that is not closed", "waymark: 1\nroutes:\n  user: { pattern: /user/{id}, summary: A\n  home: /",
            "3:9 syntax: '{' has no matching '}'",
            help: "within [ ] and { }, put text that contains one of []{}, in quotes"),
        Mistake(
            "a bracket that is not closed", "waymark: 1\nsources: [https://example.com\nroutes:\n  home: /",
            "2:10 syntax: '[' has no matching ']'",
            help: "within [ ] and { }, put text that contains one of []{}, in quotes"),
        Mistake(
            "no comma behind a pattern", "waymark: 1\nroutes:\n  a: {pattern: /x summary: y}",
            "3:26 syntax: ': ' within plain text", help: "put the text in quotes, or write ',' before the next key"),
        Mistake(
            "a bracket that is closed in a comment", "waymark: 1\nroutes:\n  a:\n    tags: [s, t\n    summary: a # ]",
            "4:11 syntax: '[' has no matching ']'",
            help: "within [ ] and { }, put text that contains one of []{}, in quotes"),
        Mistake(
            "a quote in a comment that ends at a carriage return",
            "waymark: 1\rroutes:\r  a: [ '/a' # \"\r   , x: y: z ]\r", "4:10 syntax: ': ' within plain text",
            help: "put the text in quotes, or write ',' before the next key"),
        Mistake(
            "no comma behind a line of JSON", "{\n\"waymark\": 1,\n\"routes\": {\n\"a\": '/[x'\n\"b\": \"/y\"\n}\n}",
            "5:1 syntax: expected ',' or '}'",
            help: "write ',' between values; within [ ] and { }, put text that contains one of []{}, in quotes"),
    ]

    static let comments = [
        Mistake(
            "a fragment behind a space in brackets", "waymark: 1\nroutes:\n  a: [/page #{section}, /p]\n  b: /",
            "3:13 syntax: '#{section}' is a comment, because '#' follows a space",
            help: "put the text in quotes, or leave the space out"),
        Mistake(
            "a fragment behind a space", "waymark: 1\nroutes:\n  page: /page #{section}",
            "3:15 comment-in-text: '#{section}' is a comment, because '#' follows a space",
            help: "write '/page#{section}'"),
        Mistake(
            "a fragment behind a space in full",
            "waymark: 1\nroutes:\n  page: { pattern: /p }\n  b:\n    pattern: /b  #top",
            "5:18 comment-in-text: '#top' is a comment, because '#' follows a space", help: "write '/b#top'"),
        Mistake(
            "a fragment behind a space in a list", "waymark: 1\nroutes:\n  page:\n    - /page #{section}\n    - /p",
            "4:13 comment-in-text: '#{section}' is a comment, because '#' follows a space",
            help: "write '/page#{section}'"),
        Mistake(
            "a number in a summary", "waymark: 1\nroutes:\n  a: \n    pattern: /a\n    summary: We are #1",
            "5:21 comment-in-text: '#1' is a comment, because '#' follows a space",
            help: "put the text in quotes, or write a space after '#' for a comment"),
    ]

    static let json = [
        Mistake(
            "a comment", "{\"waymark\": 1, // x\n\"routes\": {}}", "1:16 syntax: JSON has no comments",
            help: "leave it out, or write the file as YAML, where '#' and a space begin a comment", name: "a.json"),
        Mistake(
            "a comment before everything", "/* x */ {\"waymark\": 1}", "1:1 syntax: JSON has no comments",
            help: "leave it out, or write the file as YAML, where '#' and a space begin a comment", name: "a.json"),
        Mistake(
            "a comment of YAML", "{\"waymark\": 1\n# x\n}", "2:1 syntax: JSON has no comments",
            help: "leave it out, or write the file as YAML, where '#' and a space begin a comment", name: "a.json"),
        Mistake(
            "a comma too many", "{\"waymark\": 1, \"routes\": {\"a\": [\"/\", ]}}",
            "1:38 syntax: trailing comma before ']'",
            help: "leave the comma out", name: "a.json"),
        Mistake(
            "a null", "{\"waymark\": 1, \"routes\": {\"a\": null}}",
            "1:32 wrong-shape: expected text, a list or a mapping, found nothing",
            help: "write its value, or leave it out", name: "a.json"),
        Mistake(
            "a decimal version", "{\"waymark\": 1.0, \"routes\": {}}",
            "1:13 wrong-shape: expected the number 1, found '1.0'", help: "write '1'", name: "a.json"),
        Mistake(
            "no keys", "/a", "1:1 wrong-shape: expected a mapping, found '/a'",
            help: "begin with 'waymark: 1' and 'routes:'"),
        Mistake(
            "YAML in a file named as JSON", "waymark: 1", "1:1 syntax: expected a value, found 'w'",
            help: "JSON begins with '{'; give a file in YAML the ending '.yaml'", name: "a.json"),
        Mistake(
            "a key without quotes", "{ waymark: 1 }", "1:3 syntax: expected a key in double quotes, found 'w'",
            help: "write JSON keys in double quotes", name: "a.json"),
        Mistake(
            "a mapping in place of a key", "{\n{ \"a\": 1 } }",
            "2:1 syntax: expected a key in double quotes, found '{'",
            help: "leave '{' out, or write '[' and ']' around a list of objects", name: "a.json"),
        Mistake(
            "text in single quotes", "{ \"waymark\": '1' }", "1:14 syntax: expected a value, found '''",
            help: "write JSON strings and keys in double quotes", name: "a.json"),
        Mistake(
            "a list of routes", "{\"waymark\": 1, \"routes\": [\"/\"]}",
            "1:26 nameless-entries: expected a name before a route, found a list",
            help: "write 'name: /path' for each route, without '-'", name: "a.json"),
    ]

    @Test(
        "A common mistake in a route file is reported with position, message and help",
        arguments: spaces + shapes + schemes + brackets + comments + json)
    func mistake(_ mistake: Mistake) throws {
        let error = try #require(throws: RouteFileError.self) { try RouteFile(text: mistake.text, name: mistake.name) }
        #expect(error.problems.map { "\($0.line):\($0.column) \($0.code): \($0.message)" } == mistake.problems)
        #expect(error.problems.first?.help == mistake.help)
    }

    @Test("A key behind no-break spaces has a help about its indentation")
    func noBreakSpaces() throws {
        let text = "waymark: 1\nroutes:\n\u{A0}\u{A0}home: /"
        let error = try #require(throws: RouteFileError.self) { try RouteFile(text: text, name: "waymark.yaml") }
        #expect(error.problems.map(\.code) == ["wrong-shape", "unknown-key"])
        #expect(error.problems.last?.help == "indent with spaces, not with other white space")
    }

    @Test(
        "A valid route line that resembles a mistake is accepted",
        arguments: [
            "home: /   # the first screen", "home: /\t# the first", "home: '/page#{x}' #quoted", "home: /page#{x}",
            "home: / ## heading", "home: [/, /home] #both", "home: / #", "home: \"/\" #x", "a:b: /x", "https://x: /x",
            "home: /{id}#top # x", "home: [/{id}#top, '/#x']", "home: { pattern: /, summary: '#1' }",
        ])
    func unseen(_ line: String) throws {
        #expect(try RouteFile(text: "waymark: 1\nroutes:\n  \(line)", name: "waymark.yaml").routes.count == 1)
    }
}
