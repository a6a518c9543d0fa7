/// Writes whole files. It replaces a regular file atomically, and leaves it unchanged if it throws.
enum FileWriter {
    static func write(_ text: String, to path: String) throws(ToolError) { try write(Array(text.utf8), to: path) }

    static func write(_ bytes: [UInt8], to path: String) throws(ToolError) {
        // A rename would replace a device or pipe.
        let isStream = fileStatus(path).map { $0.st_mode & S_IFMT != S_IFREG } ?? false
        // Replaces the target of a symbolic link instead of the link, and preserves permissions.
        let target = resolved(path)
        let draft = "\(target).\(getpid()).new"
        do throws(SystemError) {
            if isStream { return try write(bytes, to: path, flags: 0) }
            try write(bytes, to: draft, flags: newFile, mode: fileStatus(target).map { $0.st_mode & 0o7777 })
            guard rename(draft, target) == 0 else { throw SystemError(code: errno) }
        } catch {
            if !isStream { unlink(draft) }
            throw ToolError("\(path.escaped()) cannot be written: \(error.message)")
        }
    }

    /// Writes to `path`, or to standard output for `nil` or `-`. Throws if `path` is one of the `sources`.
    static func write(
        _ bytes: [UInt8], to path: String?, besides sources: [String], or out: inout OutputStream
    ) throws {
        guard let path, path != "-" else { return try out.write(bytes) }
        try check(path, besides: sources)
        try write(bytes, to: path)
    }

    /// Throws if the file is one of the `sources`, from which its contents are derived.
    static func check(_ path: String, besides sources: [String]) throws(ToolError) {
        guard let identity = identity(of: path), sources.contains(where: { self.identity(of: $0) == identity }) else {
            return
        }
        throw ToolError("\(path.escaped()) is an input, and is not overwritten")
    }

    /// Returns the target of a symbolic link, even if it does not exist, or the path itself.
    static func resolved(_ path: String, depth: Int = 0) -> String {
        if let target = realpath(path, nil) {
            defer { free(target) }
            return String(cString: target)
        }
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        // Links can form a loop. Systems, too, stop after 40.
        guard count > 0, depth < 40 else { return path }
        let target = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return resolved(target.hasPrefix("/") ? target : folder + target, depth: depth + 1)
    }

    /// Returns the device and inode, which identify a file; `nil` if it does not exist.
    private static func identity(of path: String) -> [Int]? {
        fileStatus(path).map { [Int(truncatingIfNeeded: $0.st_dev), Int(truncatingIfNeeded: $0.st_ino)] }
    }

    /// Writes a file that must not exist yet.
    static func writeNew(_ text: String, to path: String) throws(ToolError) {
        do throws(SystemError) {
            try write(Array(text.utf8), to: path, flags: newFile)
        } catch {
            if error.code == EEXIST { throw ToolError("\(path.escaped()) already exists, and is not overwritten") }
            unlink(path)
            throw ToolError("\(path.escaped()) cannot be written: \(error.message)")
        }
    }

    private static let newFile = O_CREAT | O_EXCL

    /// - Parameter mode: The permissions of a new file; `nil` for the default permissions.
    private static func write(
        _ bytes: [UInt8], to path: String, flags: Int32, mode: mode_t? = nil
    ) throws(SystemError) {
        let number = open(path, O_WRONLY | O_CLOEXEC | flags, 0o644)
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
