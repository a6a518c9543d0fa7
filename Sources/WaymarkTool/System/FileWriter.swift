#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writes whole files: whoever reads one finds the old content or the new one, never a part.
enum FileWriter {
    /// - Throws: ``ToolError`` with the reason, and the file as it was.
    static func write(_ text: String, to path: String) throws(ToolError) { try write(Array(text.utf8), to: path) }

    /// - Throws: ``ToolError`` with the reason, and the file as it was.
    static func write(_ bytes: [UInt8], to path: String) throws(ToolError) {
        let draft = "\(path).\(getpid()).new"
        do throws(SystemError) {
            try write(bytes, toNew: draft)
            guard rename(draft, path) == 0 else { throw SystemError(code: errno) }
        } catch {
            unlink(draft)
            throw ToolError("\(path.escaped()) cannot be written: \(error.message)")
        }
    }

    /// Writes a file in place of any but one.
    ///
    /// - Parameter source: What the content was made of.
    /// - Throws: ``ToolError`` with the reason, and the file as it was.
    static func write(_ bytes: [UInt8], to path: String, besides source: String?) throws(ToolError) {
        if let source, let place = place(of: source), place == self.place(of: path) {
            throw ToolError("\(path.escaped()) is the route file, and is not written over")
        }
        try write(bytes, to: path)
    }

    /// Which file a path leads to; `nil` if there is none.
    private static func place(of path: String) -> [Int]? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return [Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino)]
    }

    /// Writes a file that is not there yet.
    ///
    /// - Throws: ``ToolError`` with the reason; a file of that name stays as it was.
    static func writeNew(_ text: String, to path: String) throws(ToolError) {
        do throws(SystemError) {
            try write(Array(text.utf8), toNew: path)
        } catch {
            if error.code == EEXIST { throw ToolError("\(path.escaped()) is there already, and is not written over") }
            unlink(path)
            throw ToolError("\(path.escaped()) cannot be written: \(error.message)")
        }
    }

    private static func write(_ bytes: [UInt8], toNew path: String) throws(SystemError) {
        let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard number >= 0 else { throw SystemError(code: errno) }
        var out = OutputStream(FileDescriptor(number: number))
        do throws(SystemError) {
            try out.write(bytes)
        } catch {
            close(number)
            throw error
        }
        guard close(number) == 0 else { throw SystemError(code: errno) }
    }
}
