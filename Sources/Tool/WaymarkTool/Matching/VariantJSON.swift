import WaymarkCore

/// Returns a hash in ASCII letters and digits, which is equal for equal values of a parameter.
typealias ValueHash = @Sendable (_ value: Bytes, _ name: String) -> String

/// JSON that the results of all links of a pattern variant share, encoded once.
///
/// This type and `Capture` are classes, so that rendering retains one reference instead of copying all properties.
final class VariantJSON: Sendable {
    /// The members before `captures`: outcome, route, pattern and deprecation.
    let beginning: PreparedJSON

    private let captures: [Capture]

    /// - Parameter hash: The function that hashes the values of nonpublic parameters; `nil` to write all values.
    init(_ variant: TableVariant, in table: RankedTable, end: RouteDeprecation?, hash: ValueHash? = nil) {
        let name = table.entries[variant.entry].name
        let pattern = table.pattern(of: variant).text
        beginning = PreparedJSON { out in
            out.member("outcome", "matched")
            out.member("route", orNull: name)
            out.member("pattern", pattern)
            end?.writeMembers(to: &out)
            out.key("captures")
        }
        captures = variant.variant.parameters.map { Capture($0, in: table, hash) }
    }

    func number(ofCapture name: String) -> Int? { captures.firstIndex { $0.name == name } }

    /// Writes a capture as a field of a row: in JSON with its type, otherwise as a string. A list in a string is JSON.
    func writeCell(
        ofCapture number: Int, of match: borrowing MatchView, to out: inout OutputBuffer, in format: RowFormat
    ) {
        let capture = captures[number]
        var isList = false
        match.readCapture(number) { reading in
            switch reading {
            case .text(let text): capture.writeCell(text, to: &out, in: format)
            case .absent:
                guard let value = capture.defaultCapture else { return out.writeAbsentCell(in: format) }
                out.cell(value, in: format)
            case .list: isList = true
            }
        }
        if isList { out.jsonCell(in: format) { writeList(number, of: match, to: &$0) } }
    }

    private func writeList(_ number: Int, of match: borrowing MatchView, to out: inout OutputBuffer) {
        out.open("[")
        match.forEachElement(ofCapture: number) { captures[number].writeValue($0, to: &out) }
        out.close("]")
    }

    /// Writes a JSON object of all captures, with numbers as numbers and lists as arrays.
    func writeCaptures(of match: borrowing MatchView, to out: inout OutputBuffer) {
        out.open("{")
        for index in captures.indices {
            let capture = captures[index]
            var isList = false
            match.readCapture(index) { reading in
                switch reading {
                case .text(let text):
                    out.prepared(capture.key)
                    capture.writeValue(text, to: &out)
                case .absent: if let defaultValue = capture.defaultValue { out.prepared(defaultValue) }
                case .list: isList = true
                }
            }
            guard isList else { continue }
            out.prepared(capture.key)
            writeList(index, of: match, to: &out)
        }
        out.close("}")
    }

    private final class Capture: Sendable {
        let name: String
        let key: PreparedJSON
        let defaultValue: PreparedJSON?
        let defaultCapture: CaptureValue?
        private let constraint: ParameterConstraint
        private let spelling: Spelling

        private enum Spelling {
            case quoted
            /// The captured text without quotes, which is valid JSON: a canonical number, `true` or `false`.
            case literal
            /// The parsed value, for types such as `Double` in which `1.5` and `1.50` are the same value.
            case value
            /// The result of a function for the captured text, such as a hash.
            case replaced(@Sendable (Bytes) -> String)

            init(_ kind: ParameterConstraint.Kind) {
                switch kind {
                case .signed, .unsigned, .bool: self = .literal
                case .any, .format, .oneOf, .characters, .matching, .custom: self = .quoted
                case .double, .float, .lenientInt, .lenientDouble, .lenientBool: self = .value
                }
            }
        }

        init(_ parameter: PatternParameter, in table: RankedTable, _ hash: ValueHash?) {
            let name = parameter.name ?? ""
            let constraint = table.types.constraint(for: parameter.type) ?? ParameterConstraint(.any)
            let value = parameter.defaultValue(constraint)
            if let hash {
                let isPublic = table.publicNames.contains(name)
                let replacement: @Sendable (Bytes) -> String = { isPublic ? String(bytes: $0) : hash($0, name) }
                (spelling, defaultCapture) = (.replaced(replacement), value?.replacingTexts(by: replacement))
            } else {
                (spelling, defaultCapture) = (Spelling(constraint.kind), value)
            }
            (self.name, self.constraint) = (name, constraint)
            key = PreparedJSON { $0.key(text: name) }
            defaultValue = defaultCapture.map { value in
                PreparedJSON { out in
                    out.key(text: name)
                    out.value(value)
                }
            }
        }

        func writeCell(_ text: Bytes, to out: inout OutputBuffer, in format: RowFormat) {
            switch spelling {
            case .quoted: out.cell(text, in: format)
            case .literal: if format == .json { out.literal(text) } else { out.cell(text, in: format) }
            case .value: out.cell(constraint.value(of: String(decoding: text, as: UTF8.self)), in: format)
            case .replaced(let replacement): out.cell(replacement(text), in: format)
            }
        }

        func writeValue(_ text: Bytes, to out: inout OutputBuffer) {
            switch spelling {
            case .quoted: out.string(text)
            case .literal: out.literal(text)
            case .value: out.value(constraint.value(of: String(decoding: text, as: UTF8.self)))
            case .replaced(let replacement): out.string(replacement(text))
            }
        }
    }
}

extension CaptureValue {
    /// Replaces the text of the value, or of each list element. Numbers become strings.
    fileprivate func replacingTexts(by replacement: (Bytes) -> String) -> CaptureValue {
        switch self {
        case .list(let values): .list(values.map { $0.replacingTexts(by: replacement) })
        case .string, .int, .uint, .double, .bool: .string(description.withBytes(replacement))
        }
    }
}

extension OutputBuffer {
    fileprivate mutating func cell(_ value: CaptureValue, in format: RowFormat) {
        switch value {
        case .string(let text): cell(text, in: format)
        case .list: jsonCell(in: format) { $0.value(value) }
        case .int, .uint, .double, .bool:
            if format == .json { self.value(value) } else { cell(value.description, in: format) }
        }
    }

    mutating func value(_ value: CaptureValue) {
        switch value {
        case .string(let text): string(text)
        case .int(let number): self.number(number)
        case .uint(let number): self.number(number)
        case .double(let number): self.number(number)
        case .bool(let flag): bool(flag)
        case .list(let values): array(of: values) { $0.value($1) }
        }
    }
}
