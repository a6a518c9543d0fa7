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
                        "{ (a: Int?) in", "} inverse: { route_ in", "if case .x(let a) = route_ {",
                        "a.omitted(when: route)", "switch route_ {",
                    ]
                ),
                (
                    #"@Route("/?route={route}") case x(route: Int = route)"#,
                    [
                        "{ (route_: Int?) in", "Self.x(route: route_ ?? route)", "if case .x(let route_) = route_ {",
                        "case .x(let route_):", "route_.omitted(when: route)",
                    ]
                ),
                (
                    #"@Route("/?in={in}") case x(in: Int = `in`)"#,
                    ["{ (in_: Int?) in", "Self.x(in: in_ ?? `in`)", "in_.omitted(when: `in`)"]
                ),
                (
                    #"@Route("/?await={await}") case x(await: Int = 1)"#,
                    ["{ (`await`: Int?) in", "Self.x(await: `await` ?? 1)", "case .x(let `await`):"]
                ),
                (
                    #"@Route("/{Self}/{WaymarkCore}") case x(Self: Int, WaymarkCore: Int)"#,
                    ["{ (Self_: Int, WaymarkCore_: Int) in", "Self.x(Self: Self_, WaymarkCore: WaymarkCore_)"]
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
            #expect(text.contains("} inverse: { route_ in\n            route_.a.omitted(when: route)"))
            #expect(text.contains("EntryValues(entry: 0, [\"a\"], route_.a.omitted(when: route))"))
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
    }
#endif
