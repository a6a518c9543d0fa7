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
        // A link to a file stays one, and the file keeps who may read it.
        let target = resolved(path)
        let draft = "\(target).\(getpid()).new"
        do throws(SystemError) {
            try write(bytes, toNew: draft, mode: mode(of: target))
            guard rename(draft, target) == 0 else { throw SystemError(code: errno) }
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

    /// The path of the file that a symbolic link leads to; the path itself if there is none.
    private static func resolved(_ path: String) -> String {
        guard let target = realpath(path, nil) else { return path }
        defer { free(target) }
        return String(cString: target)
    }

    /// The permissions of a file; `nil` if there is none.
    private static func mode(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
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

    /// - Parameter mode: The permissions; `nil` for those of a new file.
    private static func write(
        _ bytes: [UInt8], toNew path: String, mode: mode_t? = nil
    ) throws(SystemError) {
        let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard number >= 0 else { throw SystemError(code: errno) }
        if let mode { fchmod(number, mode) }
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
