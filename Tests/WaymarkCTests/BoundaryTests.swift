import Testing
import WaymarkCHeader
import WaymarkEngine

/// Invalid arguments.
@Suite("Argument checks of the C interface")
struct BoundaryTests {
    private let table = Result { try CTable(routes: routeFile) }

    /// Calls `waymark_match` with a valid batch and valid columns after one change.
    private func match(
        _ offsets: [Int64] = [0, 4, 9], _ change: (inout waymark_links, inout waymark_columns) -> Void = { _, _ in }
    ) throws -> (status: waymark_status, routes: [Int32]) {
        let table = try table.get()
        let bytes = Array("/home/none".utf8)
        var routes = [Int32](repeating: -7, count: 8)
        let status = bytes.withUnsafeBytes { bytes in
            offsets.withUnsafeBytes { offsets in
                routes.withUnsafeMutableBufferPointer { routes in
                    var links = waymark_links(
                        bytes: bytes.baseAddress, byte_count: bytes.count, offsets: offsets.baseAddress,
                        offset_width: 8,
                        count: offsets.count / 8 - 1)
                    var columns = waymark_columns()
                    columns.size = MemoryLayout<waymark_columns>.size
                    columns.routes = routes.baseAddress
                    change(&links, &columns)
                    return waymark_match(table.pointer, &links, &columns, nil)
                }
            }
        }
        return (status, routes)
    }

    @Test(
        "The C interface accepts only non-decreasing offsets within the bytes",
        arguments: [
            ([0, 5, 10], WAYMARK_OK), ([3, 3, 3], WAYMARK_OK), ([0], WAYMARK_OK), ([0, 5, 11], WAYMARK_BAD_OFFSET),
            ([0, 5, 4], WAYMARK_BAD_OFFSET), ([-1, 5, 10], WAYMARK_BAD_OFFSET), ([0, .max, .min], WAYMARK_BAD_OFFSET),
            ([.min, 0, 1], WAYMARK_BAD_OFFSET), ([11, 11], WAYMARK_BAD_OFFSET), ([0, 10, 1 << 32], WAYMARK_BAD_OFFSET),
        ] as [([Int64], Int)])
    func offsets(_ offsets: [Int64], _ status: Int) throws {
        #expect(Int(try match(offsets).status) == status)
    }

    @Test("Links before a bad offset are answered, and later rows stay unwritten")
    func beforeBadOffset() throws {
        let (status, routes) = try match([0, 0, 5, 4, 10])
        #expect(Int(status) == WAYMARK_BAD_OFFSET && routes == [-1, -1, -7, -7, -7, -7, -7, -7])
    }

    @Test("The C interface refuses invalid pointers, lengths, alignments and parameters")
    func arguments() throws {
        let parameter: [Int32] = [0, 99, -1]
        let facts: [(Int, (inout waymark_links, inout waymark_columns) -> Void)] = [
            (WAYMARK_NULL_POINTER, { links, _ in links.bytes = nil }),
            (WAYMARK_NULL_POINTER, { links, _ in links.offsets = nil }),
            (WAYMARK_OK, { links, _ in (links.offsets, links.count) = (nil, 0) }),
            (WAYMARK_OK, { links, _ in (links.bytes, links.byte_count, links.count) = (nil, 0, 0) }),
            (WAYMARK_BAD_LENGTH, { links, _ in links.byte_count = -1 }),
            (WAYMARK_BAD_LENGTH, { links, _ in links.count = -1 }),
            (WAYMARK_BAD_LENGTH, { links, _ in links.count = .max }),
            (WAYMARK_BAD_LENGTH, { links, _ in links.offset_width = 0 }),
            (WAYMARK_BAD_LENGTH, { links, _ in links.offset_width = 16 }),
            (WAYMARK_BAD_ALIGNMENT, { links, _ in links.offsets = links.offsets.map { $0 + 1 } }),
            (WAYMARK_OK, { _, columns in columns.routes = nil }),
            (WAYMARK_BAD_LENGTH, { _, columns in columns.size = 0 }),
            (WAYMARK_BAD_LENGTH, { _, columns in columns.size += 8 }),
            (WAYMARK_BAD_ALIGNMENT, { _, columns in columns.routes = .init(bitPattern: 2) }),
            (WAYMARK_BAD_ALIGNMENT, { _, columns in columns.capture_starts = .init(bitPattern: 4) }),
            (WAYMARK_NULL_POINTER, { _, columns in columns.capture_count = 1 }),
            (WAYMARK_BAD_LENGTH, { _, columns in columns.capture_count = -1 }),
            (WAYMARK_BAD_LENGTH, { _, columns in columns.capture_count = .max / 2 }),
        ]
        for (index, fact) in facts.enumerated() {
            #expect(Int(try match([0, 5, 10], fact.1).status) == fact.0, "row \(index)")
        }
        for (count, status) in [(1, WAYMARK_OK), (2, WAYMARK_NOT_FOUND), (3, WAYMARK_NOT_FOUND)] {
            let found = try parameter.withUnsafeBufferPointer { parameter in
                try match { (_, columns) in (columns.capture_count, columns.parameters) = (count, parameter.baseAddress)
                }
            }
            #expect(Int(found.status) == status)
        }
        #expect(Int(waymark_match(try table.get().pointer, nil, nil, nil)) == WAYMARK_NULL_POINTER)
    }

