#if Tool
    import Foundation

    extension SnapshotCase {
        private static let file = "apple-app-site-association"
        private static let links = [
            "https://example.com/octocat/hello/pulls/", "https://example.com/octocat/hello/pulls?x#web",
            "https://example.com/settings/keys", "https://example.com/search?q=a&q=", "https://example.com/search?q=a",
            "https://example.com/Docs/caf%C3%A9", "https://example.com/guides/a", "https://example.com/octocat",
            "http://example.com/docs", "https://example.org/docs/a", "myapp://docs", "/docs/a",
        ]

        /// Links matched with the association files of Apple's systems.
        static let apple = [
            SnapshotCase("aasa-match", ["match", "--aasa", file] + links),
            SnapshotCase("aasa-match-json", ["match", "--aasa", file, "--format", "json"] + links),
            SnapshotCase("aasa-match-host", ["match", "--aasa", file, "--host", "example.com"] + links.suffix(4)),
            SnapshotCase("aasa-match-app", ["match", "--aasa", file, "--app", "ABCDE12345.com.example.docs"] + links),
            SnapshotCase(
                "aasa-match-no-app", ["match", "--aasa", file, "--app", "ABCDE12345.com.example.other", links[0]]),
            SnapshotCase("aasa-match-yes", ["match", "--aasa", file, links[0], links[4]]),
            SnapshotCase("aasa-stream", ["match", "--aasa", file], input: links.joined(separator: "\n")),
            SnapshotCase(
                "aasa-stream-text", ["match", "--aasa", file, "--format", "text"], input: "\(links[0])\n\n\(links[2])\n"
            ),
            SnapshotCase(
                "aasa-stream-odd", ["match", "--aasa", file],
                input: Array("https://example.com/docs/é\u{202E}\r\nhttps://example.com/docs/".utf8) + [0xFF, 0x0A]
                    + Array(("https://example.com/docs/" + String(repeating: "a", count: 70_000) + "\n").utf8)),
            SnapshotCase("aasa-stdin", ["match", "--aasa", "-", links[0]], input: text(of: file)),
            SnapshotCase("aasa-stdin-twice", ["match", "--aasa", "-"], input: text(of: file)),
            SnapshotCase("aasa-missing", ["match", "--aasa", "nowhere", "--format", "json", links[0]]),
            SnapshotCase("aasa-syntax", ["match", "--aasa", "aasa-comment.json", links[0]]),
            SnapshotCase("aasa-and-routes", ["match", "--aasa", file, "--routes", "waymark.yaml", links[0]]),
            SnapshotCase("aasa-host-alone", ["match", "--host", "example.com", links[0]]),
            SnapshotCase("aasa-check", ["check", "--aasa", file]),
            SnapshotCase("aasa-check-broken", ["check", "--aasa", "aasa-broken.json"]),
            SnapshotCase(
                "aasa-check-json",
                ["check", "--aasa", "aasa-broken.json", "--host", "shop.example", "--format", "json"]),
            SnapshotCase("aasa-check-stdin", ["check", "--aasa", "-", "--strict"], input: text(of: file)),
            SnapshotCase("aasa-check-missing", ["check", "--aasa", "nowhere", "--format", "json"]),
            SnapshotCase("aasa-check-yaml", ["check", "--aasa", "waymark.yaml"]),
            SnapshotCase("aasa-check-syntax", ["check", "--aasa", "aasa-comment.json"]),
            SnapshotCase("aasa-check-overlaps", ["check", "--aasa", file, "--overlaps"]),
        ]

        private static func text(of fixture: String) -> [UInt8] {
            (try? Data(contentsOf: Folders.fixtures / fixture)).map(Array.init) ?? []
        }
    }
#endif
