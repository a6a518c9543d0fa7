/// Creates and caches the sets of strings that segments and values of patterns match.
struct TextSets {
    var pool = LanguagePool()
    private var known: [Key: TextSet] = [:]
    private var verdicts: [TextSet.Judge: @Sendable ([UInt8]) -> Bool] = [:]

    /// Returns the result of a predicate on a string, in which the byte 0xFF also represents a comma; `nil` if unknown.
    func verdict(of judge: TextSet.Judge, on text: [UInt8]) -> Bool? { verdicts[judge]?(Self.withCommas(text)) }

    private struct Key: Hashable {
        let table: Int
        let type: ParameterType.Kind
        let folds: Bool
    }

    /// Returns the strings that a type accepts.
    ///
    /// - Parameters:
    ///   - table: The index of the table that defines the type's name.
    ///   - folds: If `true`, listed strings are compared without ASCII case.
    mutating func set(of type: ParameterType, in types: ParameterTypes, table: Int, folds: Bool) -> TextSet {
        let key = Key(table: table, type: type.kind, folds: folds)
        if let known = known[key] { return known }
        let constraint = types.constraint(for: type) ?? ParameterConstraint(.any)
        let set = make(constraint, folds: folds)
        if let judge = set.judge {
            verdicts[judge] = { constraint.accepts(String(decoding: $0, as: UTF8.self)) }
        }
        known[key] = set
        return set
    }

    private mutating func make(_ constraint: ParameterConstraint, folds: Bool) -> TextSet {
        switch constraint.kind {
        case .any: return TextSet(.everything)
        case .signed(let range): return TextSet(pool.integers(range))
        case .unsigned(let range): return TextSet(pool.integers(range))
        case .double: return decimals(isFloat: false)
        case .float: return decimals(isFloat: true)
        case .bool: return TextSet(pool.texts([Array("true".utf8), Array("false".utf8)]))
        case .format(let format): return TextSet(expression(format.expression))
        case .oneOf(let texts): return TextSet(pool.texts(texts, ignoringCase: folds))
        case .characters(let characters, let lengths):
            let one = pool.bytes(ByteClass((0...0x7F).filter { characters.contains($0) }))
            return TextSet(pool.repetition(one, minimum: lengths.lowerBound, maximum: lengths.upperBound))
        case .lenientInt: return TextSet(lenientIntegers())
        case .lenientDouble:
            let decimals = decimals(isFloat: false)
            return TextSet(certain: decimals.certain, possible: .everything, judge: .lenientNumber)
        case .lenientBool:
            let words = ["true", "yes", "1", "false", "no", "0"].map { Array($0.utf8) }
            return TextSet(pool.texts(words, ignoringCase: true))
        case .matching(let automaton): return TextSet(expression(automaton.expression))
        case .custom(let check):
            if let expression = check.expression { return TextSet(self.expression(expression)) }
            return TextSet(
                certain: .nothing, possible: .everything,
                judge: check.absentType.map { .absent($0) } ?? .function(ObjectIdentifier(check)))
        }
    }
}

extension TextSets {
    private mutating func expression(_ text: String) -> Language {
        // An invalid expression of an app's type matches nothing; built-in expressions are valid.
        (try? pool.language(ofExpression: text)) ?? .nothing
    }

    /// Returns decimal numbers without negative zero. Numbers with few digits are certain members. Others are possible
    /// members, because they may overflow or be rounded to negative zero.
    private mutating func decimals(isFloat: Bool) -> TextSet {
        let digits = isFloat ? 30 : 300
        let all = expression("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?[0-9]+)?")
        let positive = expression("(0|[1-9][0-9]{0,\(digits)})([.][0-9]+)?")
        let negative = expression("-([1-9][0-9]{0,\(digits)})([.][0-9]+)?|-0[.]0{0,20}[1-9][0-9]*")
        let zero = expression("-0([.]0+)?([eE][-+]?[0-9]+)?")
        return TextSet(
            certain: pool.union([positive, negative]), possible: pool.difference(all, zero),
            judge: .number(isFloat: isFloat))
    }

    private mutating func lenientIntegers() -> Language {
        let zeros = expression("0*")
        let (plus, minus) = (expression("[+]?"), expression("-"))
        let positive = pool.union([.empty, pool.decimals(from: 1 as UInt, to: UInt(Int.max))])
        let negative = pool.union([.empty, pool.decimals(from: 1 as UInt, to: Int.min.magnitude)])
        let all = pool.union([pool.sequence([plus, zeros, positive]), pool.sequence([minus, zeros, negative])])
        return pool.intersection([all, expression("[-+]?[0-9]+")])
    }
}
