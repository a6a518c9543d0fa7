/// What the value of a query item, or the fragment, must be, with texts and constraints where they stand.
enum ValueRequirement {
    case anything
    case literal(UnsafeBufferPointer<UInt8>)
    /// There, without a value.
    case bare
    case parameter(UnsafePointer<ParameterConstraint>, list: TrieLeaf.ListReading, presence: TrieLeaf.Presence)
}

/// What was found where a value was asked for; ranges are of the link's bytes, before decoding.
enum ValueReading {
    /// A required value is not there.
    case missing
    /// An optional value is not there, or is to be treated so.
    case absent
    /// What is there does not fit.
    case misfit
    /// A value that is taken once is there several times.
    case repeated
    /// A literal or bare item is there.
    case present
    case value(Range<Int>)
    /// All items of the name.
    case list
}

/// Whether encoded text fits, decoding it only where it must be decoded.
struct EncodedText {
    let bytes: UnsafeBufferPointer<UInt8>
    let plusIsSpace: Bool

    /// Calls a function with the decoded bytes of a range.
    @inline(__always)
    func withDecoded<R>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        let raw = UnsafeBufferPointer(rebasing: bytes[range])
        guard raw.contains(where: { $0 == 0x25 || plusIsSpace && $0 == 0x2B }) else { return body(raw) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: raw.count) { room in
            guard let start = room.baseAddress else { return body(raw) }
            let count = PercentEncoding.decode(raw, into: start, plusIsSpace: plusIsSpace)
            return body(UnsafeBufferPointer(start: start, count: count))
        }
    }

    func equals(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        // Up to the first escape bytes are compared as they stand.
        for index in 0..<min(range.count, text.count) {
            let byte = bytes[range.lowerBound &+ index]
            if byte == 0x25 || byte == 0x2B && plusIsSpace { return withDecoded(range) { $0.equals(text) } }
            if byte != text[index] { return false }
        }
        return range.count == text.count
    }

    func fits(_ range: Range<Int>, _ constraint: UnsafePointer<ParameterConstraint>) -> Bool {
        constraint.pointee.takesAnything || withDecoded(range) { constraint.pointee.accepts($0) }
    }

    /// Calls a function with each element that an item has, until it returns `false`. Commas separate before decoding,
    /// so `%2C` is part of an element; an exploded list is not separated.
    ///
    /// - Returns: What the function returned last.
    @inline(__always)
    func forEachElement(of range: Range<Int>, isExploded: Bool, _ body: (Range<Int>) -> Bool) -> Bool {
        if isExploded { return body(range) }
        var start = range.lowerBound
        for index in range where bytes[index] == 0x2C {
            guard body(start..<index) else { return false }
            start = index + 1
        }
        return body(start..<range.upperBound)
    }
}

/// Reads the fragment of a link as a pattern asks for it.
struct FragmentReader {
    let text: EncodedText
    /// The fragment without `#`; `nil` when there is none.
    let range: Range<Int>?

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ layout: URLLayout) {
        text = EncodedText(bytes: bytes, plusIsSpace: false)
        range = layout.flags.contains(.hasFragment) ? layout.fragment : nil
    }

    func read(as requirement: ValueRequirement) -> ValueReading {
        switch requirement {
        case .anything, .bare: return .absent
        case .literal(let expected):
            guard let range else { return .missing }
            return text.equals(range, expected) ? .present : .misfit
        case .parameter(let constraint, _, let presence):
            guard let range else { return presence == .required ? .missing : .absent }
            guard !text.fits(range, constraint) else { return .value(range) }
            return presence == .lenient ? .absent : .misfit
        }
    }
}
