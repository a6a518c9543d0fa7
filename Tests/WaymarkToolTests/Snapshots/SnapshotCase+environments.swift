#if Tool
    extension SnapshotCase {
        private static let file = ["--routes", "environments.yaml"]
        private static let staging = file + ["--environment", "staging"]
        private static let link = "https://staging.gabelbote.example/orders/12"

        /// A route file with environments, in the commands that read one.
        static let environments =
            [
                SnapshotCase("environments-check", ["check"] + file),
                SnapshotCase("environments-check-json", ["check", "--format", "json"] + file),
                SnapshotCase("environments-check-one", ["check"] + staging),
                SnapshotCase("environments-check-beta", ["check"] + file + ["--environment", "beta"]),
                SnapshotCase("environments-unknown", ["list"] + file + ["--environment", "stagin"]),
                SnapshotCase("environments-none", ["list", "--environment", "staging"]),
                SnapshotCase("environments-pattern", ["list", "--pattern", "/a", "--environment", "staging"]),
                SnapshotCase("environments-match", ["match"] + file + ["--environment", "beta", link]),
            ] + developer + extending

        /// A route file that extends an exported one.
        private static let extending = [
            SnapshotCase("extending-check", ["check", "--routes", "extending.yaml"]),
            SnapshotCase("extending-broken", ["check", "--routes", "extending-broken.yaml"]),
            SnapshotCase("extending-list", ["list", "--routes", "extending.yaml", "--format", "markdown"]),
            SnapshotCase("extending-test", ["test", "--routes", "extending.yaml"]),
            SnapshotCase(
                "extending-coverage-json", ["test", "--coverage", "--routes", "extending.yaml", "--format", "json"]),
            SnapshotCase(
                "extending-over-released",
                ["compile", "--routes", "extending.yaml", "--output", "extending/released.json"]),
            SnapshotCase("extending-coverage", ["test", "--coverage", "--routes", "extending.yaml"]),
            SnapshotCase(
                "extending-sarif", ["test", "--coverage", "--routes", "extending.yaml", "--format", "github"]),
            SnapshotCase("extending-associate", ["associate", "aasa", "--routes", "extending.yaml"]),
            SnapshotCase(
                "extending-staging",
                ["plan", "adb", "--route", "order", "--environment", "staging", "--routes", "extending.yaml"]),
            SnapshotCase("extending-diff", ["diff", "extending/released.json", "extending.yaml"]),
            SnapshotCase(
                "extending-missing", ["check", "--routes", "-"],
                input: "waymark: 1\nextends: nowhere.json\nroutes: {}\n"),
        ]

        /// A route file with routes for developers, in commands that write files for a release.
        private static let developer = [
            ["check"], ["list"], ["associate", "aasa"], ["generate", "typescript"], ["compile", "--format", "swift"],
            ["diff", "developer.yaml", "developer.yaml"], ["match", "https://example.com/debug/grid"],
        ].map { command in
            let file = command[0] == "diff" ? [] : ["--routes", "developer.yaml"]
            return SnapshotCase(
                "developer-" + command.prefix(2).filter { $0.allSatisfy(\.isLetter) }.joined(separator: "-"),
                command + file)
        }
    }
#endif
