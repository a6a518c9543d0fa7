import WaymarkCore

/// A replacement of values that preserves only equality.
protocol ValueHashing: Sendable {
    /// Writes the replacement of a value of a parameter: ASCII letters and digits.
    func writeHash(of value: Bytes, named name: [UInt8], to out: inout OutputBuffer)
}

/// The replacements of one variant's captures: hashes, if requested, and the values of public parameters.
struct HashedCaptures: Sendable {
    private let captures: [Capture]
    private let hashing: (any ValueHashing)?

    private struct Capture: Sendable {
        let name: String
        let bytes: [UInt8]
        let isPublic: Bool
        let defaults: [String]
    }

    init(_ variant: PatternVariant, in table: RankedTable, _ hashing: (any ValueHashing)?) {
        self.hashing = hashing
        captures = variant.parameters.map { parameter in
            let constraint = table.types.constraint(for: parameter.type) ?? ParameterConstraint(.any)
            let name = parameter.name ?? ""
            return Capture(
                name: name, bytes: Array(name.utf8), isPublic: table.publicNames.contains(name),
                defaults: parameter.defaultValue(constraint)?.texts ?? [])
        }
    }

    var names: [String] { captures.map(\.name) }

    /// Calls a function with the hash of a capture, or with its value if it is public. Lists call it for each element,
    /// and absent captures for each default.
    ///
    /// - Parameter isCell: `true` to escape public values for JSON, `false` to percent-encode them for links.
    /// - Returns: `true` if the capture is a list.
    func forEachHash(
        of number: Int, in match: borrowing MatchView, to out: inout OutputBuffer, isCell: Bool = false,
        _ write: (inout OutputBuffer, _ hash: (inout OutputBuffer) -> Void) -> Void
    ) -> Bool {
        let capture = captures[number]
        guard capture.isPublic || hashing != nil else { return false }
        func hash(_ value: Bytes) {
            write(&out) { out in
                if capture.isPublic, isCell {
                    out.write(value, escaping: .json)
                } else if capture.isPublic {
                    out.write(PercentEncoding.encode(String(bytes: value), keeping: .unreserved))
                } else {
                    hashing?.writeHash(of: value, named: capture.bytes, to: &out)
                }
            }
        }
        var isList = false
        match.readCapture(number) { reading in
            switch reading {
            case .text(let text): hash(text)
            case .absent: for text in capture.defaults { text.withBytes(hash) }
            case .list: isList = true
            }
        }
        if isList { match.forEachElement(ofCapture: number, hash) }
        return isList
    }

    /// Writes a capture as JSON: a string, a list of strings, or `null`.
    func writeValue(of number: Int, in match: borrowing MatchView, to out: inout OutputBuffer) {
        var list = OutputBuffer(capacity: 128)
        list.open("[")
        let isList = forEachHash(of: number, in: match, to: &list, isCell: true) { list, hash in
            list.quoted { hash(&$0) }
        }
        list.close("]")
        let brackets = isList ? 0 : 1
        list.withBytes { bytes in
            let text = Bytes(bytes)
            guard text.count > 2 || isList else { return out.null() }
            out.literal(text.part(brackets..<text.count - brackets))
        }
    }

    func writeCell(of number: Int, in match: borrowing MatchView, to out: inout OutputBuffer, format: RowFormat) {
        guard format != .json else { return writeValue(of: number, in: match, to: &out) }
        if captures[number].isPublic, writeText(of: captures[number], number, in: match, to: &out, format) { return }
        var value = OutputBuffer(capacity: 128)
        writeValue(of: number, in: match, to: &value)
        value.withBytes { bytes in
            let text = Bytes(bytes)
            switch text.first {
            case .quote: out.cell(text.part(1..<text.count - 1), in: format)
            case UInt8(ascii: "["): out.cell(text, in: format)
            default: out.writeAbsentCell(in: format)
            }
        }
    }

    /// - Returns: `false` for a list, of which nothing was written.
    private func writeText(
        of capture: Capture, _ number: Int, in match: borrowing MatchView, to out: inout OutputBuffer,
        _ format: RowFormat
    ) -> Bool {
        var isText = true
        match.readCapture(number) { reading in
            switch reading {
            case .text(let text): out.cell(text, in: format)
            case .absent:
                if let text = capture.defaults.first {
                    out.cell(text, in: format)
                } else {
                    out.writeAbsentCell(in: format)
                }
            case .list: isText = false
            }
        }
        return isText
    }

    /// Writes a JSON object of the captures by name, without absent ones.
    func writeObject(of match: borrowing MatchView, to out: inout OutputBuffer) {
        out.open("{")
        for number in captures.indices {
            var value = OutputBuffer(capacity: 128)
            writeValue(of: number, in: match, to: &value)
            value.withBytes { bytes in
                guard bytes.first != UInt8(ascii: "n") else { return }
                out.key(text: captures[number].name)
                out.literal(Bytes(bytes))
            }
        }
        out.close("}")
    }
}
