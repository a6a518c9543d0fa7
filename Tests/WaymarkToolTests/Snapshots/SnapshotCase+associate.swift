#if Tool
    extension SnapshotCase {
        private static let routes = "associate.yaml"
        private static let link = "https://example.com/kinds/a"

        /// Association files generated from routes and compared with them.
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
                "associate-over-routes",
                ["associate", "aasa", "--routes", routes, "--host", "example.com", "--output", routes]),
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
            SnapshotCase("associate-manifest", ["associate", "manifest", "--routes", routes]),
            SnapshotCase(
                "associate-manifest-host", ["associate", "manifest", "--routes", routes, "--host", "example.org"]),
            SnapshotCase(
                "associate-other-host", ["associate", "entitlements", "--routes", routes, "--host", "example.net"]),
            SnapshotCase("associate-entitlements", ["associate", "entitlements", "--routes", routes]),
            SnapshotCase("associate-ports", ["associate", "manifest", "--routes", "associate-ports.yaml"]),
            SnapshotCase(
                "associate-ports-domains", ["associate", "entitlements", "--routes", "associate-ports.yaml"]),
            SnapshotCase("associate-info-plist", ["associate", "info-plist", "--routes", "waymark.yaml"]),
            SnapshotCase("associate-no-scheme", ["associate", "info-plist", "--routes", routes]),
            SnapshotCase(
                "associate-manifest-foreign",
                ["associate", "manifest", "--routes", routes, "--output", "AndroidManifest.xml"]),
            SnapshotCase(
                "associate-manifest-missing", ["associate", "manifest", "--routes", routes, "--output", "nowhere.xml"]),
            SnapshotCase(
                "associate-check-manifest",
                ["associate", "manifest", "--check", "--routes", routes, "--output", "AndroidManifest.xml"]),
            SnapshotCase(
                "associate-check-entitlements",
                ["associate", "entitlements", "--check", "--routes", routes, "--output", "app.entitlements"]),
            SnapshotCase(
                "associate-check-info-plist",
                ["associate", "info-plist", "--check", "--routes", "waymark.yaml", "--output", "Info.plist"]),
            SnapshotCase(
                "drift-origins",
                [
                    "drift", "--routes", routes, "--host", "example.com", "--entitlements", "app.entitlements",
                    "--info-plist", "Info.plist", "--format", "json",
                ]),
            SnapshotCase(
                "drift-ignored-schemes",
                [
                    "drift", "--routes", routes, "--host", "example.com", "--info-plist", "-", "--ignore-scheme",
                    "FB12",
                    "--ignore-scheme", "com.googleusercontent.apps.*",
                ],
                input: info(
                    schemes: ["fb12", "fb123", "com.googleusercontent.apps.1-a", "com.googleusercontent.apps.$(ID)"])),
            SnapshotCase(
                "drift-ignored-scheme-odd",
                ["drift", "--routes", routes, "--info-plist", "-", "--ignore-scheme", "fb12://"]),
            SnapshotCase(
                "drift-fingerprints",
                ["drift", "--routes", routes, "--host", "example.com", "--assetlinks", "-"],
                input: """
                    [{ "relation": ["delegate_permission/common.handle_all_urls"],
                      "target": { "namespace": "android_app", "package_name": "com.example.app",
                        "sha256_cert_fingerprints": ["AA:8D:5B:AA:D9:FE:01:4E:C8:0B:E4:8E:F8:46:CB:B5:07:ED:16:AE:BC:57:AD:EB:59:35:2D:9F:7F:5F:FE:BD"] } }]
                    """),
            SnapshotCase(
                "drift-other-app", ["drift", "--routes", routes, "--host", "example.com", "--aasa", "-"],
                input: #"{ "applinks": { "details": [{ "appIDs": ["ABCDE12345.com.other"], "paths": ["*"] }] } }"#),
            SnapshotCase("drift-no-file", ["drift", "--routes", routes]),
            SnapshotCase("drift-fail-on", ["drift", "--routes", routes, "--aasa", "-", "--fail-on", "claim"]),
        ]

        /// Returns an `Info.plist` that declares schemes.
        private static func info(schemes: [String]) -> String {
            let list = schemes.map { "<string>\($0)</string>" }.joined()
            return "<plist version=\"1.0\"><dict><key>CFBundleURLTypes</key><array><dict>"
                + "<key>CFBundleURLSchemes</key><array>\(list)</array></dict></array></dict></plist>"
        }
    }
#endif
