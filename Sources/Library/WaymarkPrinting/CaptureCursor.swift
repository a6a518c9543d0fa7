/// Goes through the captures of a variant in the order of its parameters, and takes their values.
///
/// Values are mostly in that order; then none is looked up by name, neither here nor when the link is read back.
struct CaptureCursor {
    private let contents: Borrowed<TableContents>
    private let first: Int
    private let count: Int
    private var number = 0
    private var isInOrder = true
    private var keepsSpelling = true

    /// - Parameter rank: The variant that is printed.
    init(_ contents: Borrowed<TableContents>, rank: Int) {
        self.contents = contents
        first = Int(contents.value.records[rank].firstCapture)
        count = Int(contents.value.records[rank].captureCount)
    }

    /// Whether there is another capture.
    var hasNext: Bool { number < count }

    private var location: Borrowed<CaptureLocation> { contents.value.captures.place(first + number) }
    private var nameBytes: Bytes { contents.value.name(of: location.value) }
    /// The name of the next capture.
    var name: String { String(bytes: nameBytes) }
    var flags: CaptureLocation.Flags { location.value.flags }
    var constraint: Borrowed<ParameterConstraint> {
        contents.value.constraints.place(Int(location.value.constraint))
    }
    /// The value that the next capture has if the link lacks it.
    var defaultValue: CaptureValue? {
        let number = Int(location.value.defaultValue)
        return number == 0 ? nil : contents.value.defaults[number - 1]
    }

    /// The value of the next capture.
    mutating func value(in values: PrintValues) -> CaptureValue? {
        if let value = values.value(at: number, named: nameBytes) { return value }
        isInOrder = false
        return values[name]
    }

    /// The value of the next capture, if it is a query item: where only one text fits, it need not be given.
    func itemValue(in values: PrintValues) -> CaptureValue? {
        contents.value.itemValue(of: location.value, in: values)
    }

    mutating func skip() {
        keepsSpelling = keepsSpelling && flags.contains(.keepsSpelling)
        number += 1
    }

    /// Skips a catch-all, of which nothing is known by position.
    mutating func skipCatchAll(isNamed: Bool) {
        isInOrder = false
        if isNamed { number += 1 }
    }

    /// How the values relate to the captures of the path, once all of these are skipped.
    func order(of values: PrintValues) -> ValueOrder {
        guard isInOrder, number == values.valuedCount else { return .unknown }
        return keepsSpelling ? .sameTexts : .same
    }
}

extension TableContents {
    /// The name of a capture.
    func name(of location: CaptureLocation) -> Bytes {
        names.bytes(Int(location.name), count: Int(location.nameLength))
    }

    /// Calls a function with each capture of a variant, until it returns `false`.
    func forEachCapture(ofRank rank: Int, _ body: (CaptureLocation) -> Bool) {
        let (first, count) = (Int(records[rank].firstCapture), Int(records[rank].captureCount))
        for index in first..<first + count where !body(captures[index]) { return }
    }

    /// Whether a variant has a capture of a name.
    func hasCapture(named name: String, ofRank rank: Int) -> Bool {
        var isThere = false
        name.withBytes { name in
            forEachCapture(ofRank: rank) { location in
                isThere = self.name(of: location).equals(name)
                return !isThere
            }
        }
        return isThere
    }

    /// The constraint of a variant's capture, by its name.
    package func constraint(named name: String, ofRank rank: Int) -> ParameterConstraint? {
        var found: ParameterConstraint?
        name.withBytes { name in
            forEachCapture(ofRank: rank) { location in
                guard self.name(of: location).equals(name) else { return true }
                found = constraints[Int(location.constraint)]
                return false
            }
        }
        return found
    }

    /// The one text of a capture that must be in the link, if only one fits.
    func onlyText(of location: CaptureLocation) -> String? {
        guard location.flags.contains(.hasOnlyText),
            case .oneOf(let texts) = constraints[Int(location.constraint)].kind
        else { return nil }
        return texts.first.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The value of a query item; where only one text fits, it need not be given.
    func itemValue(of location: CaptureLocation, in values: PrintValues) -> CaptureValue? {
        values[String(bytes: name(of: location))] ?? onlyText(of: location).map(CaptureValue.string)
    }
}

/// How the values of a link relate to the captures of the variant that it was printed from.
enum ValueOrder {
    /// They are looked up by name.
    case unknown
    /// They are those of the captures, in their order, and no others.
    case same
    /// They are, and each is the text that was printed.
    case sameTexts

    var isKnown: Bool { if case .unknown = self { false } else { true } }
}
