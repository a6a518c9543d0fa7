/// What types take.
extension FrozenStream {
    /// The kinds of constraints, as numbers.
    package enum Code: Int, Sendable {
        case any, signed, unsigned, double, float, bool, uuid, oneOf, characters, matching
        case lenientInt, lenientDouble, lenientBool
        /// A function that only the program has, behind the name of its type.
        case custom
    }

    /// The constraints of a table. Each stands at its number as ``Digits``; between them are some that nobody names.
    mutating func constraints(
        _ numbers: Numbering, _ types: (String) -> ParameterConstraint?
    ) throws(FrozenTableError) -> FrozenArray<ParameterConstraint> {
        let count = try count()
        var next = 0
        return try FrozenArray(
            count: numbers.count(for: count),
            throwing: { place throws(FrozenTableError) in
                guard place == numbers.spread(next) else { return ParameterConstraint(.any) }
                next += 1
                return try constraint(types)
            })
    }

    package mutating func constraint(
        _ types: (String) -> ParameterConstraint?
    ) throws(FrozenTableError) -> ParameterConstraint {
        guard let code = Code(rawValue: try number()) else { throw damage }
        switch code {
        case .any: return ParameterConstraint(.any)
        case .signed: return ParameterConstraint(.signed(try range(try signed(), try signed())))
        case .unsigned: return ParameterConstraint(.unsigned(try range(try word(), try word())))
        case .double: return ParameterConstraint(.double)
        case .float: return ParameterConstraint(.float)
        case .bool: return ParameterConstraint(.bool)
        case .uuid: return ParameterConstraint(.uuid)
        case .oneOf:
            return ParameterConstraint(
                .oneOf(try list { stream throws(FrozenTableError) in Array(try stream.text().row.all) }))
        case .characters: return try characters()
        case .matching: return ParameterConstraint(.matching(try automaton()))
        case .lenientInt: return ParameterConstraint(.lenientInt)
        case .lenientDouble: return ParameterConstraint(.lenientDouble)
        case .lenientBool: return ParameterConstraint(.lenientBool)
        case .custom:
            let name = try string()
            guard let constraint = types(name) else { throw FrozenTableError(.missingType(name)) }
            return constraint
        }
    }

    private func range<Bound: Comparable>(
        _ lower: Bound, _ upper: Bound
    ) throws(FrozenTableError) -> ClosedRange<Bound> {
        guard lower <= upper else { throw damage }
        return lower...upper
    }

    private mutating func characters() throws(FrozenTableError) -> ParameterConstraint {
        guard let characters = ParameterConstraint.CharacterClass(code: try number()) else { throw damage }
        let lengths = try range(try length(), try length())
        return ParameterConstraint(.characters(characters, lengths: lengths))
    }

    /// A number of characters; one that only larger machines can count is as many as there can be.
    private mutating func length() throws(FrozenTableError) -> Int { Int(clamping: try word()) }

    private mutating func automaton() throws(FrozenTableError) -> TextAutomaton {
        let expression = try string()
        let width = try number(upTo: 256)
        var groups: [UInt8] = []
        for _ in 0..<256 { groups.append(UInt8(try number(upTo: width - 1))) }
        let ends = try list { stream throws(FrozenTableError) in try stream.flag() }
        var steps: [UInt16] = []
        for _ in 0..<width * ends.count { steps.append(UInt16(try number(upTo: min(ends.count, 1 << 16) - 1))) }
        let start = UInt16(try number(upTo: min(ends.count, 1 << 16) - 1))
        return TextAutomaton(expression: expression, groups: groups, steps: steps, ends: ends, start: start)
    }
}

/// What stands in for captures of which a link says nothing.
extension FrozenStream {
    /// The kinds of values, as numbers.
    package enum ValueCode: Int, Sendable { case string, int, uint, double, bool, list }

    /// How deep lists stand in lists at most: no table has any in another.
    private static var depth: Int { 4 }

    /// The values. They are counted from 1, and each stands before its number as ``Digits``.
    mutating func standIns(_ numbers: Numbering) throws(FrozenTableError) -> FrozenArray<CaptureValue> {
        let count = try count()
        var next = 1
        return try FrozenArray(
            count: numbers.spread(count),
            throwing: { place throws(FrozenTableError) in
                guard place == numbers.spread(next) - 1 else { return .string("") }
                next += 1
                return try value(depth: Self.depth)
            })
    }

    private mutating func value(depth: Int) throws(FrozenTableError) -> CaptureValue {
        guard depth > 0, let code = ValueCode(rawValue: try number()) else { throw damage }
        switch code {
        case .string: return .string(try string())
        case .int: return .int(try signed())
        case .uint: return .uint(try word())
        case .double: return .double(Double(bitPattern: try word()))
        case .bool: return .bool(try flag())
        case .list:
            return .list(try list { stream throws(FrozenTableError) in try stream.value(depth: depth - 1) })
        }
    }
}

extension ParameterConstraint.CharacterClass {
    /// A number for it.
    package var code: Int {
        switch self {
        case .digits: 0
        case .hex: 1
        case .letters: 2
        case .alphanumerics: 3
        case .slug: 4
        case .unreserved: 5
        }
    }

    fileprivate init?(code: Int) {
        switch code {
        case 0: self = .digits
        case 1: self = .hex
        case 2: self = .letters
        case 3: self = .alphanumerics
        case 4: self = .slug
        case 5: self = .unreserved
        default: return nil
        }
    }
}
