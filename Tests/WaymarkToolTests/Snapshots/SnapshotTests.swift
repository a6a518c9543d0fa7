#if Tool
    import Foundation
    import Testing

    @Suite("Snapshots")
    struct SnapshotTests {
        @Test("The output of the tool equals its golden file", arguments: SnapshotCase.all)
        func snapshot(_ example: SnapshotCase) throws {
            let text = example.text(of: try ToolRun(example.arguments, input: example.input))
            if SnapshotCase.isRecording {
                try Data(text.utf8).write(to: example.goldenFile)
                Issue.record("recorded \(example.name); run again without recording")
            } else {
                let golden = try String(decoding: Data(contentsOf: example.goldenFile), as: UTF8.self)
                #expect(text == golden)
            }
        }

        @Test("Every golden file belongs to exactly one snapshot case")
        func goldenFiles() throws {
            let files = try FileManager.default.contentsOfDirectory(atPath: Folders.golden.path).sorted()
            let expected = SnapshotCase.all.map(\.goldenFile.lastPathComponent).sorted()
            let rest = Set(files).subtracting(expected)
            #expect(Set(expected).count == expected.count && Set(files).isSuperset(of: expected))
            #if Hashing
                #expect(rest.isEmpty)
            #else
                #expect(rest.allSatisfy { $0.contains("hash") })
            #endif
        }
    }
#endif
