import WaymarkCore

/// A replacement of captured values by hashes: only equal values of a parameter have the same hash.
protocol ValueHashing: Sendable {
    /// Writes the hash of a parameter's value as ASCII letters and digits.
    func writeHash(of value: Bytes, named name: [UInt8], to out: inout OutputBuffer)
}

/// A writer of redacted captures of one variant: hashes, if requested, and the values of public parameters.
struct HashedCaptures: Sendable {
    private let captures: [Capture]
    private let hashing: (any ValueHashing)?

    private struct Capture: Sendable {
        let name: String
        let bytes: [UInt8]
        let isPublic: Bool
        let defaults: [String]
        let hasListDefault: Bool
    }

    init(_ variant: PatternVariant, in table: RankedTable, _ hashing: (any ValueHashing)?) {
        self.hashing = hashing
        captures = variant.parameters.map { parameter in
            let constraint = table.types.constraint(for: parameter.type) ?? ParameterConstraint(.any)
            let (name, defaultValue) = (parameter.name ?? "", parameter.defaultValue(constraint))
            let hasListDefault = if case .list = defaultValue { true } else { false }
            return Capture(
                name: name, bytes: Array(name.utf8), isPublic: table.publicNames.contains(name),
                defaults: defaultValue?.texts ?? [], hasListDefault: hasListDefault)
        }
    }

    var names: [String] { captures.map(\.name) }

    /// Calls `write` with the hash of a capture, or with its value if it is public. For a list, calls it for each
    /// element, and for an absent capture, for each default.
    ///
    /// - Parameter writePublic: Writes a public value.
    /// - Returns: `true` if the capture or its default is a list; always `false` if the capture is hidden.
    func forEachHash(
        of number: Int, in match: borrowing MatchView, to out: inout OutputBuffer,
        public writePublic: @escaping (inout OutputBuffer, Bytes) -> Void,
        _ write: (inout OutputBuffer, _ hash: (inout OutputBuffer) -> Void) -> Void
    ) -> Bool {
        let capture = captures[number]
        guard capture.isPublic || hashing != nil else { return false }
        func hash(_ value: Bytes) {
            write(&out) { out in
                if capture.isPublic {
                    writePublic(&out, value)
                } else {
                    hashing?.writeHash(of: value, named: capture.bytes, to: &out)
                }
            }
        }
        var (isList, isAbsent) = (false, false)
        match.readCapture(number) { reading in
            switch reading {
            case .text(let text): hash(text)
            case .absent: isAbsent = true
            case .list: isList = true
            }
        }
        if isAbsent { for text in capture.defaults { text.withBytes(hash) } }
        if isList { match.forEachElement(ofCapture: number, hash) }
        return isList || isAbsent && capture.hasListDefault
    }

    /// Writes the hash or public value of a capture as JSON: a string, a list of strings, or `null`.
    func writeValue(of number: Int, in match: borrowing MatchView, to out: inout OutputBuffer) {
        var list = OutputBuffer(capacity: 128)
        list.open("[")
        let isList = forEachHash(of: number, in: match, to: &list, public: { $0.write($1, escaping: .json) }) {
            list, hash in
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
        var text = OutputBuffer(capacity: 128)
        var count = 0
        let isList = forEachHash(of: number, in: match, to: &text, public: { $0.append($1) }) { text, hash in
            hash(&text)
            count += 1
        }
        if isList {
            out.jsonCell(in: format) { writeValue(of: number, in: match, to: &$0) }
        } else if count == 0 {
            out.writeAbsentCell(in: format)
        } else {
            text.withBytes { out.cell(Bytes($0), in: format) }
        }
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