    @Test("The C interface distinguishes an open table from a closed table and from other memory")
    func handles() throws {
        var (count, text, other) = (0, waymark_text(), [UInt64](repeating: 7, count: 8))
        #expect(Int(waymark_route_count(nil, &count)) == WAYMARK_NULL_POINTER)
        #expect(Int(waymark_match(nil, nil, nil, nil)) == WAYMARK_NULL_POINTER)
        other.withUnsafeMutableBytes { other in
            let start = other.baseAddress
            #expect(Int(waymark_route_count(OpaquePointer(start), &count)) == WAYMARK_NO_TABLE)
            #expect(Int(waymark_route_name(start.map { OpaquePointer($0 + 1) }, 0, &text)) == WAYMARK_NO_TABLE)
            var pointer = start.map { OpaquePointer($0) }
            #expect(Int(waymark_close(&pointer)) == WAYMARK_NO_TABLE && pointer != nil)
        }
        var pointer: OpaquePointer?
        let bytes = Array(routeFile.utf8)
        #expect(Int(waymark_open_routes(bytes, bytes.count, nil, &pointer, nil)) == WAYMARK_OK && pointer != nil)
        #expect(Int(waymark_close(&pointer)) == WAYMARK_OK && pointer == nil)
        #expect(Int(waymark_close(&pointer)) == WAYMARK_OK)
        #expect(Int(waymark_close(nil)) == WAYMARK_NULL_POINTER)
        #expect(Int(waymark_route_count(pointer, &count)) == WAYMARK_NULL_POINTER)
    }

