import WaymarkCHeader

/// A table of the C interface, used as the header documents.
final class CTable {
    private(set) var pointer: OpaquePointer?

    init(routes: String, name: String? = nil) throws(CFailure) {
        let bytes = Array(routes.utf8)
        try CTable.check { waymark_open_routes(bytes, bytes.count, name, &pointer, $0) }
    }

    init(compiled bytes: [UInt8]) throws(CFailure) {
        try CTable.check { waymark_open_compiled(bytes, bytes.count, &pointer, $0) }
    }

    init(file: String) throws(CFailure) { try CTable.check { waymark_open_file(file, &pointer, $0) } }

    deinit { waymark_close(&pointer) }

    /// Throws an error unless a call returns the status for success.
    static func check(
        _ call: (UnsafeMutablePointer<waymark_message>) -> waymark_status
    ) throws(CFailure) {
        var text = [CChar](repeating: 0x7F, count: 4096)
        let (status, length) = text.withUnsafeMutableBufferPointer { text in
            var message = waymark_message(text: text.baseAddress, capacity: text.count, length: 0)
            return (call(&message), message.length)
        }
        if status != WAYMARK_OK { throw CFailure(status: status, text: CTable.text(text), length: length) }
    }

    /// Returns the string up to its zero byte.
    static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func text(_ text: waymark_text) -> String? {
        text.bytes.map {
            String(decoding: UnsafeRawBufferPointer(start: $0, count: text.length), as: UTF8.self)
        }
    }
}

/// A failed call of the C interface.
struct CFailure: Error, Equatable {
    let status: waymark_status
    let text: String
    let length: Int
}

// MARK: Names

extension CTable {
    var routeNames: [String?] { (0..<count(waymark_route_count)).map { name(waymark_route_name, $0) } }
    var parameterNames: [String?] { (0..<count(waymark_parameter_count)).map { name(waymark_parameter_name, $0) } }

    private func count(_ ask: (OpaquePointer?, UnsafeMutablePointer<Int>?) -> waymark_status) -> Int {
        var count = -1
        return ask(pointer, &count) == WAYMARK_OK ? count : -1
    }

    private func name(
        _ ask: (OpaquePointer?, Int, UnsafeMutablePointer<waymark_text>?) -> waymark_status, _ number: Int
    ) -> String? {
        var text = waymark_text()
        return ask(pointer, number, &text) == WAYMARK_OK ? CTable.text(text) : nil
    }

    func patterns(ofRoute route: Int) -> [String?] {
        var count = 0
        guard waymark_pattern_count(pointer, route, &count) == WAYMARK_OK else { return [] }
        return (0..<count).map { number in name({ waymark_pattern($0, route, $1, $2) }, number) }
    }

    var compiled: [UInt8] {
        var (bytes, length) = (UnsafeRawPointer?.none, 0)
        guard waymark_compiled(pointer, &bytes, &length) == WAYMARK_OK else { return [] }
        return Array(UnsafeRawBufferPointer(start: bytes, count: length))
    }
}

// MARK: Links

/// The result of a link.
struct CAnswer: Equatable {
    var outcome: Int
    var route = -1
    var pattern = -1
    var reason = 0
}

/// The state of a capture.
struct CCapture: Equatable {
    var state: Int
    /// The bytes of the link in the capture's range.
    var text: String?
}

extension CTable {
    /// Matches links with 32-bit or 64-bit offsets.
    func match<Offset: FixedWidthInteger>(_ links: [[UInt8]], offsets _: Offset.Type = Int32.self) throws(CFailure)
        -> [CAnswer]
    {
        try match(links, captures: [], offsets: Offset.self).map(\.0)
    }

    func match<Offset: FixedWidthInteger>(
        _ links: [[UInt8]], captures: [String], offsets _: Offset.Type = Int32.self
    ) throws(CFailure) -> [(CAnswer, [CCapture])] {
        // The bytes before the first and after the last link belong to no link.
        let bytes = Array("<<".utf8) + links.joined() + Array(">>".utf8)
        let offsets: [Offset] = links.reduce(into: [2]) { $0.append($0[$0.count - 1] + Offset($1.count)) }
        let columns = CColumns(count: links.count, parameters: captures.map { Int32(parameter($0)) })
        try CTable.check { columns.match(pointer, bytes, offsets, $0) }
        return links.indices.map { link in
            (columns.answer(link), captures.indices.map { columns.capture($0, of: link, in: bytes) })
        }
    }

    func parameter(_ name: String) -> Int {
        var number = -1
        return waymark_find_parameter(pointer, name, name.utf8.count, &number) == WAYMARK_OK ? number : -1
    }

    /// Returns the decoded text of a capture; `nil` if it is absent.
    func capture(_ name: String, element: Int = 0, in link: String) -> String? {
        var (text, needed) = ([UInt8](repeating: 0, count: 256), 0)
        let bytes = Array(link.utf8)
        let status = waymark_read_capture(
            pointer, bytes, bytes.count, parameter(name), element, &text, text.count, &needed)
        return status == WAYMARK_OK ? String(decoding: text[..<needed], as: UTF8.self) : nil
    }
}
