import Testing
import WaymarkManifest

/// The text of a file with its problems, one per line as `line:column code: message`.
struct FaultyFile: CustomTestStringConvertible, Sendable {
    var about: String
    var text: String
    var problems: [String]
    var name: String

    init(_ about: String, _ text: String, _ problems: String..., name: String = "waymark.yaml") {
        self.about = about
        self.text = text
        self.problems = problems
        self.name = name
    }

    var testDescription: String { about }

    /// Creates a file with these lines as routes, indented by two spaces.
    static func routes(_ about: String, _ lines: [String], _ problems: String...) -> FaultyFile {
        var file = FaultyFile(about, (["waymark: 1", "routes:"] + lines.map { "  " + $0 }).joined(separator: "\n"))
        file.problems = problems
        return file
    }

    /// Creates a file with this top-level text and no routes.
    static func top(_ about: String, _ text: String, _ problems: String...) -> FaultyFile {
        var file = FaultyFile(about, "waymark: 1\nroutes: {}\n" + text)
        file.problems = problems
        return file
    }

    /// Parses the text and compares its problems with the expected ones.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(FaultyFile.problems(of: text, name: name) == problems, sourceLocation: sourceLocation)
    }

    static func problems(of text: String, name: String = "waymark.yaml") -> [String] {
        do throws(RouteFileError) {
            _ = try RouteFile(utf8: Array(text.utf8), name: name, proves: true)
            return []
        } catch {
            return error.problems.map { "\($0.line):\($0.column) \($0.code): \($0.message)" }
        }
    }
}
