extension ExpressionReader {
    private enum Escape {
        case scalar(Unicode.Scalar)
        case set(ByteClass)
    }

    mutating func readEscape(from start: Int) throws(ExpressionProblem) -> Language {
        switch try escape(from: start) {
        case .scalar(let scalar): pool.text(Array(String(scalar).utf8))
        case .set(let set): pool.class(set)
        }
    }

    private mutating func escape(from start: Int) throws(ExpressionProblem) -> Escape {
        guard let next = peek else { throw problem(.unknownEscape(nil), from: start) }
        index += 1
        switch next {
        case "d": return .set(.digits)
        case "D": return .set(ByteClass.digits.complement)
        case "w": return .set(.word)
        case "W": return .set(ByteClass.word.complement)
        case "s": return .set(.space)
        case "S": return .set(ByteClass.space.complement)
        case "t": return .scalar("\t")
        case "n": return .scalar("\n")
        case "r": return .scalar("\r")
        case "b", "B": throw problem(.unsupported(.wordBoundary), from: start)
        case "A", "z", "Z", "G": throw problem(.unsupported(.anchor), from: start)
        case "p", "P", "X", "R", "N": throw problem(.unsupported(.unicodeProperty), from: start)
        case "1"..."9", "k", "g": throw problem(.unsupported(.backreference), from: start)
        default:
            guard next.isASCII, !next.properties.isAlphabetic, next.properties.numericType == nil else {
                throw problem(.unknownEscape(Character(next)), from: start)
            }
            return .scalar(next)
        }
    }

    /// Reads a character class such as `[a-z]` after its opening bracket.
    mutating func readClass(from start: Int) throws(ExpressionProblem) -> ByteClass {
        depth += 1
        guard depth <= Self.depthLimit else { throw problem(.tooDeep(limit: Self.depthLimit), from: start) }
        if peek == ":" { throw problem(.unsupported(.posixClass), from: start, to: index + 1) }
        let isNegated = take("^")
        var set = try readMembers(from: start)
        while let sign = operatorAhead {
            index += 2
            let right = try readMembers(from: start)
            switch sign {
            case "&": set = set.intersection(right)
            case "-": set = set.subtracting(right)
            default: set = set.union(right).subtracting(set.intersection(right))
            }
        }
        guard take("]") else { throw problem(.unclosed("["), from: start, to: start + 1) }
        depth -= 1
        return isNegated ? set.complement : set
    }

    /// The character of a set operator at this position: `&&`, `--` or `~~`.
    private var operatorAhead: Unicode.Scalar? {
        guard let sign = peek, ["&", "-", "~"].contains(sign), peek(1) == sign else { return nil }
        return sign
    }

    private mutating func readMembers(from start: Int) throws(ExpressionProblem) -> ByteClass {
        let first = index
        var set = ByteClass.none
        while let next = peek, next != "]", operatorAhead == nil {
            let memberStart = index
            index += 1
            if next == "[" {
                set = set.union(try readClass(from: memberStart))
                continue
            }
            switch next == "\\" ? try escape(from: memberStart) : .scalar(next) {
            case .set(let more): set = set.union(more)
            case .scalar(let scalar): set = set.union(try readRange(from: scalar, at: memberStart))
            }
        }
        guard index > first || peek == nil else { throw problem(.emptyClass, from: start, to: index + 1) }
        return set
    }

    /// Reads the rest of a range such as `a-z`, if any, after `low`.
    private mutating func readRange(from low: Unicode.Scalar, at start: Int) throws(ExpressionProblem) -> ByteClass {
        guard low.isASCII else { throw problem(.classBeyondASCII(Character(low)), from: start) }
        guard peek == "-", let next = peek(1), next != "]", next != "-" else {
            return ByteClass(UInt8(low.value))
        }
        index += 2
        var high = next
        if next == "\\" {
            guard case .scalar(let scalar) = try escape(from: index - 1) else {
                throw problem(.reversed, from: start)
            }
            high = scalar
        }
        guard high.isASCII else { throw problem(.classBeyondASCII(Character(high)), from: start) }
        guard low <= high else { throw problem(.reversed, from: start) }
        return ByteClass(UInt8(low.value)...UInt8(high.value))
    }
}
