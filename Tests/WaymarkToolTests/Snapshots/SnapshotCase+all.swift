#if Tool
    extension SnapshotCase {
        static let all: [SnapshotCase] =
            [
                help, matching, streaming, explaining, checking, listing, printing, testing, differing, notations,
                apple,
                android, builds, associate, compile, generate, rows, findings, starting,
                environments,
            ].flatMap { (cases: [SnapshotCase]) in cases }

        private static let help = [
            SnapshotCase("help", ["--help"]),
            SnapshotCase("help-match", ["match", "--help"]),
            SnapshotCase("help-explain", ["explain", "--help"]),
            SnapshotCase("help-check", ["check", "--help"]),
            SnapshotCase("help-list", ["list", "--help"]),
            SnapshotCase("help-print", ["print", "--help"]),
            SnapshotCase("help-test", ["test", "--help"]),
            SnapshotCase("help-associate", ["associate", "--help"]), SnapshotCase("help-drift", ["drift", "--help"]),
            SnapshotCase("usage-unknown-verb", ["mtach"]),
            SnapshotCase("usage-unknown-verb-help", ["help", "mtach"]),
            SnapshotCase("usage-two-verbs-help", ["help", "match", "list"]),
            SnapshotCase("usage-two-files", ["check", "--manifest", "a.xml", "--manifest=b.xml"]),
            SnapshotCase("usage-two-route-files", ["list", "--routes", "a.yaml", "--routes", "b.yaml"]),
            SnapshotCase("help-verb", ["help", "explain"]),
            SnapshotCase("version", ["--version"]),
            SnapshotCase("usage-unknown-option", ["match", "--fromat", "json", "/"]),
            SnapshotCase("usage-unknown-help", ["match", "--hlep"]),
            SnapshotCase("usage-unknown-format", ["match", "--format", "xml", "/"]),
            SnapshotCase("usage-unknown-syntax", ["match", "--pattern", "/", "--syntax", "bracs", "/"]),
            SnapshotCase("usage-no-verb", ["--hlep"]),
            SnapshotCase("usage-routes-empty", ["list", "--routes", ""]),
            SnapshotCase("usage-table-of-routes", ["list", "--table", "waymark.yaml"]),
            SnapshotCase("explain-no-scheme", ["explain", "example.com/user/15"]),
            SnapshotCase("usage-routes-unnamed", ["check", "waymark.yaml"]),
            SnapshotCase("usage-routes-unnamed-target", ["plan", "waymark.yaml"]),
            SnapshotCase("usage-routes-and-pattern", ["match", "--routes", "waymark.yaml", "--pattern", "/", "/"]),
            SnapshotCase("usage-source-alone", ["match", "--source", "https://example.com", "/"]),
            SnapshotCase("usage-source-invalid", ["match", "--pattern", "/", "--source", "https://", "/"]),
            SnapshotCase("file-missing", ["match", "--routes", "nowhere.yaml", "/"]),
            SnapshotCase("file-not-utf8", ["match", "--routes", "not-utf8.yaml", "/"]),
            SnapshotCase("file-directory", ["list", "--routes", "."]),
        ]

        private static let links = [
            "https://example.com/user/15?ref=mail&flag&ref=x&e=#top", "myapp://user/16/edit",
            "https://example.com/search?q=red%20shoes&tag=a,b&tag=c", "https://example.com/docs/a/b%2Fc",
            "https://example.com/price/1.50/true", "https://example.com/user/abc", "https://example.com/usr/15",
            "https://example.org/user/15", "https://example.com@example.org/",
            "https://example.com/docs/%E2%80%AEgpj.exe",
        ]

        /// Links with a fragment that is a path, as in single-page apps, and one with another fragment.
        private static let fragments = [
            "https://example.com/#/user/15", "https://example.com/usr/15#/user/15",
            "https://example.com/usr/15#!/user/15", "https://example.com/usr/15#top",
        ]

        private static let matching = [
            SnapshotCase("match-text", ["match"] + links),
            SnapshotCase("match-json", ["match", "--format", "json"] + links),
            SnapshotCase("match-fragment-path", ["match"] + fragments),
            SnapshotCase("match-all", ["match", "https://example.com/home"]),
            SnapshotCase("match-json-file", ["match", "--routes", "routes.json", "https://example.com/user/1"]),
            SnapshotCase(
                "match-patterns",
                [
                    "match", "--format", "json", "--pattern", "/user/{id}", "--pattern", "/user/me", "/user/me",
                    "/user/you",
                ]),
            SnapshotCase(
                "match-patterns-declaration",
                [
                    "match", "--pattern", "/user/{id}", "--pattern", "/user/me", "--precedence", "declaration",
                    "/user/me",
                ]),
            SnapshotCase(
                "match-patterns-source",
                [
                    "match", "--pattern", "/a", "--source", "https://example.com", "--source", "myapp://", "/a",
                    "myapp:a",
                ]),
            SnapshotCase("match-pattern-broken", ["match", "--pattern", "/user/{id", "--pattern", "/{a: Itn}", "/"]),
            SnapshotCase("match-file-broken", ["match", "--routes", "patterns-broken.yaml", "/"]),
        ]

        private static let streaming = [
            SnapshotCase("stream", ["match"], input: links.joined(separator: "\n")),
            SnapshotCase("stream-text", ["match", "--format", "text"], input: "https://example.com/\n/\n"),
            SnapshotCase("stream-empty", ["match"], input: ""),
            SnapshotCase(
                "stream-lines", ["match"],
                input: "\u{FEFF}https://example.com/\r\n\r\n\nmyapp://home\n \n\t\nhttps://example.com/\rx\n"),
            SnapshotCase(
                "stream-not-utf8", ["match"],
                input: Array("https://example.com/".utf8) + [0xFF, 0x0A] + Array("myapp://home\n".utf8) + [
                    0xC3, 0x0A, 0x00,
                ]),
            SnapshotCase(
                "stream-long", ["match"],
                input: "https://example.com/docs/\(String(repeating: "é", count: 9000))\nhttps://example.com/\n"),
            SnapshotCase(
                "stream-escapes", ["match"],
                input: "https://example.com/search?q=%22%5C%0A\nmyapp://docs/%C2%9B2J/\u{202E}\n"),
        ]

        private static let explaining = [
            SnapshotCase("explain-text", ["explain", "https://example.com/user/15/edit"]),
            SnapshotCase("explain-fragment-path", ["explain", fragments[2]]),
            SnapshotCase("explain-json", ["explain", "--format", "json", "https://example.com/user/15/edit"]),
            SnapshotCase("explain-unmatched", ["explain", "https://example.com/user/abc/edit"]),
            SnapshotCase("explain-rejected", ["explain", "--format", "json", "https://example.com/../user"]),
            SnapshotCase("explain-host", ["explain", "https://example.org/"]),
        ]

        private static let checking = [
            SnapshotCase("check", ["check"]),
            SnapshotCase("check-errors", ["check", "--routes", "patterns-broken.yaml"]),
            SnapshotCase("check-errors-json", ["check", "--routes", "patterns-broken.yaml", "--format", "json"]),
            SnapshotCase("check-typo", ["check", "--routes", "typo-key.yaml"]),
            SnapshotCase("check-typo-json", ["check", "--routes", "typo-key.yaml", "--format", "json"]),
            SnapshotCase("check-warnings", ["check", "--routes", "warnings.yaml"]),
            SnapshotCase("check-strict", ["check", "--routes", "warnings.yaml", "--strict"]),
            SnapshotCase(
                "check-patterns", ["check", "--pattern", "/a/{b}", "--pattern", "/a/{c}", "--pattern", "/{a"]),
            SnapshotCase(
                "check-patterns-json", ["check", "--pattern", "/a/{b}", "--pattern", "/a/{c}", "--format", "json"]),
        ]

        private static let listing = [
            SnapshotCase("list-text", ["list"]),
            SnapshotCase("list-markdown", ["list", "--format", "markdown"]),
            SnapshotCase("list-json", ["list", "--format", "json"]),
            SnapshotCase(
                "list-defaults-json",
                ["list", "--format", "json", "--pattern", "/s?a={a = 1,2}&b={b: [Int] = 1,2}&c={c: [String]* = a%2Cb}"]),
            SnapshotCase(
                "list-defaults-markdown",
                ["list", "--format", "markdown", "--pattern", "/s?b={b: [Int] = 1,2}&c={c: [String]* = a%2Cb}"]),
            SnapshotCase(
                "match-exploded-json",
                [
                    "match", "/s?tag=a,b&tag=1.0&n=1.50", "--format", "json", "--pattern",
                    "/s?tag={tags: [String]*}&n={n: Double}",
                ]),
            SnapshotCase(
                "list-parameters",
                ["list", "--format", "json", "--routes", "parameters.yaml"]),
            SnapshotCase("list-tree", ["list", "--tree"]),
            SnapshotCase(
                "list-tree-json", ["list", "--tree", "--format", "json", "--pattern", "/a/{b}", "--pattern", "/a"]),
            SnapshotCase("list-tree-markdown", ["list", "--tree", "--format", "markdown"]),
        ]

        private static let printing = [
            SnapshotCase("print", ["print", "user.edit", "userId=15"]),
            SnapshotCase("print-json", ["print", "user.edit", "userId=15", "--format", "json"]),
            SnapshotCase("print-source", ["print", "user.edit", "userId=15", "--on", "myapp://"]),
            SnapshotCase("print-values", ["print", "search", "query=red shoes & more", "tags=a,b", "tags=ü"]),
            SnapshotCase(
                "print-number",
                [
                    "print", "0", "x=1.50", "y=2e0", "--pattern", "/{x: Double}?y={y: Double = 2}", "--source",
                    "https://a.com",
                ]),
            SnapshotCase(
                "print-exploded",
                [
                    "print", "0", "tags=a,b", "tags=c", "--pattern", "/s?tag={tags: [String]*}", "--source",
                    "https://a.com",
                ]),
            SnapshotCase("print-rest", ["print", "docs", "--rest", "a/b%2Fc"]),
            SnapshotCase("print-path", ["print", "files", "path=a/b%2Fc", "path=d"]),
            SnapshotCase("print-unknown-route", ["print", "user.edti", "userId=15"]),
            SnapshotCase("print-unknown-name", ["print", "user.edit", "userID=15"]),
            SnapshotCase("print-unknown-json", ["print", "user.edti", "--format", "json"]),
            SnapshotCase("print-missing", ["print", "user.edit"]),
            SnapshotCase("print-misfit", ["print", "user.edit", "userId=abc"]),
            SnapshotCase("print-misfit-json", ["print", "user.edit", "userId=abc", "--format", "json"]),
            SnapshotCase("print-unprintable", ["print", "any"]),
            SnapshotCase(
                "print-elsewhere", ["print", "0", "id=me", "--pattern", "/user/{id}", "--pattern", "/user/me"]),
            SnapshotCase("print-twice", ["print", "user.edit", "userId=1", "userId=2"]),
            SnapshotCase("print-no-value", ["print", "user.edit", "15"]),
            SnapshotCase("print-escape", ["print", "files", "path=100%"]),
            SnapshotCase("print-source-other", ["print", "user.edit", "userId=15", "--on", "https://example.org"]),
            SnapshotCase("print-source-invalid", ["print", "user.edit", "userId=15", "--on", "example"]),
        ]

        private static let testing = [
            SnapshotCase("test", ["test"]),
            SnapshotCase("test-json", ["test", "--format", "json"]),
            SnapshotCase("test-failures", ["test", "--routes", "examples-broken.yaml"]),
            SnapshotCase("test-failures-json", ["test", "--routes", "examples-broken.yaml", "--format", "json"]),
            SnapshotCase("test-failures-tap", ["test", "--routes", "examples-broken.yaml", "--format", "tap"]),
            SnapshotCase("test-failures-junit", ["test", "--routes", "examples-broken.yaml", "--format", "junit"]),
            SnapshotCase("test-typo", ["test", "--routes", "typo-key.yaml"]),
            SnapshotCase("test-typo-json", ["test", "--routes", "typo-key.yaml", "--format", "json"]),
            SnapshotCase("test-typo-tap", ["test", "--routes", "typo-key.yaml", "--format", "tap"]),
            SnapshotCase("test-typo-junit", ["test", "--routes", "typo-key.yaml", "--format", "junit"]),
            SnapshotCase("test-nothing", ["test", "--routes", "warnings.yaml"]),
            SnapshotCase("match-typo", ["match", "--routes", "typo-key.yaml"], input: "https://example.com/\n"),
            SnapshotCase("test-pattern", ["test", "--routes", "patterns-broken.yaml"]),
        ]
    }
#endif
