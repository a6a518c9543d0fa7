extension BlockStream {
    mutating func constraints(
        _ types: (String) -> ParameterConstraint?
    ) throws(CompiledTableError) -> ConstantArray<ParameterConstraint> {
        try constantList { stream, _ throws(CompiledTableError) in try stream.constraint(types) }
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

    // MARK: Default values

    /// The maximum nesting of lists in untrusted bytes. Valid tables have no nested lists.
    private static var depth: Int { 4 }

    mutating func defaults() throws(CompiledTableError) -> ConstantArray<CaptureValue> {
        try constantList { stream, _ throws(CompiledTableError) in try stream.value(depth: Self.depth) }
    }

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
