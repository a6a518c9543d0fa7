import WaymarkCHeader
import WaymarkEngine

/// The links of a call. The range of each is validated before it is read.
@safe
struct LinkBatch {
    let count: Int
    private let bytes: CallerBytes
    private let offsets: UnsafeRawPointer?
    private let isWide: Bool

    init(_ links: UnsafePointer<waymark_links>?) throws(CallError) {
        guard let links = unsafe links else { throw .nullPointer("links") }
        let given = unsafe links.pointee
        count = unsafe given.count
        let width = unsafe given.offset_width
        guard width == 4 || width == 8 else { throw .badWidth("offset_width", UInt(bitPattern: width)) }
        isWide = width == 8
        unsafe bytes = try CallerBytes(
            given.bytes, count: given.byte_count, named: "bytes", lengthNamed: "byte_count")
        guard count >= 0, count < Int.max / width else {
            throw .badLength("count", UInt(bitPattern: count), limit: .max)
        }
        let offsets = unsafe given.offsets
        guard unsafe offsets != nil || count == 0 else { throw .nullPointer("offsets") }
        guard Int(bitPattern: offsets) % width == 0 else { throw .badAlignment("offsets") }
        unsafe self.offsets = offsets
    }

    func range(of index: Int) throws(CallError) -> Range<Int> {
        let (start, end) = (offset(index), offset(index + 1))
        guard start >= 0, start <= end, end <= bytes.count else { throw .badOffset(link: index) }
        return start..<end
    }

    func link(_ range: Range<Int>) -> Bytes { bytes.bytes.part(range) }

    private func offset(_ index: Int) -> Int {
        guard let offsets = unsafe offsets else { return 0 }
        return unsafe isWide
            ? Int(offsets.load(fromByteOffset: 8 * index, as: Int64.self))
            : Int(offsets.load(fromByteOffset: 4 * index, as: Int32.self))
    }
}
