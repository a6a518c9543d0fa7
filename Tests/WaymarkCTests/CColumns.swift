import WaymarkCHeader

/// Memory for the results of a call, filled with values that no call writes.
final class CColumns {
    private(set) var columns = waymark_columns()
    private let count: Int

    init(count: Int, parameters: [Int32] = []) {
        self.count = count
        let cells = count * parameters.count
        columns.size = MemoryLayout<waymark_columns>.size
        columns.routes = CColumns.memory(of: -7, count)
        columns.patterns = CColumns.memory(of: -7, count)
        columns.outcomes = CColumns.memory(of: 77, count)
        columns.reasons = CColumns.memory(of: 77, count)
        columns.capture_count = parameters.count
        let copy = CColumns.memory(of: Int32(0), parameters.count)
        copy.update(from: parameters, count: parameters.count)
        columns.parameters = UnsafePointer(copy)
        columns.capture_states = CColumns.memory(of: 77, cells)
        columns.capture_starts = CColumns.memory(of: -7, cells)
        columns.capture_ends = CColumns.memory(of: -7, cells)
    }

    deinit {
        columns.routes?.deallocate()
        columns.patterns?.deallocate()
        columns.outcomes?.deallocate()
        columns.reasons?.deallocate()
        columns.parameters?.deallocate()
        columns.capture_states?.deallocate()
        columns.capture_starts?.deallocate()
        columns.capture_ends?.deallocate()
    }

    private static func memory<Number>(of number: Number, _ count: Int) -> UnsafeMutablePointer<Number> {
        let memory = UnsafeMutablePointer<Number>.allocate(capacity: max(1, count))
        memory.initialize(repeating: number, count: max(1, count))
        return memory
    }

    /// Matches links stored one after the other.
    func match<Offset>(
        _ table: OpaquePointer?, _ bytes: [UInt8], _ offsets: [Offset],
        _ message: UnsafeMutablePointer<waymark_message>? = nil
    ) -> waymark_status {
        bytes.withUnsafeBytes { bytes in
            offsets.withUnsafeBytes { offsets in
                var links = waymark_links(
                    bytes: bytes.baseAddress, byte_count: bytes.count, offsets: offsets.baseAddress,
                    offset_width: MemoryLayout<Offset>.size, count: count)
                return waymark_match(table, &links, &columns, message)
            }
        }
    }

    func answer(_ link: Int) -> CAnswer {
        CAnswer(
            outcome: columns.outcomes.map { Int($0[link]) } ?? -1, route: columns.routes.map { Int($0[link]) } ?? -7,
            pattern: columns.patterns.map { Int($0[link]) } ?? -7, reason: columns.reasons.map { Int($0[link]) } ?? -1)
    }

    func capture(_ number: Int, of link: Int, in bytes: [UInt8]) -> CCapture {
        let cell = number * count + link
        guard let state = columns.capture_states?[cell], let start = columns.capture_starts?[cell],
            let end = columns.capture_ends?[cell], start >= 0
        else { return CCapture(state: columns.capture_states.map { Int($0[cell]) } ?? -1) }
        return CCapture(state: Int(state), text: String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self))
    }
}
