/// Takes the values of a path's parameters, one after the other, and knows what each parameter takes.
///
/// Values mostly stand in the order of the parameters; then nothing has to be looked for, neither here nor when the link
/// is read back.
struct CaptureCursor {
    private let locations: Row<CaptureLocation>
    private let constraints: Row<ParameterConstraint>
    private var number = 0
    private var isInOrder = true
    private var keepsSpelling = true

    /// - Parameter rank: The variant that is printed.
    init(_ contents: Borrowed<TableContents>, rank: Int) {
        let captures = contents.value.captures
        locations = captures.part(Int(contents.value.records[rank].firstCapture)..<captures.count)
        constraints = contents.value.constraints
    }

    /// What the next parameter takes.
    var constraint: Borrowed<ParameterConstraint> { constraints.place(Int(locations[number].constraint)) }

    /// The value of the next parameter; ``skip()`` goes on behind it.
    mutating func value(named name: Bytes, in values: PrintValues) -> CaptureValue? {
        if let value = values.value(at: number, named: name) { return value }
        isInOrder = false
        return values[String(decoding: name, as: UTF8.self)]
    }

    mutating func value(named name: String, in values: PrintValues) -> CaptureValue? {
        if let value = values.value(at: number, named: name) { return value }
        isInOrder = false
        return values[name]
    }

    mutating func skip() {
        keepsSpelling = keepsSpelling && locations[number].flags.contains(.keepsSpelling)
        number += 1
    }

    /// Goes on behind a catch-all, of which nothing is known by position.
    mutating func skip(_ run: CatchAll) {
        isInOrder = false
        if run.name != nil { number += 1 }
    }

    /// How the values stand to the parameters.
    func order(of values: PrintValues) -> ValueOrder {
        guard isInOrder, number == values.valuedCount else { return .unknown }
        return keepsSpelling ? .sameTexts : .same
    }
}

/// How the values of a link stand to the captures of the variant that it was written by.
enum ValueOrder {
    /// They have to be looked for by name.
    case unknown
    /// They are those of the captures, in their order, and no others.
    case same
    /// They are, and each is the text that was written.
    case sameTexts

    var isKnown: Bool { if case .unknown = self { false } else { true } }
}
