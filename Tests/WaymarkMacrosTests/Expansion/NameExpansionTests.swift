#if Macros
    import Testing

    @Suite("Names and attributes in expansions")
    struct NameExpansionTests {
        @Test(
            "Variables of generated code hide no name of a default value, and no name of the code itself",
            arguments: [
                (
                    #"@Route("/?a={a}") case x(a: Int = route)"#,
                    [
                        "route0(_ a: Int?) -> A {", "values0(_ route_: A) -> Int?? {", "if case .x(let a) = route_ {",
                        "a.omitted(when: route)", "switch route {",
                    ]
                ),
                (
                    #"@Route("/?route={route}") case x(route: Int = route)"#,
                    [
                        "route0(_ route_: Int?) -> A {", ".x(route: route_ ?? route)",
                        "if case .x(let route_) = route_ {", "case .x:", "route_.omitted(when: route)",
                    ]
                ),
                (
                    #"@Route("/?in={in}") case x(in: Int = `in`)"#,
                    ["route0(_ in_: Int?) -> A {", ".x(in: in_ ?? `in`)", "in_.omitted(when: `in`)"]
                ),
                (
                    #"@Route("/?await={await}") case x(await: Int = 1)"#,
                    ["route0(_ `await`: Int?) -> A {", ".x(await: `await` ?? 1)", "if case .x(let `await`) = route {"]
                ),
                (
                    #"@Route("/{Self}/{RouteEntries}") case x(Self: Int, RouteEntries: Int)"#,
                    [
                        "route0(_ Self_: Int, _ RouteEntries_: Int) -> A {",
                        ".x(Self: Self_, RouteEntries: RouteEntries_)",
                        "return RouteEntries.route0(Self_, RouteEntries_)",
                    ]
                ),
                (
                    #"@Route("/?match={match}") case x(match: Int = match)"#,
                    ["let match_ = match.value(", ".x(match: match_ ?? match)"]
                ),
                (
                    #"@Route("/?match={match}") case x(match: Int)"#,
                    ["let match = match_.value(", "switch match_.entryIndex {"]
                ),
                (
                    #"@Route("/?t={t}") case x(t: Self.T = Self.first)"#,
                    [
                        "\"t\": Self.first as Self.T]", "route0(_ t: A.T?) -> A {", "t ?? A.first)",
                        "values0(_ route: A) -> A.T?? {", "t.omitted(when: A.first)",
                        "let t = match.value(ofParameter: 0, as: A.T?.self)",
                    ]
                ),
                (
                    #"@Route(under: "/x[/{a}]") case x(a: Int = values, Part)"#,
                    ["{ (values_: Int?, part: Part) in", "let a = values_", "if case .x(let a, let part) = route {"]
                ),
                (
                    #"@Route(under: "/x[/{a}]") case x(a: Int = route, Part)"#,
                    ["} inverse: { route_ in", "if case .x(let a, let part) = route_ {", "a.omitted(when: route)"]
                ),
            ])
        func variables(_ member: String, _ expected: [String]) {
            let text = Expansion("@Routes enum A { \(member) }").text
            for line in expected { #expect(text.contains(line)) }
        }

        @Test("The variable for a printed struct hides no name of a default value")
        func structures() {
            let text = Expansion("@Routes(\"/?a={a}\") struct A { var a: Int = route }").text
            #expect(text.contains("(_ route_: A) -> Int?? {\n            route_.a.omitted(when: route)"))
        }

        @Test(
            "A mounted type may be in parentheses, and its label has no backticks",
            arguments: [("((Part))", "Self.x($0)"), ("(`self`: Part)", "Self.x(self: $0)")])
        func mounts(_ values: String, _ expected: String) {
            let text = Expansion("@Routes enum A { @Route(under: \"/x\") case x\(values) }").text
            #expect(text.contains("DeclaredTypes.table(of: Part.self)"))
            #expect(text.contains(expected))
        }

        @Test("The extension of a nested type has the availability of the type and of all enclosing declarations")
        func availability() {
            let text = Expansion(
                """
                @available(macOS 13, *) extension S {
                    @available(*, deprecated) enum T {
                        @Routes @available(iOS 17, *) enum A { @Route("/x") case x }
                    }
                }
                """
            ).text
            let expected = "@available(macOS 13, *)\n@available(*, deprecated)\n@available(iOS 17, *)\nextension "
            #expect(text.contains(expected))
        }

        @Test(
            "Generated members have the access level of their type",
            arguments: [
                ("public enum A", "public nonisolated static let"),
                ("package enum A", "package nonisolated static let"),
                ("enum A", "    nonisolated static let"),
                ("private enum A", "    nonisolated static let"),
                ("fileprivate indirect enum A", "    nonisolated static let"),
            ])
        func access(_ declaration: String, _ expected: String) {
            let text = Expansion("@Routes \(declaration) { @Route(\"/x\") case x }").text
            #expect(text.contains("\n\(expected.hasPrefix(" ") ? "" : "    ")\(expected) router"))
        }

        @Test("Generated members of a type in a public extension are public")
        func extended() {
            let text = Expansion("public extension S { @Routes enum A { @Route(\"/x\") case x } }").text
            #expect(text.contains("    public nonisolated static let router"))
        }

        @Test(
            "The router of a nested enum checks types, because the compiler does not check the table there",
            arguments: [
                ("struct S", "X", true, false), ("struct S", "Int", false, false), ("extension S", "X", true, true),
                ("extension S", "Int", false, true), ("struct S<T>", "X", false, false),
            ])
        func nestedChecks(_ outer: String, _ type: String, _ checksType: Bool, _ checksGenerics: Bool) {
            let text = Expansion("\(outer) { @Routes enum A { @Route(\"/{x}\") case x(\(type)) } }").text
            let router = text.split(separator: "static var table")[0]
            #expect(router.contains("oneValue(X.self)") == checksType)
            #expect(router.contains("enum RoutesInExtension") == checksGenerics)
        }

        @Test("A label that is a keyword has backticks only if a call needs them")
        func labels() {
            let text = Expansion("@Routes enum A { @Route(\"/{let}/{inout}\") case x(`let`: Int, `inout`: Int) }").text
            #expect(text.contains(".x(let: `let`, `inout`: `inout`)"))
        }

        /// Returns the statements that name the entry of each case, without indentation.
        private func naming(_ members: String) -> [Substring] {
            let text = Expansion("@Routes enum A {\n\(members)\n}").text
            let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
            return Array(lines.drop { !$0.contains("func nameOfRoute(_ route: A)") }.dropFirst().prefix { $0 != "}" })
        }

        private static let sevenCases = (1...7).map { "@Route(\"/\($0)\") case c\($0)" }.joined(separator: "\n")
        private static let seven = (1...7).map { "case .c\($0): return \"c\($0)\"" }

        @Test(
            "The macro names the entries of many cases if all cases are known",
            arguments: [
                ("", nil),
                ("case other", nil),
                ("@Route(\"/x/{id}\", named: \"item\") case `for`(id: Int)", ["case .`for`: return \"item\""]),
                (
                    "@Route(\"/x/{id}\") case x(Int)\ncase other\n@available(iOS 17, *) @Route(\"/y\") case y",
                    ["case .x: return \"x\"", "default: return nil"]
                ),
                (
                    "#if DEBUG\n@Route(\"/x\") case x\n#else\n@Route(\"/y\") case y\n#endif",
                    ["#if DEBUG", "case .x: return \"x\"", "#else", "case .y: return \"y\"", "#endif"]
                ),
                ("@Route(\"/x\") case x\n#if DEBUG\ncase other\n#endif", nil),
            ])
        func names(_ members: String, _ expected: [String]?) {
            let lines = naming(Self.sevenCases + "\n" + members)
            guard let expected else { return #expect(lines.isEmpty) }
            #expect(lines.map(String.init) == ["switch route {"] + Self.seven + expected)
        }
    }
#endif
