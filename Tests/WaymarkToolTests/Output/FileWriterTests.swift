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
}
