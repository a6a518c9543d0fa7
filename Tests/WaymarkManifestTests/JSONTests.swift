import Testing

@testable import WaymarkManifest

struct JSONTests {
    @Test(
        "Invalid JSON is refused with a message and a position",
        arguments: [
            ("", "1:1 syntax: expected a value, found the end of the file"),
            ("{", "1:2 syntax: expected a key in double quotes, found the end of the file"),
            ("{\"a\" 1}", "1:6 syntax: expected ':' after the key, found '1'"),
            ("{\"a\": 1,}", "1:9 syntax: trailing comma before '}'"),
            ("{\"a\": [1,\n 2 3]}", "2:4 syntax: expected ',' or ']', found '3'"),
            ("{\"a\": 1 \"b\": 2}", "1:9 syntax: expected ',' or '}', found '\"'"),
            ("{\u{A0}\"a\": 1}", "1:2 syntax: expected a key in double quotes, found U+00A0"),
            ("{\"a\": \u{200B}1}", "1:7 syntax: expected a value, found U+200B"),
            ("{\"a\": \"\u{2028}\u{2029}\u{85}\" 1}", "1:13 syntax: expected ',' or '}', found '1'"),
            ("{'a': 1}", "1:2 syntax: expected a key in double quotes, found '''"),
            ("{\"a\": 01}", "1:7 syntax: expected a value, found '0'"),
            ("{\"a\": 1.}", "1:7 syntax: expected a value, found '1'"),
            ("{\"a\": yes}", "1:7 syntax: expected a value, found 'y'"),
            ("{\"a\": \"b}", "1:7 syntax: the quoted text has no end"),
            ("{\"a\": \"b\n\"}", "1:7 syntax: the quoted text has no end"),
            ("{\"a\": \"b\t\"}", "1:9 syntax: expected '\\t' for a tab, found a tab"),
            ("{\"a\": \"\\x41\"}", "1:8 syntax: expected an escape of JSON, such as '\\\\', found '\\'"),
            ("{\"a\": \"\\ud83d\"}", "1:8 syntax: expected an escape of JSON, such as '\\\\', found '\\'"),
            ("{\"a\": 1} // b", "1:10 syntax: JSON has no comments"),
            ("waymark: 1", "1:1 syntax: expected a value, found 'w'"),
        ])
    func faults(_ text: String, _ problem: String) {
        FaultyFile("", text, problem, name: "waymark.json").check()
    }

    @Test(
        "JSON that libyaml cannot read is read as a route file",
        arguments: [
            (#"{"waymark":1,"routes":{"\ud83d\ude00":"/"}}"#, "😀"),
            (
                "{\"waymark\":1,\"routes\":{\"\(String(repeating: "a", count: 2000))\"\n:\n\"/\"}}",
                String(repeating: "a", count: 2000)
            ),
            ("{\"waymark\":1,\"routes\":{\"a\\/b\":\t\"/\"}}", "a/b"),
        ])
    func unusual(_ text: String, _ name: String) throws {
        #expect(try RouteFile(text: text, name: "waymark.yaml").routes.map(\.name.value) == [name])
    }

    @Test("A build without the trait 'Tool' refuses YAML and names the trait", .enabled(if: !DocumentReader.readsYAML))
    func withoutTrait() {
        let problem = "1:1 yaml-not-built: this build reads JSON only; YAML needs the package trait 'Tool'"
        FaultyFile("", "waymark: 1", problem).check()
    }
}
