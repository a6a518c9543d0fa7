#if Tool
    extension SnapshotCase {
        /// What opens examples on devices.
        static let plan = [
            SnapshotCase("help-plan", ["plan", "--help"]), SnapshotCase("help-open", ["open", "--help"]),
            SnapshotCase("plan-simctl", ["plan", "simctl", "--device", "My iPhone"]),
            SnapshotCase("plan-adb", ["plan", "adb", "--app", "com.example.app"]),
            SnapshotCase("plan-maestro", ["plan", "maestro", "--app", "com.example.app"]),
            SnapshotCase("plan-maestro-no-app", ["plan", "maestro"]),
            SnapshotCase("plan-xcuitest", ["plan", "xcuitest"]),
            SnapshotCase("check-intents", ["check", "--for", "intents", "--routes", "intents.yaml"]),
            SnapshotCase(
                "check-intents-json", ["check", "--for", "intents", "--routes", "intents.yaml", "--format", "json"]),
            SnapshotCase("check-intents-patterns", ["check", "--for", "intents", "--pattern", "/a"]),
            SnapshotCase("check-intents-none", ["check", "--for", "intents"]),
        ]
    }
#endif
