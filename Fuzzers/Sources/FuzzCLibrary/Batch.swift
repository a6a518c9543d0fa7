import Fuzzing
import WaymarkCHeader

/// Matches a batch of links, and checks the results of each valid link. The input describes the batch: the number of
/// links, the width of the offsets, the columns, the offsets and the bytes.
func match(_ table: OpaquePointer?, _ input: inout Choices) {
    let (count, shape) = (Int(input.byte() % 9), input.byte())
    let width = shape & 1 == 0 ? 4 : 8
    // Most offsets are greater than the previous one, because smaller ones are invalid and end the batch.
    var place: Int64 = 0
    let offsets = (0...count).map { _ in
        let step = input.byte()
        place = step < 0xF0 ? place + Int64(step % 64) : place - Int64(step % 16) * (step == 0xFF ? 1 << 28 : 1)
        return place
    }
    let bytes = input.rest
    let batch = Batch(bytes: bytes, offsets: offsets, width: width, count: count)
    let columns = Columns(count: count, captures: Int(shape >> 1 & 3), isPartial: shape & 0x40 != 0)
    let status = batch.withLinks(misplaced: shape & 0x80 != 0) { links in
        withUnsafePointer(to: links) { waymark_match(table, $0, columns.address, nil) }
    }
    guard shape & 0x80 == 0 else {
        return require(status == WAYMARK_BAD_ALIGNMENT, "offsets at any address: \(status)")
    }
    guard captureCount(table) > 2 else { return }
    let good = batch.goodLinks
    require(status == (good == count ? WAYMARK_OK : WAYMARK_BAD_OFFSET), "\(offsets): \(status)")
    for link in 0..<good { columns.check(link, batch, table) }
    for link in good..<count { require(columns.isUntouched(link), "link \(link) was answered") }
}

private func captureCount(_ table: OpaquePointer?) -> Int {
    var count = 0
    require(waymark_parameter_count(table, &count) == WAYMARK_OK, "a table without parameters")
    return count
}

struct Batch {
    let bytes: [UInt8]
    let offsets: [Int64]
    let width: Int
    let count: Int

    /// The number of links before the first invalid offset.
    var goodLinks: Int {
        (0..<count).first { offsets[$0] < 0 || offsets[$0 + 1] < offsets[$0] || offsets[$0 + 1] > bytes.count } ?? count
    }

    func withLinks(misplaced: Bool, _ body: (waymark_links) -> waymark_status) -> waymark_status {
        let narrow = offsets.map { Int32(truncatingIfNeeded: $0) }
        func call(_ offsets: UnsafeRawBufferPointer) -> waymark_status {
            bytes.withUnsafeBytes { bytes in
                body(
                    waymark_links(
                        bytes: bytes.baseAddress, byte_count: bytes.count,
                        offsets: offsets.baseAddress.map { misplaced ? $0 + 1 : $0 }, offset_width: width, count: count)
                )
            }
        }
        return width == 4 ? narrow.withUnsafeBytes(call) : offsets.withUnsafeBytes(call)
    }
}
