/// Types and values, as `FrozenStream` reads them.
extension StreamWriter {
    package mutating func put(_ constraint: ParameterConstraint, _ types: ParameterTypes) {
        switch constraint.kind {
        case .any: put(FrozenStream.Code.any)
        case .double: put(FrozenStream.Code.double)
        case .float: put(FrozenStream.Code.float)
        case .bool: put(FrozenStream.Code.bool)
        case .uuid: put(FrozenStream.Code.uuid)
        case .lenientInt: put(FrozenStream.Code.lenientInt)
        case .lenientDouble: put(FrozenStream.Code.lenientDouble)
        case .lenientBool: put(FrozenStream.Code.lenientBool)
        case .signed(let range):
            put(FrozenStream.Code.signed)
            put(signed: range.lowerBound)
            put(signed: range.upperBound)
        case .unsigned(let range):
            put(FrozenStream.Code.unsigned)
            put(range.lowerBound)
            put(range.upperBound)
        case .oneOf(let texts):
            put(FrozenStream.Code.oneOf)
            putList(texts) { $0.put($1) }
        case .characters(let characters, let lengths):
            put(FrozenStream.Code.characters)
            put(characters.code)
            put(lengths.lowerBound)
            put(lengths.upperBound)
        case .matching(let automaton): put(automaton)
        case .custom(let check):
            put(FrozenStream.Code.custom)
            put(types.name(of: check) ?? "")
        }
    }

    private mutating func put(_ automaton: TextAutomaton) {
        put(FrozenStream.Code.matching)
        put(automaton.expression)
        put(automaton.width)
        for group in automaton.groups { put(Int(group)) }
        putList(automaton.ends) { $0.put($1) }
        for step in automaton.steps { put(Int(step)) }
        put(Int(automaton.start))
    }

    mutating func put(_ value: CaptureValue) {
        switch value {
        case .string(let text):
            put(FrozenStream.ValueCode.string)
            put(text)
        case .int(let number):
            put(FrozenStream.ValueCode.int)
            put(signed: number)
        case .uint(let number):
            put(FrozenStream.ValueCode.uint)
            put(number)
        case .double(let number):
            put(FrozenStream.ValueCode.double)
            put(number.bitPattern)
        case .bool(let flag):
            put(FrozenStream.ValueCode.bool)
            put(flag)
        case .list(let values):
            put(FrozenStream.ValueCode.list)
            putList(values) { $0.put($1) }
        }
    }
}
