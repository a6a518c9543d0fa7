/// Types and values, as `FrozenStream` reads them.
extension StreamWriter {
    private mutating func put(_ code: FrozenStream.Code) { put(code.rawValue) }

    package mutating func put(_ constraint: ParameterConstraint, _ types: ParameterTypes) {
        switch constraint.kind {
        case .any: put(.any)
        case .double: put(.double)
        case .float: put(.float)
        case .bool: put(.bool)
        case .uuid: put(.uuid)
        case .lenientInt: put(.lenientInt)
        case .lenientDouble: put(.lenientDouble)
        case .lenientBool: put(.lenientBool)
        case .signed(let range):
            put(.signed)
            put(signed: range.lowerBound)
            put(signed: range.upperBound)
        case .unsigned(let range):
            put(.unsigned)
            put(range.lowerBound)
            put(range.upperBound)
        case .oneOf(let texts):
            put(.oneOf)
            putList(texts) { $0.put($1) }
        case .characters(let characters, let lengths):
            put(.characters)
            put(characters.code)
            put(lengths.lowerBound)
            put(lengths.upperBound)
        case .matching(let automaton): put(automaton)
        case .custom(let check):
            put(.custom)
            put(types.name(of: check) ?? "")
        }
    }

    private mutating func put(_ automaton: TextAutomaton) {
        put(.matching)
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
            put(FrozenStream.ValueCode.string.rawValue)
            put(text)
        case .int(let number):
            put(FrozenStream.ValueCode.int.rawValue)
            put(signed: number)
        case .uint(let number):
            put(FrozenStream.ValueCode.uint.rawValue)
            put(number)
        case .double(let number):
            put(FrozenStream.ValueCode.double.rawValue)
            put(number.bitPattern)
        case .bool(let flag):
            put(FrozenStream.ValueCode.bool.rawValue)
            put(flag)
        case .list(let values):
            put(FrozenStream.ValueCode.list.rawValue)
            putList(values) { $0.put($1) }
        }
    }
}
