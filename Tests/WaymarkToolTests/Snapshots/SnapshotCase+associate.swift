#if Tool
    extension SnapshotCase {
        private static let routes = "associate.yaml"
        private static let link = "https://example.com/kinds/a"

        /// Files of systems that are made of routes, and compared with them.
        static let associate = [
            SnapshotCase("associate-aasa", ["associate", "aasa", "--routes", routes, "--host", "example.com"]),
            SnapshotCase("associate-aasa-other", ["associate", "aasa", "--routes", routes, "--host", "example.org"]),
            SnapshotCase(
                "associate-assetlinks", ["associate", "assetlinks", "--routes", routes, "--host", "example.com"]),
            SnapshotCase("associate-no-host", ["associate", "aasa", "--routes", routes]),
            SnapshotCase("associate-no-apps", ["associate", "aasa", "--routes", "waymark.yaml"]),
            SnapshotCase("associate-no-file", ["associate", "aasa"]),
            SnapshotCase("associate-unknown", ["associate", "assa", "--routes", routes]),
            SnapshotCase("associate-check-alone", ["associate", "aasa", "--check", "--routes", routes]),
            SnapshotCase(
                "associate-check",
                [
                    "associate", "aasa", "--check", "--routes", routes, "--host", "example.com", "--output",
                    "apple-app-site-association",
                ]),
            SnapshotCase(
                "associate-check-assetlinks",
                [
                    "associate", "assetlinks", "--check", "--routes", routes, "--host", "example.com", "--output",
                    "assetlinks.json",
                ]),
            SnapshotCase(
                "associate-check-missing",
                ["associate", "aasa", "--check", "--routes", routes, "--host", "example.com", "--output", "nowhere"]),
            SnapshotCase(
                "associate-no-folder",
                ["associate", "aasa", "--routes", routes, "--host", "example.com", "--output", "nowhere/aasa"]),
            SnapshotCase(
                "drift-json",
                [
                    "drift", "--routes", routes, "--host", "example.com", "--aasa", "apple-app-site-association",
                    "--format", "json",
                ]),
            SnapshotCase(
                "drift-app",
                [
                    "drift", "--routes", routes, "--host", "example.com", "--aasa", "apple-app-site-association",
                    "--app",
                    "ABCDE12345.com.example.docs", "--fail-on", "none",
                ]),
            SnapshotCase("drift-no-file", ["drift", "--routes", routes]),
            SnapshotCase("drift-fail-on", ["drift", "--routes", routes, "--aasa", "-", "--fail-on", "claim"]),
        ]
    }
#endif
