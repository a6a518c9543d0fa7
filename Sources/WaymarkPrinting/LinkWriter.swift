/// Writes a link into memory of the caller's, and counts the bytes that have no room there.
struct LinkWriter {
    private let memory: Room<UInt8>
    private let style: PathStyle
    /// What stands for itself in a segment.
    private let segmentSet: ByteSet
    private var segmentCount = 0
    private var hasQuery = false
    /// Whether what is written is no part of the link.
    private var isMuted = false
    /// The number of bytes, also of those that had no room.
    private(set) var count = 0

    /// - Parameter plusIsSpace: Whether a plus in a path is read as a space, and hence is to be escaped.
    init(_ memory: Room<UInt8>, _ style: PathStyle, plusIsSpace: Bool) {
        self.memory = memory
        self.style = style
        segmentSet = plusIsSpace ? .segment.subtracting(ByteSet(.plus)) : .segment
    }

    var hasRoom: Bool { count <= memory.count }

    /// What was written, if it had room.
    var bytes: Bytes { memory.bytes(min(count, memory.count)) }

    // MARK: Components

    /// Begins a segment.
    ///
    /// - Returns: What stands for itself in it.
    mutating func beginSegment() -> ByteSet {
        segmentCount += 1
        isMuted = style == .none
        if segmentCount == 1, style == .firstSegmentIsHost { return .hostSegment }
        append(.slash)
        return segmentSet
    }

    mutating func endPath() {
        if segmentCount == 0, style == .rooted { append(.slash) }
        isMuted = false
    }

    mutating func beginItem(_ name: String) {
        append(hasQuery ? .ampersand : .question)
        hasQuery = true
        append(name, keeping: .queryItem)
    }

    mutating func beginFragment() { append(.hash) }

    // MARK: Bytes

    mutating func append(_ byte: UInt8) {
        guard !isMuted else { return }
        if count < memory.count { memory[count] = byte }
        count += 1
    }

    /// Text as it is.
    mutating func append(_ text: String) { append(text, keeping: nil) }

    /// Text as a part of a component: every byte that is not in the set is escaped.
    mutating func append(_ text: String, keeping set: ByteSet?) {
        text.withBytes { append($0, keeping: set) }
    }

    mutating func append(_ bytes: Bytes, keeping set: ByteSet?) {
        guard !isMuted else { return }
        let needed = set.map { PercentEncoding.encodedCount(of: bytes, keeping: $0) } ?? bytes.count
        defer { count += needed }
        guard count + needed <= memory.count else { return }
        if let set, needed > bytes.count {
            _ = PercentEncoding.encode(bytes, into: memory.from(count), keeping: set)
        } else {
            memory.write(bytes, at: count)
        }
    }
}

// MARK: Values in the path

/// What keeps a text from standing in a path.
enum PathMisfit {
    case type
    case empty
    case dotSegment

    /// - Parameter constraint: What the parameter takes that holds the text.
    init?(_ text: Bytes, _ constraint: ParameterConstraint) {
        if !constraint.accepts(text) {
            self = .type
        } else if text.isEmpty {
            self = .empty
        } else {
            return nil
        }
    }
}

extension LinkWriter {
    /// Writes a value of the path by a function, unless it cannot stand there.
    @inline(__always)
    mutating func append(
        _ given: CaptureValue, _ constraint: ParameterConstraint,
        _ write: (inout LinkWriter, Bytes, ParameterConstraint) -> PathMisfit?
    ) -> PathMisfit? {
        // Most values are written as they are.
        if case .string(let text) = given, constraint.keepsSpelling {
            return text.withBytes { write(&self, $0, constraint) }
        }
        return append(respelled: given, constraint, write)
    }

    @inline(never)
    private mutating func append(
        respelled given: CaptureValue, _ constraint: ParameterConstraint,
        _ write: (inout LinkWriter, Bytes, ParameterConstraint) -> PathMisfit?
    ) -> PathMisfit? {
        guard let value = constraint.written(given) else { return .type }
        return value.withText { write(&self, $0, constraint) }
    }

    /// Writes a value as a segment of its own, unless it cannot be one.
    mutating func append(segment text: Bytes, _ constraint: ParameterConstraint) -> PathMisfit? {
        if let misfit = PathMisfit(text, constraint) { return misfit }
        if text.isDotSegment { return .dotSegment }
        append(text, keeping: beginSegment())
        return nil
    }
}

extension Bytes {
    /// Whether the text is `.` or `..`, which no printed form can carry: `%2E%2E` is still a dot segment to browsers.
    var isDotSegment: Bool { (1...2).contains(count) && allSatisfy { $0 == .dot } }
}

extension PrintError {
    init(_ misfit: PathMisfit, _ value: CaptureValue, _ parameter: PatternParameter) {
        let name = parameter.name ?? ""
        switch misfit {
        case .type:
            self.init(.invalidValue(parameter: name, value: value.shown, type: parameter.type.text))
        case .empty: self.init(.emptyValue(name))
        case .dotSegment: self.init(.dotSegment(name))
        }
    }
}

extension CaptureValue {
    /// The value as messages show it: a list with brackets, because without them it would be another text.
    var shown: String {
        if case .list(let values) = self {
            "[" + values.map { $0.shown }.joined(separator: ", ") + "]"
        } else {
            description
        }
    }

    /// Calls a function with the text of the value.
    @inline(__always)
    func withText<Result>(_ body: (Bytes) -> Result) -> Result { description.withBytes(body) }
}

extension ByteSet {
    /// In a segment that is written in the place of a host.
    fileprivate static var hostSegment: ByteSet { unreserved }
}
