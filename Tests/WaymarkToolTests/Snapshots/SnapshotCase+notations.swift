#if Tool
    extension SnapshotCase {
        private static let deeper = [
            "--syntax", "deeper", "--pattern", "recipes/:int(id)", "--pattern", "recipes/:name",
        ]

        /// Route tables in the notations of other libraries.
        static let notations = [
            SnapshotCase(
                "notation-match", ["match"] + deeper + ["http://recipes/7", "app://recipes//x", "app://recipes"]),
            SnapshotCase(
                "notation-match-json",
                [
                    "match", "--format", "json", "--syntax", "deeperfunc", "--pattern", "r/:int?(t=:string)",
                    "app://r/1?t=x",
                ]),
            SnapshotCase(
                "notation-match-precedence", ["match"] + deeper + ["--precedence", "specificity", "app://recipes/7"]),
            SnapshotCase(
                "notation-match-source",
                ["match"] + deeper + ["--source", "app://", "app://recipes/7", "b://recipes/7"]),
            SnapshotCase(
                "notation-match-file", ["match", "--routes", "deeper.yaml", "myapp://recipes/7", "myapp://native/7"]),
            SnapshotCase(
                "notation-check", ["check", "--syntax", "deeper", "--pattern", "a?id=5", "--pattern", "a/(b"]),
            SnapshotCase("notation-check-file", ["check", "--routes", "deeper.yaml"]),
            SnapshotCase("notation-explain", ["explain"] + deeper + ["app://recipes/7/8"]),
            SnapshotCase("notation-list", ["list", "--routes", "deeper.yaml"]),
            SnapshotCase("notation-print", ["print", "--routes", "deeper.yaml", "profile", "userId=7", "locale=en"]),
            SnapshotCase("notation-test", ["test", "--routes", "deeper.yaml"]),
            SnapshotCase("help-convert", ["convert", "--help"]),
            SnapshotCase(
                "convert", ["convert", "--from", "deeper", "(profile|user)/:int(userId)?(:locale)", "*/recipe"]),
            SnapshotCase("convert-json", ["convert", "--from", "deeperfunc", "--format", "json", "a/:int", "a?x=5"]),
            SnapshotCase("convert-file", ["convert", "--from", "deeper", "--file", "deeper-patterns.txt"]),
            SnapshotCase("convert-routes", ["convert", "--routes", "deeper.yaml"]),
            SnapshotCase("convert-routes-json", ["convert", "--routes", "deeper.yaml", "--format", "json"]),
            SnapshotCase("convert-routes-broken", ["convert", "--routes", "jlroutes-broken.yaml"]),
            SnapshotCase(
                "convert-to", ["convert", "--from", "braces", "--to", "deeper", "/user/{id: Int}", "/{a}.html"]),
            SnapshotCase("convert-same", ["convert", "--from", "braces", "/user/{ id : Int }/"]),
            SnapshotCase("convert-broken", ["convert", "--from", "jlroutes", "/a(/b", "/a/:id"]),
            SnapshotCase("convert-file-missing", ["convert", "--from", "deeper", "--file", "nowhere.txt"]),
            SnapshotCase("usage-convert-nothing", ["convert", "--from", "deeper"]),
            SnapshotCase("usage-convert-twice", ["convert", "--from", "deeper", "--file", "a.txt", "b"]),
            SnapshotCase("usage-convert-from", ["convert", "a"]),
            SnapshotCase("usage-convert-unknown", ["convert", "--from", "deper", "a"]),
        ]
    }
#endif
