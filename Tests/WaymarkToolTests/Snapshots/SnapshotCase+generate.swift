#if Tool
    extension SnapshotCase {
        private static let routes = ["--routes", "generate.yaml"]

        /// Generated code, and test vectors for it.
        static let generate = [
            SnapshotCase("generate-swift", ["generate", "swift", "--public", "--name", "Screen"] + routes),
            SnapshotCase("generate-no-name", ["generate", "swift", "--name", "my routes"] + routes),
            SnapshotCase("generate-keyword", ["generate", "swift", "--name", "class"] + routes),
            SnapshotCase("generate-any", ["generate", "swift", "--name", "Any"] + routes),
            SnapshotCase("generate-taken-name", ["generate", "swift", "--name", "Router"] + routes),
            SnapshotCase("generate-no-package", ["generate", "kotlin", "--package", "com.my app"] + routes),
            SnapshotCase("vectors-no-name", ["vectors", "swift", "--name", "2"] + routes),
            SnapshotCase("generate-name-alone", ["generate", "kotlin", "--name", "Screen"] + routes),
            SnapshotCase("vectors-swift", ["vectors", "swift", "--limit", "3"] + routes),
            SnapshotCase("generate-typescript", ["generate", "typescript"] + routes),
            SnapshotCase("generate-kotlin", ["generate", "kotlin", "--package", "com.example"] + routes),
            SnapshotCase("generate-navigation3", ["generate", "kotlin", "--navigation3"] + routes),
            SnapshotCase("generate-navigation3-alone", ["generate", "swift", "--navigation3"] + routes),
            SnapshotCase(
                "generate-navigation3-policy", ["generate", "kotlin", "--navigation3", "--routes", "lenient.yaml"]),
            SnapshotCase(
                "generate-navigation3-taken", ["generate", "kotlin", "--navigation3", "--routes", "generate-link.yaml"]),
            SnapshotCase("generate-broken", ["generate", "typescript", "--routes", "generate-broken.yaml"]),
            SnapshotCase("generate-taken-swift", ["generate", "swift", "--routes", "generate-taken.yaml"]),
            SnapshotCase("generate-taken-typescript", ["generate", "typescript", "--routes", "generate-taken.yaml"]),
            SnapshotCase("generate-taken-kotlin", ["generate", "kotlin", "--routes", "generate-taken.yaml"]),
            SnapshotCase("generate-globals", ["generate", "swift", "--routes", "generate-globals.yaml"]),
            SnapshotCase("generate-http", ["generate", "swift", "--routes", "generate-http.yaml"]),
            SnapshotCase("generate-unknown", ["generate", "typescrpt"] + routes),
            SnapshotCase("generate-package", ["generate", "typescript", "--package", "a"] + routes),
            SnapshotCase("generate-check-alone", ["generate", "kotlin", "--check"] + routes),
            SnapshotCase("generate-missing", ["generate", "kotlin", "--check", "--output", "none.kt"] + routes),
            SnapshotCase("generate-over-routes", ["generate", "kotlin", "--output", "generate.yaml"] + routes),
            SnapshotCase("generate-other", ["generate", "kotlin", "--check", "--output", "generate.yaml"] + routes),
            SnapshotCase("vectors-json", ["vectors", "--limit", "4"] + routes),
            SnapshotCase("vectors-typescript", ["vectors", "typescript", "--limit", "3"] + routes),
            SnapshotCase("vectors-kotlin", ["vectors", "kotlin", "--package", "com.example", "--limit", "3"] + routes),
            SnapshotCase("vectors-limit", ["vectors", "--limit", "0"] + routes),
            SnapshotCase("vectors-module", ["vectors", "--module", "./a"] + routes),
        ]
    }
#endif
