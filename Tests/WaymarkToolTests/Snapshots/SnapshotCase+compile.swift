#if Tool
    extension SnapshotCase {
        static let compile = [
            SnapshotCase("compile-swift", ["compile", "--format", "swift", "--pattern", "/a"]),
            SnapshotCase("compile-named", ["compile", "--format", "swift", "--name", "Links", "--pattern", "/a"]),
            SnapshotCase("compile-check-alone", ["compile", "--check"]),
            SnapshotCase("compile-name-alone", ["compile", "--name", "Links"]),
            SnapshotCase("compile-no-name", ["compile", "--format", "swift", "--name", "my links"]),
            SnapshotCase(
                "compile-taken-name", ["compile", "--format", "swift", "--name", "TableRouter", "--pattern", "/a"]),
            SnapshotCase("compile-missing", ["compile", "--check", "--output", "none.wmt", "--pattern", "/a"]),
            SnapshotCase("compile-other", ["compile", "--check", "--output", "waymark.yaml", "--pattern", "/a"]),
            SnapshotCase("compile-bad", ["compile", "--pattern", "/{id: Itn}"]),
        ]
    }
#endif
