import Fuzzing
import WaymarkCHeader
import WaymarkEngine

/// Checks the C interface with tables of any bytes, and with batches of any offsets, widths, lengths and columns.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ input: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var input = Choices([UInt8](input: input, count: count))
    switch input.byte() % 8 {
    case 0: open(input.rest) { waymark_open_compiled($0, $1, $2, $3) }
    case 1: open(input.rest) { waymark_open_routes($0, $1, "routes.json", $2, $3) }
    case 2: open(damaged(input)) { waymark_open_compiled($0, $1, $2, $3) }
    default: match(table, &input)
    }
    return 0
}

/// A reader of the bytes of the input; returns 0 after the last byte.
struct Choices {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }
    var rest: [UInt8] { Array(bytes) }
}

private typealias Opening = (
    UnsafeRawPointer?, Int, UnsafeMutablePointer<OpaquePointer?>?, UnsafeMutablePointer<waymark_message>?
) -> waymark_status

/// Opens a table, which must succeed or return an error message, and matches links with the table.
private func open(_ bytes: [UInt8], _ opening: Opening) {
    var (pointer, text) = (OpaquePointer?.none, [CChar](repeating: 0, count: 64))
    let (status, length) = text.withUnsafeMutableBufferPointer { text in
        var message = waymark_message(text: text.baseAddress, capacity: text.count, length: .max)
        return (opening(bytes, bytes.count, &pointer, &message), message.length)
    }
    require((status == WAYMARK_OK) == (pointer != nil), "a table and an error, or neither")
    require((status == WAYMARK_OK) == (length == 0), "an error without words, or words without an error")
    guard pointer != nil else { return }
    var input = Choices(Array("\u{3}\u{0}\u{9}https://example.com/user/15/edit?q=1".utf8))
    match(pointer, &input)
    require(waymark_close(&pointer) == WAYMARK_OK && pointer == nil, "a table that cannot be closed")
}

/// Returns a valid table with one byte replaced.
private func damaged(_ input: Choices) -> [UInt8] {
    var (input, bytes) = (input, block)
    let place = Int(input.byte()) | Int(input.byte()) << 8
    bytes[place % bytes.count] = input.byte()
    return bytes
}

// Safe on any thread, because tables are immutable.
private nonisolated(unsafe) let table: OpaquePointer? = {
    let routes = """
        {"waymark": 1, "sources": ["https://example.com", "myapp://"], "routes": {"user": "/user/{id: Int}/edit", \
        "files": "/files/{path: **}", "part": "/part/{file}.{ext}", "search": "/search?q={q}&tags={tags: [String]?}#{at?}"}}
        """
    var pointer: OpaquePointer?
    let status = waymark_open_routes(Array(routes.utf8), routes.utf8.count, nil, &pointer, nil)
    require(status == WAYMARK_OK, "the table is none: \(status)")
    return pointer
}()

private let block: [UInt8] = {
    var (bytes, length) = (UnsafeRawPointer?.none, 0)
    require(waymark_compiled(table, &bytes, &length) == WAYMARK_OK, "the table has no bytes")
    return Array(UnsafeRawBufferPointer(start: bytes, count: length))
}()
