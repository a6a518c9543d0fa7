#if Tool
    extension SnapshotCase {
        /// Tables as bytes.
        static let freeze = [
            SnapshotCase("freeze-swift", ["freeze", "--format", "swift", "--pattern", "/a"]),
            SnapshotCase("freeze-named", ["freeze", "--format", "swift", "--name", "Links", "--pattern", "/a"]),
            SnapshotCase("freeze-check-alone", ["freeze", "--check"]),
            SnapshotCase("freeze-name-alone", ["freeze", "--name", "Links"]),
            SnapshotCase("freeze-no-name", ["freeze", "--format", "swift", "--name", "my links"]),
            SnapshotCase("freeze-missing", ["freeze", "--check", "--output", "none.wmt", "--pattern", "/a"]),
            SnapshotCase("freeze-other", ["freeze", "--check", "--output", "waymark.yaml", "--pattern", "/a"]),
            SnapshotCase("freeze-bad", ["freeze", "--pattern", "/{id: Itn}"]),
        ]
    }
#endif
