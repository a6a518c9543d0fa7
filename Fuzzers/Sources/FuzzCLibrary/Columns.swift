import Fuzzing
import WaymarkCHeader

/// Memory of the exact size for the results of a batch, so that the address sanitizer detects any access outside it.
final class Columns {
    let address: UnsafeMutablePointer<waymark_columns>
    private let count: Int
    private let captures: Int

    /// - Parameter isPartial: `true` to omit the optional columns.
    init(count: Int, captures: Int, isPartial: Bool) {
        (self.count, self.captures) = (count, captures)
        address = .allocate(capacity: 1)
        address.initialize(to: waymark_columns())
        address.pointee.size = MemoryLayout<waymark_columns>.size
        address.pointee.outcomes = Self.memory(of: 77, count)
        address.pointee.capture_count = captures
        let parameters = Self.memory(of: Int32(0), captures)
        for index in 0..<captures { parameters[index] = Int32(index) }
        address.pointee.parameters = UnsafePointer(parameters)
        address.pointee.capture_starts = Self.memory(of: -7, count * captures)
        address.pointee.capture_ends = Self.memory(of: -7, count * captures)
        guard !isPartial else { return }
        address.pointee.routes = Self.memory(of: -7, count)
        address.pointee.patterns = Self.memory(of: -7, count)
        address.pointee.reasons = Self.memory(of: 77, count)
        address.pointee.capture_states = Self.memory(of: 77, count * captures)
    }

    deinit {
        let columns = address.pointee
        columns.routes?.deallocate()
        columns.patterns?.deallocate()
        columns.outcomes?.deallocate()
        columns.reasons?.deallocate()
        columns.parameters?.deallocate()
        columns.capture_states?.deallocate()
        columns.capture_starts?.deallocate()
        columns.capture_ends?.deallocate()
        address.deallocate()
    }

    private static func memory<Number>(of number: Number, _ count: Int) -> UnsafeMutablePointer<Number> {
        let memory = UnsafeMutablePointer<Number>.allocate(capacity: count)
        memory.initialize(repeating: number, count: count)
        return memory
    }

    func isUntouched(_ link: Int) -> Bool { address.pointee.outcomes?[link] == 77 }

    /// Checks that the results of a link are consistent.
    func check(_ link: Int, _ batch: Batch, _ table: OpaquePointer?) {
        let columns = address.pointee
        let outcome = Int(columns.outcomes?[link] ?? 77)
        let range = Int(batch.offsets[link])..<Int(batch.offsets[link + 1])
        require(outcome <= WAYMARK_UNREADABLE, "outcome \(outcome)")
        require((outcome == WAYMARK_UNREADABLE) == range.isEmpty, "a link without bytes is \(outcome)")
        if let route = columns.routes?[link], let reason = columns.reasons?[link] {
            require((route >= 0) == (outcome == WAYMARK_MATCHED), "route \(route) and outcome \(outcome)")
            require((reason > 0) == (outcome == WAYMARK_REJECTED), "reason \(reason) and outcome \(outcome)")
            require(reason == 0 || waymark_reason_name(reason) != nil, "reason \(reason) has no name")
        }
        for capture in 0..<captures { check(capture, of: link, range, batch, table) }
    }

    private func check(_ capture: Int, of link: Int, _ range: Range<Int>, _ batch: Batch, _ table: OpaquePointer?) {
        let cell = capture * count + link
        let start = Int(address.pointee.capture_starts?[cell] ?? -7)
        let end = Int(address.pointee.capture_ends?[cell] ?? -7)
        require(
            start == -1 && end == -1 || start >= range.lowerBound && start <= end && end <= range.upperBound,
            "\(start), \(end)")
        guard let state = address.pointee.capture_states.map({ Int($0[cell]) }) else { return }
        require((start < 0) == [WAYMARK_ABSENT, WAYMARK_SCATTERED].contains(state), "state \(state) at \(start)")
        // `waymark_read_capture` must return the bytes of the link in the range that the columns contain.
        var (text, needed) = ([UInt8](repeating: 0, count: range.count), 0)
        let bytes = Array(batch.bytes[range])
        let status = waymark_read_capture(table, bytes, bytes.count, capture, 0, &text, text.count, &needed)
        require((status == WAYMARK_OK) == (state != WAYMARK_ABSENT), "state \(state) is read with \(status)")
        guard state == WAYMARK_TEXT else { return }
        require(text[..<needed] == batch.bytes[start..<end], "'\(text)' is not what stands there")
    }
}
