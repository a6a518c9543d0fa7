import WaymarkEngine
import WaymarkManifest

extension OpenTable {
    /// The maximum size of a compiled table, in bytes.
    static let maximumTableSize = 1 << 28

    /// Creates a table from a route file. It is compiled, so that all tables are searched in the same way.
    convenience init(
        routes bytes: [UInt8], name: String, extending access: ExtendedFileAccess = .noFile
    ) throws(CallError) {
        let compiled: CompiledTable
        do throws(RouteFileError) {
            compiled = try RouteFile(utf8: bytes, name: name, extending: access).compiled()
        } catch {
            throw .routes(error)
        }
        do throws(CompiledTableError) { try self.init(compiled) } catch { throw .block(error) }
    }

    convenience init(block bytes: [UInt8]) throws(CallError) {
        do throws(CompiledTableError) { try self.init(CompiledTable(validating: bytes)) } catch { throw .block(error) }
    }

    convenience init(file path: String) throws(CallError) {
        let bytes: [UInt8]
        do throws(RouteFileProblem) {
            // Do not read standard input, which belongs to the program.
            bytes = try FileContents.read(
                path == FileContents.standardInput ? "./" + path : path, limit: OpenTable.maximumTableSize)
        } catch {
            throw .unreadable(RouteFileError([error]))
        }
        if CompiledTable.isBegun(by: bytes) {
            try self.init(block: bytes)
        } else {
            try self.init(routes: bytes, name: path, extending: .besides(path))
        }
    }
}
