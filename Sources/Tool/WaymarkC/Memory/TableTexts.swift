import WaymarkCHeader

/// Texts that a table hands out, each with a zero byte behind it, at addresses that never change.
@safe
final class TableTexts: Sendable {
    // Safe on any thread: it was written before anybody else knew of it and is only read afterwards.
    private nonisolated(unsafe) let start: UnsafeMutablePointer<UInt8>

    /// Where a text stands.
    struct Place: Sendable {
        fileprivate let start: Int
        let count: Int
    }

    /// Texts on their way.
    struct Builder {
        fileprivate var bytes: [UInt8] = []

        mutating func add(_ text: some Collection<UInt8>) -> Place {
            defer { bytes.append(0) }
            // Tables are read as words.
            while bytes.count % 8 != 0 { bytes.append(0) }
            let place = Place(start: bytes.count, count: text.count)
            bytes += text
            return place
        }
    }

    init(_ builder: Builder) {
        unsafe start = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, builder.bytes.count))
        unsafe start.initialize(from: builder.bytes, count: builder.bytes.count)
    }

    deinit { unsafe start.deallocate() }

    /// Where a text stands, for as long as the texts are kept.
    func address(of place: Place) -> UnsafeRawPointer { unsafe UnsafeRawPointer(start + place.start) }

    /// A text as C has it; one without bytes if there is none.
    func text(_ place: Place?) -> waymark_text {
        guard let place else { return unsafe waymark_text(bytes: nil, length: 0) }
        let bytes = unsafe address(of: place).assumingMemoryBound(to: CChar.self)
        return unsafe waymark_text(bytes: bytes, length: place.count)
    }
}

extension StaticString {
    /// The text as C has it, which is there for ever.
    var forC: UnsafePointer<CChar> { unsafe UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self) }
}
