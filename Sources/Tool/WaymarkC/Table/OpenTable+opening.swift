import WaymarkEngine
import WaymarkManifest

extension OpenTable {
    /// The most bytes that a frozen table has.
    static let longestBlock = 1 << 28

    /// The table of a route file. It is frozen, so that there is one way to search it.
    convenience init(routes bytes: [UInt8], name: String) throws(CallFault) {
        let frozen: FrozenTable
        do throws(RouteFileError) {
            frozen = try RouteFile(utf8: bytes, name: name).frozen()
        } catch {
            throw .routes(error)
        }
        do throws(FrozenTableError) { try self.init(frozen) } catch { throw .block(error) }
    }

    /// The table of a frozen block.
    convenience init(block bytes: [UInt8]) throws(CallFault) {
        do throws(FrozenTableError) { try self.init(FrozenTable(validating: bytes)) } catch { throw .block(error) }
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
        if FrozenTable.isBegun(by: bytes) {
            try self.init(block: bytes)
        } else {
            try self.init(routes: bytes, name: path)
        }
    }
}
