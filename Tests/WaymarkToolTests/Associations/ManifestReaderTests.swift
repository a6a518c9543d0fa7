#if Tool
    import Foundation
    import Testing

    @testable import WaymarkTool

    /// Manifests that are damaged.
    struct ManifestReaderTests {
        @Test("A damaged manifest is refused or read, and nothing breaks")
        func damaged() throws {
            let bytes = Array(try Data(contentsOf: Folders.fixtures / "AndroidManifest.xml"))
            for end in stride(from: 0, to: bytes.count - 1, by: 7) {
                _ = try? ManifestReader.read(Array(bytes[..<end]), name: "f")
            }
            for index in stride(from: 0, to: bytes.count, by: 7) {
                var bytes = bytes
                bytes[index] ^= 4
                _ = try? ManifestReader.read(bytes, name: "f")
            }
        }

        @Test(
            "What is no manifest is refused",
            arguments: ["", "x", "<a/>", "<manifest", "<manifest><a></manifest>", "<!DOCTYPE a><manifest/>"])
        func refused(text: String) {
            #expect(throws: ToolError.self) { try ManifestReader.read(Array(text.utf8), name: "f") }
        }
    }
#endif
