#if Tool
    import ArgumentParser

    /// Checks names in generated code that options such as `--name` contain.
    enum GivenName {
        static func checkSwiftType(_ name: String?) throws {
            guard let name else { return }
            guard isIdentifier(name), name != "_" else {
                throw ValidationError("invalid Swift name '\(name.escaped())': expected letters, digits and '_'")
            }
            if SwiftFile.name(name) != name { throw ValidationError("invalid Swift name '\(name)': it is a keyword") }
            // Code of `waymark compile` uses two more types than that of `waymark generate`.
            if SwiftFile.takenNames("").types.union(["TableRouter", "CompiledTableError"]).contains(name) {
                throw ValidationError("invalid Swift name '\(name)': the generated code uses the type of this name")
            }
        }

        static func checkKotlinPackage(_ name: String?) throws {
            guard let name else { return }
            let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
            guard parts.allSatisfy({ isIdentifier($0) && $0 != "_" }) else {
                throw ValidationError("invalid package name '\(name.escaped())': packages look like 'com.example.app'")
            }
        }

        private static func isIdentifier(_ text: String) -> Bool {
            guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
                return false
            }
            return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
        }
    }
#endif
