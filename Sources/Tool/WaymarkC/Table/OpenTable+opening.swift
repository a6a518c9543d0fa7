import WaymarkEngine
import WaymarkManifest

extension OpenTable {
    /// The most bytes that a compiled table has.
    static let longestBlock = 1 << 28

    /// The table of a route file. It is compiled, so that there is one way to search it.
    convenience init(routes bytes: [UInt8], name: String) throws(CallFault) {
        let compiled: CompiledTable
        do throws(RouteFileError) {
            compiled = try RouteFile(utf8: bytes, name: name).compiled()
        } catch {
            throw .routes(error)
        }
        do throws(CompiledTableError) { try self.init(compiled) } catch { throw .block(error) }
    }

    /// The table of a compiled block.
    convenience init(block bytes: [UInt8]) throws(CallFault) {
        do throws(CompiledTableError) { try self.init(CompiledTable(validating: bytes)) } catch { throw .block(error) }
    }

    /// The table of a file of either kind.
    convenience init(file path: String) throws(CallFault) {
        let bytes: [UInt8]
        do throws(RouteFileProblem) {
            // Standard input belongs to the program.
            bytes = try FileContents.read(
                path == FileContents.standardInput ? "./" + path : path, limit: OpenTable.longestBlock)
        } catch {
            throw .unreadable(RouteFileError([error]))
        }
        if CompiledTable.isBegun(by: bytes) {
            try self.init(block: bytes)
        } else {
            try self.init(routes: bytes, name: path)
        }
    }
}
