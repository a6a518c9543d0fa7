#if Tool
    extension SnapshotCase {
        private static let lines = """
            https://example.com/user/15?ref=mail#top

            https://example.com/search?q=a,%20b&tag=x,y
            https://example.com/user/abc
            https://example.com@example.org/

            """
        private static let fields = """
            time,link,status
            1,https://example.com/user/15,200
            2,"https://example.com/search?q=a,b",200
            3
            4,,404
            5,"https://example.com/,404

            """
        private static let objects = """
            {"time": 1, "url": "https:\\/\\/example.com\\/user\\/15"}
            {"time": 2}
            {"time": 3, "url": 3}
            [4]

            {"url": "https://example.com/home", "waymark": {"route": "old"}}
            """

        static let rows =
            [
                SnapshotCase("rows", ["match", "--rows"], input: lines),
                SnapshotCase("rows-csv", ["match", "--rows", "--format", "csv"], input: lines),
                SnapshotCase(
                    "rows-tsv",
                    ["match", "--rows", "--format", "tsv", "--select", "outcome,captures,query,rest,fragment,message"],
                    input: lines),
                SnapshotCase(
                    "rows-select", ["match", "--rows", "--select", "route,captures.userId,captures.tags,pattern"],
                    input: lines),
                SnapshotCase("rows-redact", ["match", "--rows", "--redact"], input: lines),
                SnapshotCase("rows-exit-zero", ["match", "--rows", "--format", "csv", "--exit-zero"], input: lines),
                SnapshotCase("rows-column", ["match", "--column", "2", "--format", "csv"], input: fields),
                SnapshotCase("rows-header", ["match", "--column", "2", "--delimiter", ",", "--header"], input: fields),
                SnapshotCase(
                    "rows-column-redact", ["match", "--column", "2", "--delimiter", ",", "--header", "--redact"],
                    input: fields),
                SnapshotCase("rows-json", ["match", "--json-field", "url"], input: objects),
                SnapshotCase(
                    "rows-json-select", ["match", "--json-field", "url", "--select", "route,reason"], input: objects),
                SnapshotCase("rows-json-redact", ["match", "--json-field", "url", "--redact"], input: objects),
                SnapshotCase("match-redact", ["match", "--redact", "https://example.com/user/15", "https://a.com/b"]),
                SnapshotCase(
                    "match-csv", ["match", "--format", "csv", "https://example.com/user/15", "https://a.com/b"]),
                SnapshotCase(
                    "rows-aasa", ["match", "--rows", "--aasa", "apple-app-site-association"],
                    input: "https://example.com/user/15\n\n"),
            ] + hashed + covering + inferred + usage

        #if Hashing
            private static let hashed = [
                SnapshotCase("rows-hash", ["match", "--rows", "--hash", "hash.key"], input: lines),
                SnapshotCase(
                    "rows-hash-select",
                    [
                        "match", "--rows", "--hash", "hash.key", "--format", "tsv", "--select",
                        "route,captures.userId,captures",
                    ],
                    input: lines),
                SnapshotCase(
                    "rows-column-hash",
                    ["match", "--column", "2", "--delimiter", ",", "--header", "--hash", "hash.key"],
                    input: fields),
                SnapshotCase(
                    "rows-json-hash", ["match", "--json-field", "url", "--hash", "hash.key", "--redact"], input: objects
                ),
                SnapshotCase("match-hash", ["match", "--hash", "hash.key", "https://example.com/user/15"]),
                SnapshotCase("hash-missing", ["match", "--rows", "--hash", "hash-missing.key"], input: lines),
                SnapshotCase("hash-empty", ["match", "--rows", "--hash", "hash-empty.key"], input: lines),
                SnapshotCase("hash-short", ["match", "--rows", "--hash", "hash-short.key"], input: lines),
                SnapshotCase("hash-folder", ["match", "--rows", "--hash", "."], input: lines),
                SnapshotCase("hash-large", ["match", "--rows", "--hash", "/dev/zero"], input: lines),
                SnapshotCase("hash-stdin", ["match", "--rows", "--hash", "-"], input: lines),
            ]
        #else
            private static let hashed: [SnapshotCase] = []
        #endif

        private static let unknown: String = {
            let list = (1...24).map {
                "https://example.com/list/\($0)/edit?sort=new\($0 % 2 == 0 ? "&page=\($0)" : "")"
            }
            let items = ["amber", "birch", "cedar", "dune", "elm", "fern", "grove"].flatMap { word in
                (1...4).map { "https://example.com/store/\(word)-\($0)?utm_source=mail" }
            }
            let tabs = (0..<24).map { "myapp://help/\(["faq", "news", "team", "jobs"][$0 % 4])" }
            let odd = (1...20).map { "https://example.com/user/name\($0)" }
            let rest = [
                "https://example.com/user/15", "https://example.org/x", "https://example.com/once", "/a//b", "",
            ]
            return (list + items + tabs + odd + rest).joined(separator: "\n")
        }()

        private static let inferred = [
            SnapshotCase("help-infer", ["infer", "--help"]), SnapshotCase("infer", ["infer"], input: unknown),
            SnapshotCase("infer-json", ["infer", "--format", "json"], input: unknown),
            SnapshotCase("infer-at-least", ["infer", "--at-least", "25"], input: unknown),
            SnapshotCase("infer-empty", ["infer"], input: ""),
            SnapshotCase(
                "infer-patterns",
                ["infer", "--pattern", "/list/{id: Int}/edit", "--source", "https://example.com"], input: unknown),
            SnapshotCase("usage-infer-at-least", ["infer", "--at-least", "1"]),
            SnapshotCase(
                "infer-ports", ["infer", "--at-least", "2"],
                input: "https://example.com:8443/a\nhttps://example.com:8443/b\n"),
            SnapshotCase("infer-input-twice", ["infer", "--routes", "-"], input: "waymark: 1\nroutes: { a: / }"),
            SnapshotCase("match-input-twice", ["match", "--routes", "-"], input: "waymark: 1\nroutes: { a: / }"),
            SnapshotCase(
                "report-over-log",
                ["report", "--pattern", "/", "--log", "deeper-patterns.txt", "--output", "deeper-patterns.txt"]),
            SnapshotCase("cover-delimiter", ["cover", "--delimiter", ";"], input: ""),
            SnapshotCase("usage-infer-delimiter", ["infer", "--json-field", "url", "--delimiter", ","]),
        ]

        private static let log = """
            https://example.com/user/15
            https://example.com/user/16
            https://example.com/home

            https://example.com/list/15/edit
            https://example.com/list/16/edit
            https://example.com/lists
            https://example.com/user/abc
            https://example.org/user/15
            https://example.com@example.org/
            """

        private static let values = """
            https://example.com/search?q=red%20shoes&tag=a,b
            https://example.com/search?q=red%20shoes&tag=b&page=2
            https://example.com/search?q=%22%E2%80%AE
            https://example.com/search?q=hats
            https://example.com/user/15
            https://example.com/nowhere
            """

        private static let covering = [
            SnapshotCase("help-report", ["report", "--help"]),
            SnapshotCase("usage-report-two", ["report", "--output", "a.html", "--serve", "0"]),
            SnapshotCase("usage-report-host", ["report", "--host", "example.com"]),
            SnapshotCase("usage-report-column", ["report", "--column", "1"]),
            SnapshotCase("usage-report-serve", ["report", "--serve", "0", "--routes", "-"]),
            SnapshotCase("help-cover", ["cover", "--help"]), SnapshotCase("cover", ["cover"], input: log),
            SnapshotCase("cover-json", ["cover", "--format", "json"], input: log),
            SnapshotCase("cover-markdown", ["cover", "--format", "markdown", "--shapes", "2"], input: log),
            SnapshotCase("cover-values", ["cover", "--values", "2", "--shapes", "0"], input: values),
            SnapshotCase("cover-values-json", ["cover", "--values", "2", "--format", "json"], input: values),
            SnapshotCase(
                "cover-values-markdown", ["cover", "--values", "2", "--format", "markdown", "--shapes", "0"],
                input: values),
            SnapshotCase("usage-cover-values", ["cover", "--values=-1"]),
            SnapshotCase("cover-empty", ["cover"], input: ""),
            SnapshotCase("cover-column", ["cover", "--column", "2", "--delimiter", ",", "--header"], input: fields),
            SnapshotCase("cover-json-field", ["cover", "--json-field", "url"], input: objects),
            SnapshotCase("usage-cover-shapes", ["cover", "--shapes", "-1"]),
            SnapshotCase("usage-cover-delimiter", ["cover", "--json-field", "url", "--delimiter", ","]),
            SnapshotCase("usage-report-delimiter", ["report", "--pattern", "/", "--log", "a", "--delimiter", ","]),
        ]

        private static let usage = [
            ("links", ["--rows", "/"]), ("column-and-field", ["--column", "1", "--json-field", "url"]),
            ("column-zero", ["--column", "0"]), ("header", ["--rows", "--header"]),
            ("text", ["--rows", "--format", "text"]),
            ("delimiter-tsv", ["--column", "1", "--format", "tsv", "--delimiter", ";"]),
            ("delimiter", ["--column", "1", "--delimiter", "ab"]),
            ("column-json", ["--column", "1", "--format", "json"]),
            ("field-csv", ["--json-field", "url", "--format", "csv"]),
            ("field-answer", ["--json-field", "waymark"]),
            ("redact-captures", ["--redact", "--select", "captures"]),
            ("hash-query", ["--hash", "hash.key", "--select", "query"]),
            ("hash-text", ["--hash", "hash.key", "--format", "text"]),
            ("select", ["--rows", "--select", "url,rout"]),
            ("select-twice", ["--rows", "--select", "url,route,url"]),
            ("select-capture", ["--rows", "--select", "captures.userID"]),
            ("aasa", ["--redact", "--aasa", "apple-app-site-association"]),
        ].map { SnapshotCase("usage-rows-\($0.0)", ["match"] + $0.1) }
    }
#endif
