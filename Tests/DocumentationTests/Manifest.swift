import Foundation

/// The modules of `Package.swift` and those that each depends on, by its text.
struct Manifest {
    /// For each module, tests left out, the modules of this package that it depends on.
    let targets: [String: Set<String>]

    init(_ text: String) {
        let modules = Manifest.calls(of: [".target(", ".executableTarget(", ".macro("], in: text)
        var shared: [String: Set<String>] = [:]
        for name in ["layers", "house"] {
            let line = text.components(separatedBy: "let \(name): [Target.Dependency] = ").dropFirst().first ?? ""
            shared[name] = Manifest.modules(in: line.prefix { $0 != "\n" }, shared)
        }
        var targets: [String: Set<String>] = [:]
        for call in modules {
            guard let name = Manifest.texts(in: call).first, name.hasPrefix("Waymark") else { continue }
            let dependencies = call.components(separatedBy: "dependencies:").dropFirst().joined()
            // A dependency may be written like a target.
            targets[name, default: []].formUnion(Manifest.modules(in: Substring(dependencies), shared))
        }
        self.targets = targets
    }

    /// What stands in quotes, and the names of constants with what they stand for.
    private static func modules(in text: Substring, _ shared: [String: Set<String>]) -> Set<String> {
        let named = texts(in: text).filter { $0.hasPrefix("Waymark") }
        let words = text.split { !$0.isLetter }.map(String.init)
        return words.reduce(into: Set(named)) { $0.formUnion(shared[$1] ?? []) }
    }

    private static func texts(in text: some StringProtocol) -> [String] {
        text.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }

    /// The arguments of calls that name a target, up to the parenthesis that closes each.
    private static func calls(of functions: [String], in text: String) -> [Substring] {
        functions.flatMap { function in
            text.ranges(of: function).compactMap { found -> Substring? in
                let rest = text[found.upperBound...]
                var depth = 1
                let end = rest.firstIndex { character in
                    depth += character == "(" ? 1 : character == ")" ? -1 : 0
                    return depth == 0
                }
                let call = rest[..<(end ?? rest.endIndex)]
                return call.drop(while: \.isWhitespace).hasPrefix("name:") ? call : nil
            }
        }
    }
}
