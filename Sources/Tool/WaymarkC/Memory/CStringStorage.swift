import WaymarkCHeader

/// The null-terminated strings of a table, at addresses that do not change.
@safe
final class CStringStorage: Sendable {
    // Thread-safe: the memory is written before the object is shared, and only read afterwards.
    private nonisolated(unsafe) let start: UnsafeMutablePointer<UInt8>

    struct StringRange: Sendable {
        fileprivate let start: Int
        let count: Int
    }

    struct Builder {
        fileprivate var bytes: [UInt8] = []

        mutating func add(_ text: some Collection<UInt8>) -> StringRange {
            defer { bytes.append(0) }
            // A compiled table, which is stored like a string, requires eight-byte alignment.
            while bytes.count % 8 != 0 { bytes.append(0) }
            let range = StringRange(start: bytes.count, count: text.count)
            bytes += text
            return range
        }
    }

    init(_ builder: Builder) {
        unsafe start = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, builder.bytes.count))
        unsafe start.initialize(from: builder.bytes, count: builder.bytes.count)
    }

    deinit { unsafe start.deallocate() }

    /// Returns the address of a string, valid for the lifetime of this object.
    func address(of range: StringRange) -> UnsafeRawPointer { unsafe UnsafeRawPointer(start + range.start) }

    func text(_ range: StringRange?) -> waymark_text {
        guard let range else { return unsafe waymark_text(bytes: nil, length: 0) }
        let bytes = unsafe address(of: range).assumingMemoryBound(to: CChar.self)
        return unsafe waymark_text(bytes: bytes, length: range.count)
    }
}

extension StaticString {
    /// The string as a C string, which is never deallocated.
    var forC: UnsafePointer<CChar> { unsafe UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self) }
}
