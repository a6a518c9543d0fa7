import Foundation
import Testing

@Suite("Public names compared with Apple's names")
struct PublicNameTests {
    @Test("PublicNames.swift lists every public type for comparison with Apple's names")
    func types() throws {
        let compared = try String(contentsOf: Folder.tests.appending(path: "PublicNames.swift"), encoding: .utf8)
            .matches(of: /typealias My(?<name>\w+)(<.*>)? = (?<same>\w+)/).filter { $0.name == $0.same }.map { $0.name }
        let missing = try Folder.libraries.flatMap { try Folder.sources.appending(path: $0).publicNames() }
            .filter { !compared.contains(Substring($0)) }
        #expect(missing == [], "should stand in PublicNames.swift, as typealias My… = …")
        #expect(compared.count > 100)
    }

    @Test("No public macro name is also a public name of Apple's frameworks")
    func macros() throws {
        let ours = try Folder.sources.appending(path: "Macros/WaymarkMacros").publicNames()
        #expect(Set(ours).isSuperset(of: ["NoLink", "Route", "Routes", "pattern"]))
        let modules = try FileManager.default.contentsOfDirectory(atPath: Folder.defaults.path)
        let apples = try modules.filter { !$0.hasPrefix("Waymark") && !$0.hasPrefix("SwiftUIApp") }
            .flatMap { try Folder.defaults.appending(path: $0).publicNames() }
        #expect(apples.count > 300)
        #expect(ours.filter(apples.contains) == [], "also a name of Apple's")
    }
}

private enum Folder {
    static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    static let defaults = tests.appending(path: "../../Sources").standardizedFileURL
    static let sources = tests.appending(path: "../../../../Sources").standardizedFileURL

    /// The modules that apps and their tests may import: all modules except the tool and the macro implementation.
    static var libraries: [String] {
        get throws {
            let others = ["WaymarkExpansion", "WaymarkMacros", "WaymarkMacrosPlugin", "WaymarkTool"]
            let files = FileManager.default
            let modules = try files.contentsOfDirectory(atPath: sources.path).flatMap { wing in
                try files.contentsOfDirectory(atPath: sources.appending(path: wing).path).map { "\(wing)/\($0)" }
            }
            return modules.filter { module in !others.contains { module.hasSuffix("/" + $0) } }.sorted()
        }
    }
}

extension URL {
    /// Returns the public top-level names in all files of a folder.
    fileprivate func publicNames() throws -> [String] {
        let files = FileManager.default.enumerator(at: self, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        // Elsewhere.swift repeats names of other modules, only to name their modules in messages.
        return try (files ?? []).filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Elsewhere.swift" }
            .sorted { $0.path < $1.path }
            .flatMap { try String(contentsOf: $0, encoding: .utf8).publicNames }
    }
}

extension String {
    /// The public top-level types and macros in a file. Declarations between `#if` and `#endif` are indented by one
    /// level.
    fileprivate var publicNames: [String] {
        let declaration =
            /\ *(@\w+(\(.*?\))?\ )*public\ ([a-z()]+\ )*?(struct|class|enum|actor|protocol|typealias|macro)\ (?<name>\w+).*/
        var depth = 0
        return split(whereSeparator: \.isNewline).compactMap { line in
            if line.hasPrefix("#if") { depth += 4 } else if line.hasPrefix("#endif") { depth -= 4 }
            guard line.prefix(while: { $0 == " " }).count == depth else { return nil }
            return line.wholeMatch(of: declaration).map { String($0.name) }
        }
    }
}
