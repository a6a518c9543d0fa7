#if Tool
    import Testing
    import WaymarkCore

    @testable import WaymarkTool

    struct EscapingCase: CustomTestStringConvertible {
        let text: String
        let json: String
        let quoted: String
        let plain: String
        var testDescription: String { quoted }

        init(_ text: String, json: String, quoted: String, plain: String) {
            (self.text, self.json, self.quoted, self.plain) = (text, json, quoted, plain)
        }

        /// Creates a case of text that no format escapes.
        init(unchanged text: String) {
            self.init(text, json: text, quoted: text, plain: text)
        }
    }

    @Suite("Escaping")
    struct EscapingTests {
        @Test(
            "Control characters and quotes are escaped in JSON, quoted and plain text",
            arguments: [
                EscapingCase(unchanged: ""),
                EscapingCase(unchanged: "https://example.com/a?b=c#d"),
                EscapingCase(unchanged: "ünï 日本 😀 \u{7FF}\u{800}\u{2027}\u{202F}\u{2065}\u{206A}"),
                EscapingCase("a\"b\\c", json: #"a\"b\\c"#, quoted: #"a\"b\\c"#, plain: #"a"b\c"#),
                EscapingCase("\t\n\r", json: #"\t\n\r"#, quoted: #"\t\n\r"#, plain: #"\t\n\r"#),
                EscapingCase("\0\u{1B}[2J\u{7F}", json: #"\u0000\u001b[2J\u007f"#, quoted: #"\u{0}\u{1b}[2J\u{7f}"#),
                EscapingCase("a\u{80}\u{9B}b\u{A0}", json: "a\\u0080\\u009bb\u{A0}", quoted: "a\\u{80}\\u{9b}b\u{A0}"),
                EscapingCase("\u{2028}\u{2029}", json: #"\u2028\u2029"#, quoted: #"\u{2028}\u{2029}"#),
                EscapingCase("x\u{202E}gpj.exe", json: #"x\u202egpj.exe"#, quoted: #"x\u{202e}gpj.exe"#),
                EscapingCase(
                    "\u{61C}\u{200E}\u{200F}", json: #"\u061c\u200e\u200f"#, quoted: #"\u{61c}\u{200e}\u{200f}"#),
                EscapingCase("\u{2066}\u{2069}é", json: #"\u2066\u2069é"#, quoted: #"\u{2066}\u{2069}é"#),
            ])
        func text(_ example: EscapingCase) {
            #expect(written(example.text, .json) == example.json)
            #expect(written(example.text, .quoted) == example.quoted)
            #expect(written(example.text, .plain) == example.plain)
        }

        @Test(
            "Bytes that are not UTF-8 become U+FFFD in escaped output",
            arguments: [
                ([0x61, 0xFF, 0x62], "a\u{FFFD}b"),
                ([0xC2], "\u{FFFD}"),
                ([0xE2, 0x80], "\u{FFFD}"),
                ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
                ([0xE2, 0x80, 0xAE], "\\u202e"),
            ] as [([UInt8], String)])
        func bytes(_ bytes: [UInt8], _ expected: String) {
            var out = OutputBuffer()
            bytes.withBytes { out.write($0, escaping: .json) }
            let text = out.text
            #expect(text == expected)
        }

        @Test(
            "Code and text in Markdown tables end only at their own delimiters",
            arguments: [
                ("a", "`a`", "a"), ("a|b", "`a\\|b`", "a\\|b"), ("|\u{301}", "`\\|\u{301}`", "\\|\u{301}"),
                ("a`b", "`` a`b ``", "a\\`b"), ("`` <b>`", "``` `` <b>` ```", "\\`\\` \\<b\\>\\`"),
                ("`\u{301}", "`` `\u{301} ``", "\\`\u{301}"),
            ])
        func markdown(_ text: String, _ code: String, _ plain: String) {
            #expect(text.codeForMarkdown == code)
            #expect(text.escapedForMarkdown == plain)
        }

        @Test("A problem for people keeps the no-break spaces of its file name, but not those of its message")
        func fileName() {
            let description = "a\u{202F}b\u{202E}.yaml:1:2: error: 'c\u{A0}d'\n    e\u{202F}f"
            let finding = Finding(severity: .error, code: "code", message: "", description: description)
            let expected = "a\u{202F}b\\u{202e}.yaml:1:2: error: 'c\\u{a0}d'\n    e\\u{202f}f"
            #expect(finding.description(.plain) == expected)
        }

        private func written(_ text: String, _ escaping: Escaping) -> String { text.escaped(escaping) }
    }

    extension EscapingCase {
        /// Creates a case of text that is escaped in the same way with and without quotes.
        init(_ text: String, json: String, quoted: String) {
            self.init(text, json: json, quoted: quoted, plain: quoted)
        }
    }
#endif
