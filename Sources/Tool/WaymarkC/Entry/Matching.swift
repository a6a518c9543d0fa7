public import WaymarkCHeader

/// Matches a batch of links with the routes of a table, and writes the result of each link to the given columns.
@_cdecl("waymark_match")
public func match(
    _ table: OpaquePointer?, _ links: UnsafePointer<waymark_links>?, _ columns: UnsafePointer<waymark_columns>?,
    _ message: UnsafeMutablePointer<waymark_message>?
) -> waymark_status {
    unsafe status(message) { () throws(CallError) in
        let table = unsafe try TableHandle.table(table)
        let links = unsafe try LinkBatch(links)
        let columns = unsafe try ResultColumns(
            columns, count: links.count, parameterCount: table.names.parameters.count)
        try table.match(links, columns)
    }
}

/// Matches one link, and writes the decoded value of a parameter, given by its index, to a buffer.
@_cdecl("waymark_read_capture")
public func readCapture(
    _ table: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ length: Int, _ parameter: Int, _ element: Int,
    _ buffer: UnsafeMutableRawPointer?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> waymark_status {
    status { () throws(CallError) in
        let table = unsafe try TableHandle.table(table)
        let link = unsafe try CallerBytes(bytes, count: length, named: "bytes", lengthNamed: "length")
        let target = unsafe try CallerBuffer(buffer, capacity: capacity)
        let needed = unsafe try resultPointer(needed, named: "needed")
        _ = try table.names.parameters.element(parameter, named: "parameter")
        var written: Int?
        table.readCapture(of: parameter, element: element, in: link.bytes) { text in
            written = text.count
            target.write(text)
        }
        guard let written else { throw .noCapture }
        unsafe needed.pointee = written
        guard written <= target.capacity else { throw .tooSmall(needed: written) }
    }
}
