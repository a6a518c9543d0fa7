#if Tool
    extension SnapshotCase {
        /// The command `diff`.
        static let differing = [
            SnapshotCase("diff", ["diff", "diff-old.yaml", "diff-new.yaml", "--as-of", "2027-01-31"]),
            SnapshotCase(
                "diff-json", ["diff", "diff-old.yaml", "diff-new.yaml", "--as-of", "2027-02-01", "--format", "json"]),
            SnapshotCase(
                "diff-markdown",
                ["diff", "diff-old.yaml", "diff-new.yaml", "--as-of", "2027-02-01", "--format", "markdown"]),
            // The route ends at the end of a month: a date in that month is before the end, the next month or a day of
            // it is after.
            SnapshotCase("diff-as-of-month", ["diff", "diff-old.yaml", "diff-new.yaml", "--as-of", "2027-01"]),
            SnapshotCase("diff-as-of-next-month", ["diff", "diff-old.yaml", "diff-new.yaml", "--as-of", "2027-02"]),
            SnapshotCase("diff-same", ["diff", "diff-old.yaml", "diff-old.yaml"]),
            SnapshotCase("diff-none", ["diff", "waymark.yaml", "diff-policy.yaml", "--fail-on", "none"]),
            SnapshotCase(
                "diff-undecided",
                ["diff", "diff-policy.yaml", "waymark.yaml", "--fail-on", "undecided", "--format", "markdown"]),
            SnapshotCase("diff-fail-on", ["diff", "diff-old.yaml", "diff-new.yaml", "--fail-on", "lots"]),
            SnapshotCase("diff-as-of", ["diff", "diff-old.yaml", "diff-new.yaml", "--as-of", "2027-02-30"]),
            SnapshotCase("diff-as-of-no-month", ["diff", "diff-old.yaml", "diff-new.yaml", "--as-of", "2027-13"]),
            SnapshotCase("diff-missing", ["diff", "missing.yaml", "diff-new.yaml", "--format", "json"]),
            SnapshotCase("diff-git-no-file", ["diff", "git:HEAD", "git:HEAD~1"]),
            SnapshotCase("diff-git-option", ["diff", "git:--output=x", "waymark.yaml"]),
            SnapshotCase("match-deprecated", ["match", "https://example.com/u/1", "--routes", "diff-old.yaml"]),
            SnapshotCase(
                "match-deprecated-json",
                ["match", "https://example.com/u/1", "--routes", "diff-old.yaml", "--format", "json"]),
            SnapshotCase("list-deprecated", ["list", "--routes", "diff-old.yaml"]),
            SnapshotCase("list-deprecated-json", ["list", "--routes", "diff-old.yaml", "--format", "json"]),
            SnapshotCase("list-deprecated-markdown", ["list", "--routes", "diff-old.yaml", "--format", "markdown"]),
            SnapshotCase("help-diff", ["help", "diff"]),
        ]
    }
#endif
