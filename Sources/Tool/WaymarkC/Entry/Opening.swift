public import WaymarkCHeader
import WaymarkManifest

// `@c` would require Swift 6.3. The compiler does not compare these declarations with the C header, so tests call each
// function through the header.

/// Returns the version of the C interface. The header `waymark.h` documents every function of this file.
@_cdecl("waymark_interface")
public func interfaceVersion() -> UInt32 { UInt32(WAYMARK_INTERFACE) }

/// Opens a table from the content of a route file.
@_cdecl("waymark_open_routes")
public func openRoutes(
    _ bytes: UnsafeRawPointer?, _ length: Int, _ name: UnsafePointer<CChar>?,
    _ table: UnsafeMutablePointer<OpaquePointer?>?, _ message: UnsafeMutablePointer<waymark_message>?
) -> waymark_status {
    unsafe open(table, message) { () throws(CallError) in
        let text = unsafe try CallerBytes(
            bytes, count: length, limit: DocumentLimits.bytes, named: "bytes", lengthNamed: "length")
        let name = unsafe name == nil ? "routes" : try cString(name, named: "name")
        return try OpenTable(routes: text.copy, name: name)
    }
}

/// Opens a table from the bytes of a compiled table.
@_cdecl("waymark_open_compiled")
public func openCompiled(
    _ bytes: UnsafeRawPointer?, _ length: Int, _ table: UnsafeMutablePointer<OpaquePointer?>?,
    _ message: UnsafeMutablePointer<waymark_message>?
) -> waymark_status {
    unsafe open(table, message) { () throws(CallError) in
        let block = unsafe try CallerBytes(
            bytes, count: length, limit: OpenTable.maximumTableSize, named: "bytes", lengthNamed: "length")
        return try OpenTable(block: block.copy)
    }
}

/// Opens a table from a route file or a compiled table, given by its path.
@_cdecl("waymark_open_file")
public func openFile(
    _ path: UnsafePointer<CChar>?, _ table: UnsafeMutablePointer<OpaquePointer?>?,
    _ message: UnsafeMutablePointer<waymark_message>?
) -> waymark_status {
    unsafe open(table, message) { () throws(CallError) in
        try OpenTable(file: unsafe cString(path, named: "path"))
    }
}

private func open(
    _ table: UnsafeMutablePointer<OpaquePointer?>?, _ message: UnsafeMutablePointer<waymark_message>?,
    _ make: () throws(CallError) -> OpenTable
) -> waymark_status {
    unsafe status(message) { () throws(CallError) in
        let pointer = unsafe try resultPointer(table, named: "table")
        unsafe pointer.pointee = nil
        unsafe pointer.pointee = TableHandle.open(try make())
    }
}

/// Closes a table and releases its memory.
@_cdecl("waymark_close")
public func close(_ table: UnsafeMutablePointer<OpaquePointer?>?) -> waymark_status {
    status { () throws(CallError) in
        let pointer = unsafe try resultPointer(table, named: "table")
        guard let handle = unsafe pointer.pointee else { return }
        unsafe try TableHandle.close(handle)
        unsafe pointer.pointee = nil
    }
}

/// Writes the address and the length in bytes of an open table's compiled data, which `waymark_open_compiled` reads.
@_cdecl("waymark_compiled")
public func compiled(
    _ table: OpaquePointer?, _ bytes: UnsafeMutablePointer<UnsafeRawPointer?>?, _ length: UnsafeMutablePointer<Int>?
) -> waymark_status {
    status { () throws(CallError) in
        let names = unsafe try TableHandle.table(table).names
        let bytes = unsafe try resultPointer(bytes, named: "bytes")
        let length = unsafe try resultPointer(length, named: "length")
        unsafe bytes.pointee = names.texts.address(of: names.compiled)
        unsafe length.pointee = names.compiled.count
    }
}
