#if Tool
    extension SnapshotCase {
        private static let (manifest, site) = ("AndroidManifest.xml", "assetlinks.json")
        private static let links = [
            "https://www.example.com/shop", "https://www.example.com/item/1", "https://www.example.com/item/old?ref=1",
            "https://www.example.com/item/2?ref=1", "https://www.example.com/item/a.html", "https://example.com/shop",
            "myapp://shop", "/shop",
        ]

        /// Returns a manifest with one activity that has the filters.
        private static func app(_ filters: String...) -> String {
            let kinds = ["DEFAULT", "BROWSABLE"].map { "<category android:name=\"android.intent.category.\($0)\"/>" }
            let action = "<action android:name=\"android.intent.action.VIEW\"/>"
            let whole = filters.map { "<intent-filter>\(action)\(kinds.joined())\n\($0)</intent-filter>" }
            return """
                <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>
                <activity android:name=".Main" android:exported="true">
                \(whole.joined(separator: "\n"))
                </activity></application></manifest>
                """
        }

        private static let unknown = app(
            "<data android:scheme=\"https\" android:host=\"${host}\"/>", "<data android:scheme=\"@string/scheme\"/>")
        private static let domains =
            "<plist><dict><key>com.apple.developer.associated-domains</key>"
            + "<array><string>applinks:$(HOST)</string></array></dict></plist>"

        /// Files with values that are unknown until the app is built, and filters with custom schemes.
        static let builds = [
            SnapshotCase(
                "build-unknown", ["match", "--manifest", "-", "https://example.com/", "my:a"], input: unknown),
            SnapshotCase(
                "build-defined",
                ["match", "--manifest", "-", "--define", "host=example.com", "https://example.com/", "my:a"],
                input: unknown),
            SnapshotCase("build-check", ["check", "--manifest", "-"], input: unknown),
            SnapshotCase("build-wrong", ["match", "--manifest", manifest, "--define", "host", links[0]]),
            SnapshotCase("build-alone", ["match", "--define", "host=a", links[0]]),
            SnapshotCase(
                "build-file", ["match", "--manifest", manifest, "--define-file", "waymark.yaml", links[0]]),
            SnapshotCase(
                "build-drift", ["drift", "--routes", "associate.yaml", "--host", "example.com", "--entitlements", "-"],
                input: domains),
            SnapshotCase(
                "build-drift-json",
                [
                    "drift", "--routes", "associate.yaml", "--host", "example.com", "--entitlements", "-", "--define",
                    "HOST=example.com", "--format", "json",
                ], input: domains),
            SnapshotCase(
                "drift-schemes", ["drift", "--routes", "waymark.yaml", "--manifest", "-", "--fail-on", "none"],
                input: app("<data android:scheme=\"myapp\" android:host=\"user\"/>\n<data android:path=\"/1\"/>")),
        ]

        private static let both = "<data android:scheme=\"https\"/><data android:scheme=\"myapp\"/>"

        /// Links matched with the association files of Android.
        static let android = [
            SnapshotCase("android-manifest", ["match", "--manifest", manifest] + links),
            SnapshotCase("android-manifest-14", ["match", "--manifest", manifest, "--android", "14"] + links),
            SnapshotCase("android-site", ["match", "--assetlinks", site] + links),
            SnapshotCase("android-both", ["match", "--manifest", manifest, "--assetlinks", site] + links),
            SnapshotCase(
                "android-other-app",
                ["match", "--manifest", manifest, "--assetlinks", site, "--app", "com.other"] + links.prefix(1)),
            SnapshotCase(
                "android-two-activities",
                [
                    "match", "--manifest", "-", "https://example.com/item/1", "https://example.com/a",
                    "myapp://example.com/item/1",
                ],
                input: app(
                    both + "<data android:host=\"example.com\"/>",
                    both + "<data android:host=\"example.com\" android:pathPrefix=\"/item/\"/>"
                ).replacing(
                    "</intent-filter>\n<intent-filter>",
                    with: """
                        </intent-filter></activity>
                        <activity android:name=".Item" android:exported="true"><intent-filter>
                        """)),
            SnapshotCase("android-stream", ["match", "--manifest", manifest], input: links.joined(separator: "\n")),
            SnapshotCase(
                "android-host", ["match", "--assetlinks", site, "--host", "example.com", "https://example.org/a"]),
            SnapshotCase(
                "usage-host-url", ["match", "--assetlinks", site, "--host", "https://example.com/a", links[0]]),
            SnapshotCase(
                "android-drift-unread",
                ["drift", "--routes", "associate.yaml", "--host", "example.com", "--manifest", "-"],
                input: """
                    <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>
                    <activity android:name=".Main" android:exported="true"><nav-graph android:value="@navigation/main"/>
                    </activity></application></manifest>
                    """),
            SnapshotCase(
                "android-entities", ["match", "--manifest", "-", links[0]],
                input: "<!DOCTYPE a [<!ENTITY b 'c'>]><manifest/>"),
            SnapshotCase("android-no-xml", ["match", "--manifest", "-", links[0]], input: "<manifest><a></manifest>"),
            SnapshotCase("android-no-manifest", ["match", "--manifest", "-", links[0]], input: "<a/>"),
            SnapshotCase("android-version", ["match", "--manifest", manifest, "--android", "13", links[0]]),
            SnapshotCase(
                "android-check", ["check", "--assetlinks", "-"], input: "[{ \"relations\": [], \"target\": [] }]"),
            SnapshotCase("android-check-manifest", ["check", "--manifest", manifest]),
            SnapshotCase("android-check-broken", ["check", "--manifest", "AndroidManifest-broken.xml"]),
            SnapshotCase(
                "android-check-json",
                ["check", "--manifest", "AndroidManifest-broken.xml", "--host", "shop.example", "--format", "json"]),
            SnapshotCase(
                "android-check-entities", ["check", "--manifest", "-", "--format", "json"],
                input: "<!DOCTYPE a [<!ENTITY b 'c'>]><manifest/>"),
            SnapshotCase("android-check-missing", ["check", "--manifest", "nowhere", "--format", "json"]),
            SnapshotCase(
                "android-check-deep", ["check", "--manifest", "-"], input: String(repeating: "<a>", count: 9_000)),
            SnapshotCase("android-check-site", ["check", "--assetlinks", site]),
            SnapshotCase("android-check-two", ["check", "--assetlinks", site, "--manifest", manifest]),
            SnapshotCase("plist-check-entitlements", ["check", "--entitlements", "app.entitlements"]),
            SnapshotCase("plist-check-info", ["check", "--info-plist", "Info.plist", "--format", "json"]),
            SnapshotCase("plist-check-binary", ["check", "--info-plist", "-"], input: "bplist00"),
            SnapshotCase("plist-check-host", ["check", "--info-plist", "Info.plist", "--host", "example.com"]),
        ]
    }
#endif
