import WaymarkCHeader
import WaymarkEngine

@safe
struct ResultColumns {
    private let columns: waymark_columns
    private let count: Int

    init(_ columns: UnsafePointer<waymark_columns>?, count: Int, parameterCount: Int) throws(CallError) {
        guard let columns = unsafe columns else { throw .nullPointer("columns") }
        let given = unsafe columns.pointee
        unsafe self.columns = given
        self.count = count
        let size = unsafe given.size
        guard unsafe size == MemoryLayout<waymark_columns>.size else { throw .badWidth("size", UInt(bitPattern: size)) }
        unsafe try Self.check(given.routes, "routes")
        unsafe try Self.check(given.patterns, "patterns")
        unsafe try Self.check(given.parameters.map(UnsafeMutablePointer.init(mutating:)), "parameters")
        unsafe try Self.check(given.capture_starts, "capture_starts")
        unsafe try Self.check(given.capture_ends, "capture_ends")
        try checkCaptures(parameterCount)
    }

    private static func check<Number>(_ column: UnsafeMutablePointer<Number>?, _ name: StaticString) throws(CallError) {
        guard Int(bitPattern: column) % MemoryLayout<Number>.alignment == 0 else { throw .badAlignment(name) }
    }

    private func checkCaptures(_ parameterCount: Int) throws(CallError) {
        let captures = captureCount
        let (product, overflows) = captures.multipliedReportingOverflow(by: max(1, count))
        guard captures >= 0, !overflows, product < Int.max / MemoryLayout<Int64>.size else {
            throw .badLength("capture_count", UInt(bitPattern: captures), limit: .max)
        }
        guard unsafe captures == 0 || columns.parameters != nil else { throw .nullPointer("parameters") }
        for index in 0..<captures {
            let parameter = Int(parameter(index))
            guard parameter >= 0, parameter < parameterCount else {
                throw .noNumber("parameter", parameter, of: parameterCount)
            }
        }
    }

    var captureCount: Int { unsafe columns.capture_count }

    /// Returns the element at `index` of the caller's list of requested parameters; -1 if the caller passed no list.
    func parameter(_ index: Int) -> Int32 { unsafe columns.parameters?[index] ?? -1 }

    func write(outcome: Int, reason: UInt8 = 0, route: Int = -1, pattern: Int = -1, of link: Int) {
        unsafe columns.routes?[link] = Int32(truncatingIfNeeded: route)
        unsafe columns.patterns?[link] = Int32(truncatingIfNeeded: pattern)
        unsafe columns.outcomes?[link] = UInt8(truncatingIfNeeded: outcome)
        unsafe columns.reasons?[link] = reason
    }

    /// Writes state and byte range of a requested capture. `start` is the offset of the link in the bytes of all links.
    func write(_ position: CapturePosition, of capture: Int, of link: Int, from start: Int) {
        let index = capture * count + link
        let (state, range) = position
        unsafe columns.capture_states?[index] = UInt8(truncatingIfNeeded: state)
        unsafe columns.capture_starts?[index] = range.map { Int64(start + $0.lowerBound) } ?? -1
        unsafe columns.capture_ends?[index] = range.map { Int64(start + $0.upperBound) } ?? -1
    }
}
