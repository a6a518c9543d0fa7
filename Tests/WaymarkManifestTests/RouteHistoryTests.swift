import Testing

@testable import WaymarkManifest

@Suite("Former names and end months of routes", .enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct RouteHistoryTests {
    @Test("Renames, deprecation months and replacements are read from a route file")
    func reading() throws {
        let text = """
            waymark: 1
            routes:
              user: { pattern: '/users/{id}', renamedFrom: [profile, person] }
              user.old: { pattern: '/u/{id}', deprecated: 2027-01, replacedBy: user }
            """
        let file = try RouteFile(text: text, name: "waymark.yaml")
        #expect(file.renames == ["profile": "user", "person": "user"])
        #expect(file.routes[1].deprecated?.value.description == "2027-01")
        #expect(file.routes[1].replacedBy?.value == "user")
        #expect(file.routes[0].deprecated == nil && file.routes[0].replacedBy == nil)
    }

    @Test(
        "An invalid deprecation, replacement, rename or fallback is reported at its position",
        arguments: [
            FaultyFile.routes(
                "a month in words", ["a: { pattern: /a, deprecated: January }"],
                "3:33 invalid-month: invalid month 'January'"),
            .routes(
                "a thirteenth month", ["a: { pattern: /a, deprecated: 2027-13 }"],
                "3:33 invalid-month: invalid month '2027-13'"),
            .routes(
                "a day", ["a: { pattern: /a, deprecated: 2027-01-31 }"],
                "3:33 invalid-month: invalid month '2027-01-31'"),
            .routes(
                "a successor that is none", ["a: { pattern: /a, replacedBy: c }", "b: /b"],
                "3:33 unknown-route: no other route is named 'c'"),
            .routes(
                "a successor of itself", ["a: { pattern: /a, replacedBy: a }"],
                "3:33 unknown-route: no other route is named 'a'"),
            .routes(
                "a former name that is still one", ["a: /a", "b: { pattern: /b, renamedFrom: a }"],
                "4:34 name-in-use: 'a' is the name of a route, so no other route can have been renamed from it"),
            .routes(
                "a former name of two routes",
                ["a: { pattern: /a, renamedFrom: c }", "b: { pattern: /b, renamedFrom: [d, c] }"],
                "4:38 renamed-twice: two routes cannot both have been 'c'"),
            .routes(
                "a fallback that is neither true nor false", ["a: { pattern: '/{p: **+}', fallback: yes }"],
                "3:40 wrong-shape: expected true or false, found 'yes'"),
            .routes(
                "a list of months", ["a: { pattern: /a, deprecated: [2027-01] }"],
                "3:33 wrong-shape: expected text, found a list"),
        ])
    func problems(_ file: FaultyFile) { file.check() }

    @Test(
        "A month is four digits, a hyphen and two digits",
        arguments: [
            ("2027-01", true), ("0001-12", true), ("0000-01", false), ("2027-00", false), ("2027-1", false),
            ("27-01", false),
            ("+027-01", false), ("2027_01", false), ("", false), ("2027-01 ", false), ("２０２７-01", false),
        ])
    func months(text: String, isMonth: Bool) {
        #expect((RouteMonth(text) != nil) == isMonth)
        if let month = RouteMonth(text) { #expect(month.description == text) }
    }

    @Test("Months sort in order of time and count the days of leap years")
    func order() throws {
        let months = try ["2026-12", "2027-01", "2027-02"].map { try #require(RouteMonth($0)) }
        #expect(months == months.sorted() && months[0] < months[1])
        #expect(try #require(RouteMonth("2028-02")).dayCount == 29 && RouteMonth("2100-02")?.dayCount == 28)
    }
}
