#if Tool
    import Foundation

    /// A folder that is deleted together with this object.
    final class TemporaryFolder: Sendable {
        let url: URL

        init() throws {
            url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ bytes: [UInt8], to name: String) throws -> URL {
            let file = url / name
            try Data(bytes).write(to: file)
            return file
        }
    }
#endif
