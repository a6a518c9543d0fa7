#if Tool
    extension SnapshotCase {
        /// Findings in the formats of code review tools, for each command that has findings.
        static let findings =
            ["github", "sarif"].flatMap { (form: String) -> [SnapshotCase] in
                [
                    SnapshotCase("\(form)-check", ["check", "--routes", "patterns-broken.yaml", "--format", form]),
                    SnapshotCase("\(form)-check-key", ["check", "--routes", "typo-key.yaml", "--format", form]),
                    SnapshotCase("\(form)-check-warnings", ["check", "--routes", "warnings.yaml", "--format", form]),
                    SnapshotCase("\(form)-check-sound", ["check", "--format", form]),
                    SnapshotCase(
                        "\(form)-check-missing", ["check", "--routes", "no,such%file.yaml", "--format", form]),
                    SnapshotCase(
                        "\(form)-check-pattern",
                        ["check", "--pattern", "/a/{b", "--pattern", "/{x: Itn}", "--format", form]),
                    SnapshotCase("\(form)-check-aasa", ["check", "--aasa", "aasa-broken.json", "--format", form]),
                    SnapshotCase(
                        "\(form)-test", ["test", "--routes", "examples-broken.yaml", "--coverage", "--format", form]),
                    SnapshotCase("\(form)-test-unreadable", ["test", "--routes", "typo-key.yaml", "--format", form]),
                    SnapshotCase("\(form)-test-nothing", ["test", "--routes", "warnings.yaml", "--format", form]),
                    SnapshotCase(
                        "\(form)-diff",
                        ["diff", "diff-old.yaml", "diff-new.yaml", "--as-of", "2027-01-31", "--format", form]),
                    SnapshotCase(
                        "\(form)-diff-undecided",
                        ["diff", "diff-policy.yaml", "waymark.yaml", "--fail-on", "undecided", "--format", form]),
                    SnapshotCase(
                        "\(form)-drift",
                        [
                            "drift", "--routes", "associate.yaml", "--aasa", "apple-app-site-association", "--host",
                            "example.com",
                            "--format", form,
                        ]),
                    SnapshotCase(
                        "\(form)-convert", ["convert", "--routes", "deeper.yaml", "--from", "deeper", "--format", form]),
                    SnapshotCase(
                        "\(form)-convert-inexpressible",
                        ["convert", "--from", "braces", "--to", "deeper", "/a[/b]/{c: UUID}#{d}", "--format", form]),
                ]
            } + coverage

        private static let coverage = [
            SnapshotCase("coverage", ["test", "--routes", "coverage.yaml", "--coverage"]),
            SnapshotCase("coverage-json", ["test", "--routes", "coverage.yaml", "--coverage", "--format", "json"]),
            SnapshotCase("coverage-tap", ["test", "--routes", "coverage.yaml", "--coverage", "--format", "tap"]),
            SnapshotCase("coverage-junit", ["test", "--routes", "coverage.yaml", "--coverage", "--format", "junit"]),
            SnapshotCase("coverage-none", ["test", "--routes", "warnings.yaml", "--coverage"]),
            SnapshotCase("coverage-whole", ["test", "--routes", "coverage-whole.yaml", "--coverage"]),
        ]

        /// The command `init`, and the schema of route files.
        static let starting = [
            SnapshotCase(
                "check-other-place", ["check", "--routes", "-"],
                input: "waymark: 1\nroutes:\n  a: \"/{x:Int}/{x}\"\n"),
            SnapshotCase(
                "check-empty-lists", ["check", "--routes", "-"],
                input: "waymark: 1\napps: {ios: {appIDs: []}, android: []}\nroutes: {a: []}\n"),
            SnapshotCase("init", ["init", "--output", "-"]),
            SnapshotCase("init-host", ["init", "--output", "-", "--host", "shop.example", "--scheme", "shop"]),
            SnapshotCase("init-host-invalid", ["init", "--output", "-", "--host", "a b"]),
            SnapshotCase("init-scheme-invalid", ["init", "--output", "-", "--scheme", "my app"]),
            SnapshotCase("init-host-url", ["init", "--output", "-", "--host", "https://x.com/a"]),
            SnapshotCase("init-scheme-url", ["init", "--output", "-", "--scheme", "myapp://"]),
            SnapshotCase("init-scheme-web", ["init", "--output", "-", "--scheme", "https"]),
            SnapshotCase("init-aasa", ["init", "--output", "-", "--aasa", "apple-app-site-association"]),
            SnapshotCase("init-manifest", ["init", "--output", "-", "--manifest", "AndroidManifest.xml"]),
            SnapshotCase(
                "init-patterns", ["init", "--output", "-", "--from", "deeper", "--file", "deeper-patterns.txt"]),
            SnapshotCase("init-there", ["init", "--output", "waymark.yaml"]),
            SnapshotCase("init-json", ["init", "--output", "waymark.json"]),
            SnapshotCase("init-nowhere", ["init", "--output", "nowhere/waymark.yaml"]),
            SnapshotCase("init-from-alone", ["init", "--from", "deeper"]),
            SnapshotCase("init-two", ["init", "--aasa", "a", "--manifest", "b"]),
            SnapshotCase("help-init", ["help", "init"]),
            SnapshotCase("help-schema", ["help", "schema"]),
            SnapshotCase("schema-check", ["schema", "--check", "--output", "routes.json"]),
            SnapshotCase("schema-check-alone", ["schema", "--check"]),
        ]
    }
#endif
