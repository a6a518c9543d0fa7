// Types and values, read by `BlockStream`.
extension StreamWriter {
    package mutating func put(_ constraint: ParameterConstraint, _ types: ParameterTypes) {
        switch constraint.kind {
        case .any: put(BlockStream.Code.any)
        case .double: put(BlockStream.Code.double)
        case .float: put(BlockStream.Code.float)
        case .bool: put(BlockStream.Code.bool)
        case .format(let format): put(format.rawValue)
        case .lenientInt: put(BlockStream.Code.lenientInt)
        case .lenientDouble: put(BlockStream.Code.lenientDouble)
        case .lenientBool: put(BlockStream.Code.lenientBool)
        case .signed(let range):
            put(BlockStream.Code.signed)
            put(signed: range.lowerBound)
            put(signed: range.upperBound)
        case .unsigned(let range):
            put(BlockStream.Code.unsigned)
            put(range.lowerBound)
            put(range.upperBound)
        case .oneOf(let texts):
            put(BlockStream.Code.oneOf)
            putList(texts) { $0.put($1) }
        case .characters(let characters, let lengths):
            put(BlockStream.Code.characters)
            put(characters.code)
            put(lengths.lowerBound)
            put(lengths.upperBound)
        case .matching(let automaton) where automaton.fault != nil:
            // An invalid expression matches nothing. The error of the table is found later.
            put(BlockStream.Code.oneOf)
            put(0)
        case .matching(let automaton): put(automaton)
        case .custom(let check):
            put(BlockStream.Code.custom)
            put(types.name(of: check) ?? "")
        }
    }

    private mutating func put(_ automaton: TextAutomaton) {
        put(BlockStream.Code.matching)
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
            put(BlockStream.ValueCode.string)
            put(text)
        case .int(let number):
            put(BlockStream.ValueCode.int)
            put(signed: number)
        case .uint(let number):
            put(BlockStream.ValueCode.uint)
            put(number)
        case .double(let number):
            put(BlockStream.ValueCode.double)
            put(number.bitPattern)
        case .bool(let flag):
            put(BlockStream.ValueCode.bool)
            put(flag)
        case .list(let values):
            put(BlockStream.ValueCode.list)
            putList(values) { $0.put($1) }
        }
    }
}
