import WaymarkCore

/// Puts something in place of the values of links that tells equal ones from different ones, and nothing else.
protocol ValueHashing: Sendable {
    /// Writes what stands in place of a value: ASCII letters and digits.
    ///
    /// - Parameter name: That of the parameter.
    func writeHash(of value: Bytes, named name: [UInt8], to out: inout OutputBuffer)
}

/// What is written in place of the captures of one variant: hashes, if they are asked for, and the values of public ones.
struct HashedCaptures: Sendable {
    private let captures: [Capture]
    private let hashing: (any ValueHashing)?

    private struct Capture: Sendable {
        let name: String
        let bytes: [UInt8]
        let isPublic: Bool
        /// What stands for it when it is absent.
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

    var indices: Range<Int> { captures.indices }

    var names: [String] { captures.map(\.name) }

    /// Calls a function with the hash of each text of a capture, or with the text if it is public: of lists that of each element, of what
    /// is absent those of what stands in for it.
    ///
    /// - Parameter isCell: Whether public texts are written as JSON has them, and not as links do.
    /// - Returns: Whether the capture is a list.
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

    /// A capture as JSON has it: a text, a list of texts, or nothing.
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

    /// A capture as a field of a row.
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
            default: out.noCell(in: format)
            }
        }
    }

    /// A public capture as a field.
    ///
    /// - Returns: Whether it is no list; nothing is written of a list.
    private func writeText(
        of capture: Capture, _ number: Int, in match: borrowing MatchView, to out: inout OutputBuffer,
        _ format: RowFormat
    ) -> Bool {
        var isText = true
        match.readCapture(number) { reading in
            switch reading {
            case .text(let text): out.cell(text, in: format)
            case .absent:
                if let text = capture.defaults.first { out.cell(text, in: format) } else { out.noCell(in: format) }
            case .list: isText = false
            }
        }
        return isText
    }

    /// The captures by name, in JSON; those that are absent are left out.
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
