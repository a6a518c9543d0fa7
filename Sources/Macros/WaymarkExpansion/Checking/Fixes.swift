#if Macros
    import SwiftSyntax

    extension DeclaredPattern {
        /// Returns fixes that add a parameter for a value to the pattern, in the path or in the query.
        func fixes(adding value: DeclaredValue, isPrefix: Bool) -> [Fix] {
            guard let name = value.name else { return [] }
            let end = literal.text.utf8.count
            let fragment = literal.text.utf8.firstOffset(of: "#") ?? end
            let query = literal.text.utf8.firstOffset(of: "?") ?? fragment
            let item = (pattern.query.isEmpty ? "?" : "&") + "\(name)={\(name)}"
            let segment = value.type.isList ? "/{\(name): **}" : "/{\(name)}"
            let hasSlash = query > 0 && literal.text.utf8.dropFirst(query - 1).first == UInt8(ascii: "/")
            let inPath = insertion(hasSlash ? String(segment.dropFirst()) : segment, at: query)
            let inQuery = insertion(item, at: fragment)
            return (value.mayBeAbsent ? [] : [inPath]) + (isPrefix ? [] : [inQuery])
        }

        private func insertion(_ text: String, at offset: Int) -> Fix {
            Fix("add '\(text)'", at: literal.syntaxRange(offset..<offset), literal.escaped(text))
        }
    }

    extension Collection<UInt8> {
        /// Returns the offset of the first ASCII character `scalar` that is neither escaped nor in braces.
        fileprivate func firstOffset(of scalar: Unicode.Scalar) -> Int? {
            var depth = 0
            var isEscaped = false
            for (offset, byte) in enumerated() {
                defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
                if isEscaped { continue }
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
                if depth == 0, byte == UInt8(ascii: scalar) { return offset }
            }
            return nil
        }
    }

    extension DeclaredRoute {
        /// Returns a fix that adds an associated value to the case; none for a struct.
        func fix(adding name: String, _ type: String) -> [Fix] {
            let message = "add the associated value '\(name): \(type)'"
            guard let element, part == nil else { return fix(prepending: name, type, message) }
            guard let clause = element.parameterClause else {
                let end = SyntaxRange(element.name, at: element.name.endPositionBeforeTrailingTrivia)
                return [Fix(message, at: end, "(\(name): \(type))")]
            }
            let end = SyntaxRange(clause, at: clause.rightParen.positionAfterSkippingLeadingTrivia)
            return [Fix(message, at: end, (clause.parameters.isEmpty ? "" : ", ") + "\(name): \(type)")]
        }

        /// Returns a fix that inserts a first associated value; none if the last value has the same name.
        private func fix(prepending name: String, _ type: String, _ message: String) -> [Fix] {
            guard let clause = element?.parameterClause, clause.parameters.last?.firstName?.identifier?.name != name
            else { return [] }
            let start = SyntaxRange(clause, at: clause.leftParen.endPositionBeforeTrailingTrivia)
            return [Fix(message, at: start, "\(name): \(type), ")]
        }
    }

    extension DeclaredRoute {
        func fixes(of problem: RouteProblem, in literal: PatternLiteral) -> [Fix] {
            switch problem.kind {
            case .parameterType(let name, let type, _):
                value(name).map { typeFixes(of: $0, name, type, in: literal) } ?? []
            case .optionalParameter(let name, _): value(name).map { [$0.fix(making: $0.type.text + "?")] } ?? []
            default: []
            }
        }

        private func value(_ name: String) -> DeclaredValue? { values.first { $0.name == name } }

        private func typeFixes(
            of value: DeclaredValue, _ name: String, _ type: String, in literal: PatternLiteral
        ) -> [Fix] {
            guard let pattern = patterns.first(where: { $0.literal.text == literal.text })?.pattern,
                let ranges = pattern.ranges(of: name)
            else { return [] }
            var fixes: [Fix] = []
            if pattern.hasInPath(name), value.type.isList, !type.hasPrefix("[") {
                // A prefix cannot contain a catch-all.
                if part == nil { fixes.append(.write("{\(name): **}", in: literal, at: ranges.range)) }
            } else if let written = ranges.typeRange, ranges.type != nil, value.type.isBuiltIn,
                value.type.isList == type.hasPrefix("[")
            {
                fixes.append(.write(value.type.element, in: literal, at: written))
            }
            if !type.contains("|") {
                // A parameter of the type `[T]*`, such as `{ids: [Int]*}`, is an array in Swift.
                let swiftType = type.hasSuffix("*") ? String(type.dropLast()) : type
                fixes.append(value.fix(making: swiftType + (value.type.isOptional ? "?" : "")))
            }
            return fixes
        }
    }

    extension DeclaredValue {
        func fix(making type: String) -> Fix { Fix("make it '\(type)'", at: SyntaxRange(typeNode), type) }
    }
#endif
