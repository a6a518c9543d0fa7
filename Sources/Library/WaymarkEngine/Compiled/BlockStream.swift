/// A decoder for sections of a compiled table: numbers in unsigned LEB128, and strings after their byte count. It never
/// reads past the end. It is not copyable and has no inlined functions, to keep programs small.
package struct BlockStream: ~Copyable {
    private let all: ConstantArray<UInt8>
    private(set) var offset: Int

    package init(_ bytes: ConstantArray<UInt8>, from offset: Int = 0) {
        all = bytes
        self.offset = offset
    }

    private var bytes: Bytes { all.span.all }

    /// The error to throw for bytes that the table compiler never writes.
    package var damage: CompiledTableError { CompiledTableError.damage() }

    package var isAtEnd: Bool { offset == bytes.count }

    package mutating func word() throws(CompiledTableError) -> UInt64 {
        var (word, shift): (UInt64, UInt64) = (0, 0)
        while offset < bytes.count {
            let byte = UInt64(bytes[offset])
            offset += 1
            guard shift < 63 || shift == 63 && byte < 2 else { throw damage }
            word |= (byte & 127) << shift
            if byte < 128 { return word }
            shift += 7
        }
        throw damage
    }

    @inline(never)
    package mutating func number(upTo limit: Int = Int(Int32.max)) throws(CompiledTableError) -> Int {
        guard let number = Int(exactly: try word()), number <= limit else { throw damage }
        return number
    }

    /// Reads the number of elements that follow. Throws if it exceeds the number of remaining bytes.
    @inline(never)
    package mutating func count() throws(CompiledTableError) -> Int {
        let number = try number()
        guard number <= bytes.count - offset else { throw damage }
        return number
    }

    @inline(never)
    package mutating func flag() throws(CompiledTableError) -> Bool { try number(upTo: 1) == 1 }

    /// Reads a signed number in zigzag encoding.
    @inline(never)
    mutating func signed() throws(CompiledTableError) -> Int64 {
        let word = try word()
        return Int64(bitPattern: word >> 1) ^ -Int64(word & 1)
    }

    /// Reads a byte count and a string, and returns the bytes of the string without copying them.
    @inline(never)
    package mutating func text() throws(CompiledTableError) -> ConstantArray<UInt8> {
        let count = try count()
        defer { offset += count }
        return all.part(offset..<offset + count)
    }

    @inline(never)
    package mutating func string() throws(CompiledTableError) -> String { String(bytes: try text().span.all) }

    package mutating func list<Element: Sendable>(
        _ element: (inout BlockStream) throws(CompiledTableError) -> Element
    ) throws(CompiledTableError) -> [Element] {
        var elements: [Element] = []
        for _ in 0..<(try count()) { elements.append(try element(&self)) }
        return elements
    }

    /// Reads a count and that many elements. Avoids `Array`, because the runtime would have to create its generic type.
    mutating func constantList<Element: Sendable>(
        _ element: (inout BlockStream, Int) throws(CompiledTableError) -> Element
    ) throws(CompiledTableError) -> ConstantArray<Element> {
        try ConstantArray(count: try count()) { index throws(CompiledTableError) in try element(&self, index) }
    }

    package mutating func policy() throws(CompiledTableError) -> LinkPolicy {
        var policy = LinkPolicy.strict
        policy.maximumLength = try number(upTo: .max)
        policy.maximumSegments = try number(upTo: .max)
        policy.maximumQueryItems = try number(upTo: .max)
        let rules = LinkPolicy.RepeatedItems.allCases
        policy.repeatedItems = rules[try number(upTo: rules.count - 1)]
        policy.leniencies = LinkPolicy.Leniencies(rawValue: UInt32(try number()))
        if try flag() {
            policy.forbid(try list { stream throws(CompiledTableError) in try stream.string() })
        }
        return policy
    }

    mutating func sources() throws(CompiledTableError) -> SourceTable {
        let texts = try text()
        var setCount = 0
        let acceptors = try constantList { stream, _ throws(CompiledTableError) in
            let acceptor = try stream.acceptor(textCount: texts.count)
            setCount = max(setCount, acceptor.set + 1)
            return acceptor
        }
        // Each link source (acceptor) is in one set, and at most one set is empty: this bounds the number of sets.
        guard setCount <= acceptors.count + 1 else { throw damage }
        return SourceTable(acceptors, texts: texts, setCount: setCount)
    }

    private mutating func acceptor(textCount: Int) throws(CompiledTableError) -> SourceAcceptor {
        let (set, form) = (try number(), try number(upTo: 3))
        var acceptor = SourceAcceptor(
            set: set, hasScheme: form & 2 != 0, hasHost: form & 1 != 0, ignoresPorts: try flag())
        (acceptor.takesHTTP, acceptor.takesHTTPS) = (try flag(), try flag())
        (acceptor.webHostIsSegment, acceptor.customHostIsSegment) = (try flag(), try flag())
        // Ports are stored plus 1; 0 means no port.
        let port = try number(upTo: 1 << 16)
        acceptor.port = port == 0 ? nil : port - 1
        acceptor.scheme = try range(upTo: textCount)
        acceptor.host = try range(upTo: textCount)
        acceptor.isWildcardHost = try flag()
        return acceptor
    }

    private mutating func range(upTo end: Int) throws(CompiledTableError) -> Range<Int> {
        let start = try number(upTo: end)
        return start..<start + (try number(upTo: end - start))
    }

    mutating func origin(sources: Int) throws(CompiledTableError) -> KnownOrigin {
        let (text, length) = (try number(), try number())
        var origin = KnownOrigin(
            text: text, length: length, layout: try layout(), isForAnyHost: try flag(),
            views: SourceTable.Views(rawValue: UInt8(try number(upTo: 3))), sources: sources)
        (origin.precedesName, origin.isOfAnyScheme) = (try flag(), try flag())
        return origin
    }

    private mutating func layout() throws(CompiledTableError) -> URLLayout {
        var layout = URLLayout(flags: URLLayout.Flags(rawValue: UInt32(try number())))
        layout.schemeEnd = UInt32(try number())
        (layout.hostStart, layout.hostEnd) = (UInt32(try number()), UInt32(try number()))
        (layout.pathStart, layout.pathEnd) = (UInt32(try number()), UInt32(try number()))
        (layout.queryStart, layout.queryEnd) = (UInt32(try number()), UInt32(try number()))
        (layout.fragmentStart, layout.end) = (UInt32(try number()), UInt32(try number()))
        layout.port = UInt16(try number(upTo: Int(UInt16.max)))
        return layout
    }

    package mutating func constraint(
        _ types: (String) -> ParameterConstraint?
    ) throws(CompiledTableError) -> ParameterConstraint {
        let code = try number()
        switch code {
        case TypeCode.any: return ParameterConstraint(.any)
        case TypeCode.signed: return ParameterConstraint(.signed(try range(try signed(), try signed())))
        case TypeCode.unsigned: return ParameterConstraint(.unsigned(try range(try word(), try word())))
        case TypeCode.double: return ParameterConstraint(.double)
        case TypeCode.float: return ParameterConstraint(.float)
        case TypeCode.bool: return ParameterConstraint(.bool)
        case TypeCode.oneOf:
            return ParameterConstraint(
                .oneOf(try list { stream throws(CompiledTableError) in Array(try stream.text().span.all) }))
        case TypeCode.characters: return try characters()
        case TypeCode.matching: return ParameterConstraint(.matching(try automaton()))
        case TypeCode.lenientInt: return ParameterConstraint(.lenientInt)
        case TypeCode.lenientDouble: return ParameterConstraint(.lenientDouble)
        case TypeCode.lenientBool: return ParameterConstraint(.lenientBool)
        case TypeCode.custom:
            let name = try string()
            guard let constraint = types(name) else { throw CompiledTableError.missingType(name) }
            return constraint
        default:
            guard let format = TextFormat(rawValue: code) else { throw damage }
            return ParameterConstraint(.format(format))
        }
    }

    private func range<Bound: Comparable>(
        _ lower: Bound, _ upper: Bound
    ) throws(CompiledTableError) -> ClosedRange<Bound> {
        guard lower <= upper else { throw damage }
        return lower...upper
    }

    private mutating func characters() throws(CompiledTableError) -> ParameterConstraint {
        let classes = ParameterConstraint.CharacterClass.allCases
        let characters = classes[try number(upTo: classes.count - 1)]
        return ParameterConstraint(.characters(characters, lengths: try range(try length(), try length())))
    }

    /// Reads a number of characters, clamped to `Int` for 32-bit platforms.
    private mutating func length() throws(CompiledTableError) -> Int { Int(clamping: try word()) }

    private mutating func automaton() throws(CompiledTableError) -> TextAutomaton {
        let expression = try string()
        let width = try number(upTo: 256)
        var groups: [UInt8] = []
        for _ in 0..<256 { groups.append(UInt8(try number(upTo: width - 1))) }
        let ends = try list { stream throws(CompiledTableError) in try stream.flag() }
        var steps: [UInt16] = []
        for _ in 0..<width * ends.count { steps.append(UInt16(try number(upTo: min(ends.count, 1 << 16) - 1))) }
        let start = UInt16(try number(upTo: min(ends.count, 1 << 16) - 1))
        return TextAutomaton(expression: expression, groups: groups, steps: steps, ends: ends, start: start)
    }

    /// The maximum nesting of values in untrusted bytes, to limit recursion. Valid tables need 2: a list of values.
    private static var depth: Int { 4 }

    package mutating func value() throws(CompiledTableError) -> CaptureValue { try value(depth: Self.depth) }

    @inline(never)
    private mutating func value(depth: Int) throws(CompiledTableError) -> CaptureValue {
        guard depth > 0 else { throw damage }
        switch try number() {
        case ValueCode.string: return .string(try string())
        case ValueCode.int: return .int(try signed())
        case ValueCode.uint: return .uint(try word())
        case ValueCode.double: return .double(Double(bitPattern: try word()))
        case ValueCode.bool: return .bool(try flag())
        case ValueCode.list:
            return .list(try list { stream throws(CompiledTableError) in try stream.value(depth: depth - 1) })
        default: throw damage
        }
    }
}
