#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The folder with the data files of the workloads: by default `Data` next to `Sources`.
struct DataFolder: Sendable {
    var path: String

    init(path: String? = nil, source: String = #filePath) {
        let package = source.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        self.path = path ?? (package + ["Data"]).joined(separator: "/")
    }

    func rows(_ name: String) throws -> [[String]] {
        try lines(name).map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    func lines(_ name: String) throws -> [String] {
        String(decoding: try bytes(name), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        guard let file = fopen("\(path)/\(name)", "r") else {
            throw Failure("cannot read \(path)/\(name); name the folder that holds it with --data")
        }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return bytes
    }
}

struct Failure: Error {
    var message: String

    init(_ message: String) { self.message = message }
}
