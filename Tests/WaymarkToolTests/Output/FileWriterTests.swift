import Foundation
import Testing

@testable import WaymarkTool

@Suite("Writing files")
struct FileWriterTests {
    @Test("A device receives the text, and stays a device")
    func devices() throws {
        try FileWriter.write("text", to: "/dev/null")
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(type == .typeCharacterSpecial)
        #if os(Linux)
            let error = #expect(throws: ToolError.self) { try FileWriter.write("text", to: "/dev/full") }
            #expect(error?.description.hasPrefix("/dev/full cannot be written: ") == true)
        #endif
    }

    @Test("A symbolic link keeps pointing to its target, also to one that does not exist yet")
    func links() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(atPath: folder) }
        try manager.createSymbolicLink(atPath: folder + "/first", withDestinationPath: "second")
        try manager.createSymbolicLink(atPath: folder + "/second", withDestinationPath: folder + "/file")
        for text in ["new", "newer"] {
            try FileWriter.write(text, to: folder + "/first")
            #expect(try String(contentsOfFile: folder + "/file", encoding: .utf8) == text)
            #expect(try manager.destinationOfSymbolicLink(atPath: folder + "/first") == "second")
        }
        try manager.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: "loop")
        try FileWriter.write("text", to: folder + "/loop")
        #expect(try String(contentsOfFile: folder + "/loop", encoding: .utf8) == "text")
    }

    #if Tool
        @Test("A compiled table is not overwritten by its own code")
        func sources() throws {
            let table = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
            defer { try? FileManager.default.removeItem(atPath: table) }
            #expect(try ToolRun(["compile", "--pattern", "/a", "--output", table]).ending == .exit(0))
            let run = try ToolRun(["compile", "--table", table, "--format", "swift", "--output", table])
            #expect(run.ending == .exit(2) && run.errors.contains("is an input, and is not overwritten"), "\(run)")
        }

        @Test(
            "Compiling notes a pattern that no verb can read from the compiled table",
            arguments: [("https://<path:_>", true), ("https://a.com/<b>", false)])
        func unreadable(pattern: String, isNoted: Bool) throws {
            let table = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
            defer { try? FileManager.default.removeItem(atPath: table) }
            let run = try ToolRun(["compile", "--syntax", "urlnavigator", "--pattern", pattern, "--output", table])
            #expect(run.ending == .exit(0) && run.errors.contains("for --table, the pattern '\(pattern)'") == isNoted)
        }
    #endif
}
