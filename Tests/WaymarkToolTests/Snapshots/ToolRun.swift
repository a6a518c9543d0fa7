#if Tool
    import Foundation

    /// The result of running the built tool as a process.
    struct ToolRun {
        var output: String
        var errors: String
        var ending: Ending

        enum Ending: Equatable, CustomStringConvertible {
            case exit(Int32)
            case signal(Int32)

            var description: String {
                switch self {
                case .exit(let code): "exit \(code)"
                case .signal(let number): "signal \(number)"
                }
            }
        }

        /// The destination of the tool's output.
        enum Destination {
            case file
            /// A device without free space.
            case fullDevice
            /// A pipe without a reader.
            case closedPipe
        }

        /// Runs the tool in the folder of the fixtures.
        init(
            _ arguments: [String], input: [UInt8] = [], inputFile: URL? = nil, output destination: Destination = .file
        ) throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let files = (input: folder / "in", output: folder / "out", errors: folder / "err")
            try Data(input).write(to: files.input)
            try Data().write(to: files.output)
            try Data().write(to: files.errors)

            let process = try Self.process(
                arguments, input: FileHandle(forReadingFrom: inputFile ?? files.input),
                output: destination.open(file: files.output), errors: FileHandle(forWritingTo: files.errors))
            try process.run()
            process.waitUntilExit()
            output = String(decoding: try Data(contentsOf: files.output), as: UTF8.self)
            errors = String(decoding: try Data(contentsOf: files.errors), as: UTF8.self)
            ending =
                process.terminationReason == .exit
                ? .exit(process.terminationStatus) : .signal(process.terminationStatus)
        }

        /// Returns a process for the tool, not yet started.
        static func process(
            _ arguments: [String], input: FileHandle, output: FileHandle, errors: FileHandle
        ) throws -> Process {
            let process = Process()
            process.executableURL = try executable()
            process.arguments = arguments
            process.currentDirectoryURL = Folders.fixtures
            process.environment = environment(path: "/usr/bin:/bin")
            process.standardInput = input
            process.standardOutput = output
            process.standardError = errors
            return process
        }

        /// An environment without variables that affect the output. Sanitizers have the options of the tests' process.
        static func environment(path: String) -> [String: String] {
            let sanitizers = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
            return ["PATH": path, "LC_ALL": "C"].merging(sanitizers) { $1 }
        }

        /// The tool built together with these tests and stored beside them, or the build named by `WAYMARK_TOOL`.
        ///
        /// The value is cached, because Foundation on Linux leaks its list of bundles.
        private static let foundExecutable: URL? = {
            if let path = ProcessInfo.processInfo.environment["WAYMARK_TOOL"] { return URL(fileURLWithPath: path) }
            let beside = [Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
            let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
            return (beside + bundles).map { $0 / "waymark" }.first {
                FileManager.default.isExecutableFile(atPath: $0.path)
            }
        }()

        static func executable() throws -> URL {
            guard let foundExecutable else { throw CocoaError(.fileNoSuchFile) }
            return foundExecutable
        }
    }

    extension ToolRun.Destination {
        fileprivate func open(file: URL) throws -> FileHandle {
            switch self {
            case .file: return try FileHandle(forWritingTo: file)
            case .fullDevice: return try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
            case .closedPipe:
                let pipe = Pipe()
                try pipe.fileHandleForReading.close()
                return pipe.fileHandleForWriting
            }
        }
    }

    /// The folders of these tests.
    enum Folders {
        static let fixtures = tests / "Fixtures"
        static let golden = tests / "Golden"
        private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        static let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    }

    func / (folder: URL, name: String) -> URL { folder.appendingPathComponent(name) }
#endif