    @Test("A table that cannot be opened in C gives a status and a message")
    func opening() throws {
        let block = try table.get().compiled
        var damaged = block
        damaged[damaged.count - 1] ^= 1
        let facts: [(Int, String, () throws(CFailure) -> CTable)] = [
            (
                WAYMARK_BAD_ROUTES, "links.json:1:34: error: '{' has no matching '}'",
                { () throws(CFailure) in
                    try CTable(routes: #"{"waymark": 1, "routes": {"a": "/{id"}}"#, name: "links.json")
                }
            ),
            (WAYMARK_BAD_ROUTES, "routes:1:1: error: ", { () throws(CFailure) in try CTable(routes: "") }),
            (
                WAYMARK_BAD_BLOCK, "not a compiled table",
                { () throws(CFailure) in try CTable(compiled: []) }
            ),
            (WAYMARK_BAD_BLOCK, "this table is damaged", { () throws(CFailure) in try CTable(compiled: damaged) }),
            (
                WAYMARK_BAD_BLOCK, "this table has \(block.count - 8) bytes",
                { () throws(CFailure) in
                    try CTable(compiled: block.dropLast(8))
                }
            ),
            (
                WAYMARK_UNREADABLE_FILE, "/no/such/file:1:1: error: ",
                { () throws(CFailure) in try CTable(file: "/no/such/file") }
            ),
            (WAYMARK_UNREADABLE_FILE, "/:1:1: error: ", { () throws(CFailure) in try CTable(file: "/") }),
            (WAYMARK_UNREADABLE_FILE, "./-:1:1: error: ", { () throws(CFailure) in try CTable(file: "-") }),
        ]
        for (status, beginning, open) in facts {
            do throws(CFailure) {
                _ = try open()
                Issue.record("\(beginning) was opened")
            } catch {
                #expect(Int(error.status) == status && error.text.hasPrefix(beginning), "\(error)")
                #expect(error.length == error.text.utf8.count)
            }
        }
    }

    @Test("A C call that opens no table clears the pointer and refuses bad arguments")
    func openingPlaces() {
        var pointer = OpaquePointer(bitPattern: 16)
        #expect(Int(waymark_open_compiled("x", 1, &pointer, nil)) == WAYMARK_BAD_BLOCK && pointer == nil)
        #expect(Int(waymark_open_compiled(nil, 1, &pointer, nil)) == WAYMARK_NULL_POINTER)
        #expect(Int(waymark_open_compiled("x", -1, &pointer, nil)) == WAYMARK_BAD_LENGTH)
        #expect(Int(waymark_open_compiled("x", 1 << 28 + 1, &pointer, nil)) == WAYMARK_BAD_LENGTH)
        for length in [-1, (8 << 20) + 1, 1 << 40, 1 << 62, .max] {
            #expect(Int(waymark_open_routes("x", length, nil, &pointer, nil)) == WAYMARK_BAD_LENGTH)
        }
        #expect(Int(waymark_open_compiled("x", 1, nil, nil)) == WAYMARK_NULL_POINTER)
        #expect(Int(waymark_open_routes(nil, 0, nil, &pointer, nil)) == WAYMARK_BAD_ROUTES)
        #expect(Int(waymark_open_file(nil, &pointer, nil)) == WAYMARK_NULL_POINTER)
    }

    @Test("A message of the C interface is cut between characters at the end of its buffer", arguments: 0...30)
    func messages(capacity: Int) {
        let routes = Array(#"{"waymark": 1, "ü": 1}"#.utf8)
        var (text, pointer) = ([CChar](repeating: 0x7F, count: 32), OpaquePointer?.none)
        let length = text.withUnsafeMutableBufferPointer { text in
            var message = waymark_message(text: text.baseAddress, capacity: capacity, length: 0)
            waymark_open_routes(routes, routes.count, "äöüäöüäöü", &pointer, &message)
            return message.length
        }
        let written = CTable.text(text.map { $0 == 0x7F ? 0 : $0 })
        #expect(length > 60 && "äöüäöüäöü:1:1: error: ".hasPrefix(written.prefix(20)) && !written.contains("\u{FFFD}"))
        #expect(written.utf8.count <= max(0, capacity - 1) && written.utf8.count >= min(18, capacity) - 2)
        #expect(text[min(capacity, 31)...].allSatisfy { $0 == 0x7F })
    }

    @Test("Reading a capture in C reports the needed size and writes nothing to a small buffer")
    func captureRoom() throws {
        let (table, link) = (try table.get(), Array("https://example.com/search?q=a%26b".utf8))
        var (text, needed) = ([UInt8](repeating: 7, count: 4), 0)
        let q = table.parameter("q")
        #expect(
            Int(waymark_read_capture(table.pointer, link, link.count, q, 0, &text, 2, &needed)) == WAYMARK_TOO_SMALL)
        #expect(needed == 3 && text == [7, 7, 7, 7])
        #expect(Int(waymark_read_capture(table.pointer, link, link.count, q, 0, nil, 0, &needed)) == WAYMARK_TOO_SMALL)
        #expect(Int(waymark_read_capture(table.pointer, link, link.count, q, 0, &text, 3, &needed)) == WAYMARK_OK)
        #expect(text == Array("a&b".utf8) + [7])
        for (parameter, element) in [(-1, 0), (99, 0), (.max, 0), (q, 1), (q, -1)] {
            let status = waymark_read_capture(table.pointer, link, link.count, parameter, element, &text, 4, &needed)
            #expect(Int(status) == WAYMARK_NOT_FOUND)
        }
        #expect(Int(waymark_read_capture(table.pointer, nil, 1, q, 0, &text, 4, &needed)) == WAYMARK_NULL_POINTER)
        #expect(Int(waymark_read_capture(table.pointer, link, -1, q, 0, &text, 4, &needed)) == WAYMARK_BAD_LENGTH)
        #expect(Int(waymark_read_capture(table.pointer, link, 9, q, 0, nil, 4, &needed)) == WAYMARK_NULL_POINTER)
        #expect(Int(waymark_read_capture(table.pointer, link, 9, q, 0, &text, 4, nil)) == WAYMARK_NULL_POINTER)
    }
}
