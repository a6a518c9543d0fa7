#if Macros
    import SwiftSyntax

    extension DeclaredPattern {
        /// Returns fixes that add a parameter for a value: a segment for a required value, and a query item, except in
        /// prefixes.
        func fixes(adding value: DeclaredValue, isPrefix: Bool) -> [Fix] {
            guard let name = value.name, let pattern else { return [] }
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
            Fix("add '\(text)'", at: literal.place(offset..<offset), literal.escaped(text))
        }
    }

    extension Collection<UInt8> {
        /// Returns the offset of the first ASCII character that is neither escaped nor in braces.
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

    extension PatternLiteral {
        /// Removes the parameter's name, so that its value is checked but not captured.
        func fix(uncapturing place: ParameterRanges) -> [Fix] {
            guard let name = place.nameRange, place.typeRange == nil else { return place.nameRange.map(remove) ?? [] }
            return [Fix("do not capture it", at: self.place(name), ": String")]
        }

        private func remove(_ name: Range<Int>) -> [Fix] {
            [Fix("do not capture it", at: place(name), "")]
        }
    }

    extension ValueSite {
        /// Adds an associated value to a case. Structs have no fix.
        func fix(adding name: String, _ type: String) -> [Fix] {
            let message = "add the associated value '\(name): \(type)'"
            guard case .element(let element) = self else { return fix(prepending: name, type, message) }
            guard let clause = element.parameterClause else {
                let end = element.name.endPositionBeforeTrailingTrivia
                return [
                    Fix(message, at: SyntaxRange(node: Syntax(element.name), range: end..<end), "(\(name): \(type))")
                ]
            }
            let end = clause.rightParen.positionAfterSkippingLeadingTrivia
            let separator = clause.parameters.isEmpty ? "" : ", "
            return [
                Fix(message, at: SyntaxRange(node: Syntax(clause), range: end..<end), "\(separator)\(name): \(type)")
            ]
        }

        /// Adds a value before the mounted value, unless that has the same name.
        private func fix(prepending name: String, _ type: String, _ message: String) -> [Fix] {
            guard case .prefix(let element) = self, let clause = element.parameterClause,
                clause.parameters.last?.firstName?.identifier?.name != name
            else { return [] }
            let start = clause.leftParen.endPositionBeforeTrailingTrivia
            return [Fix(message, at: SyntaxRange(node: Syntax(clause), range: start..<start), "\(name): \(type), ")]
        }
    }
#endif
