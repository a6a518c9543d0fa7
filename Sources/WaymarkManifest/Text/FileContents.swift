#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads files, and says why one can not be read.
package enum FileContents {
    private static let chunk = 1 << 16

    /// The lines of a text file, of at most 8 MiB, without those that are empty.
    ///
    /// - Throws: ``RouteFileError`` when there is no such file, or when it can not be read as text.
    package static func lines(of path: String) throws(RouteFileError) -> [String] {
        do throws(RouteFileProblem) {
            let bytes = try read(path, limit: DocumentLimits.bytes)
            let source = try SourceText.checked(bytes, file: path)
            return source.bytes.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
        } catch {
            throw RouteFileError([error])
        }
    }

    /// The bytes of a file, and no more than one above a limit, however long the file is.
    static func read(_ path: String, limit: Int) throws(RouteFileProblem) -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw problem(errno, path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: chunk)
        while bytes.count <= limit {
            let count = fread(&buffer, 1, buffer.count, file)
            // Directories can be opened, and fail when they are read.
            if count == 0, ferror(file) != 0 { throw problem(errno, path) }
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        return bytes
    }

    private static func problem(_ code: CInt, _ path: String) -> RouteFileProblem {
        let kind: RouteFileProblem.Kind =
            switch code {
            case ENOENT, ENOTDIR: .missingFile
            case EISDIR: .isDirectory
            default: .unreadable(reason: strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)")
            }
        return RouteFileProblem(kind, file: path, source: SourceText(bytes: []), at: .start)
    }
}
