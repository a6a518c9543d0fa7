/// An iterator over the parameters of a printed pattern, which finds the value of each. If the values are in the order
/// of the parameters, neither printing nor the check of the link looks up a name.
struct CaptureCursor {
    private let contents: UnownedPointer<TableContents>
    private let captures: UncheckedSpan<CaptureLocation>
    private var number = 0
    private var isInOrder = true
    private var keepsSpelling = true

    init(_ contents: UnownedPointer<TableContents>, rank: Int) {
        self.contents = contents
        captures = contents.value.captures(ofRank: rank)
    }

    var hasNext: Bool { number < captures.count }

    private var location: UnownedPointer<CaptureLocation> { captures.pointer(number) }
    private var nameBytes: Bytes { contents.value.name(of: location.value) }
    var name: String { String(bytes: nameBytes) }
    var flags: CaptureLocation.Flags { location.value.flags }
    var constraint: UnownedPointer<ParameterConstraint> {
        contents.value.constraints.pointer(Int(location.value.constraint))
    }
    var defaultValue: CaptureValue? { contents.value.defaultValue(of: location.value) }

    mutating func value(in values: PrintValues) -> CaptureValue? {
        if let value = values.value(at: number, named: nameBytes) { return value }
        isInOrder = false
        return values[name]
    }

    /// Returns the value of the next query parameter or, if missing, the only string that the parameter accepts.
    func itemValue(in values: PrintValues) -> CaptureValue? {
        contents.value.itemValue(of: location.value, in: values)
    }

    mutating func skip() {
        keepsSpelling = keepsSpelling && flags.contains(.keepsSpelling)
        number += 1
    }

    /// Skips a catch-all, after which the order of the values is unknown.
    mutating func skipCatchAll(isNamed: Bool) {
        isInOrder = false
        if isNamed { number += 1 }
    }

    /// Returns the relation between the order of the values and that of the parameters. Call this after `printPath`.
    func order(of values: PrintValues) -> ValueOrder {
        guard isInOrder, number == values.valuedCount else { return .unknown }
        return keepsSpelling ? .sameTexts : .same
    }
}

extension TableContents {
    func constraint(named name: String, ofRank rank: Int) -> ParameterConstraint? {
        capture(named: name, ofRank: rank).map { constraints[Int($0.constraint)] }
    }

    func onlyText(of location: CaptureLocation) -> String? {
        guard location.flags.contains(.hasOnlyText),
            case .oneOf(let texts) = constraints[Int(location.constraint)].kind
        else { return nil }
        return texts.first.map { String(decoding: $0, as: UTF8.self) }
    }

    func itemValue(of location: CaptureLocation, in values: PrintValues) -> CaptureValue? {
        values[String(bytes: name(of: location))] ?? onlyText(of: location).map(CaptureValue.string)
    }
}

/// The relation between the order of the values to print and the order of a pattern variant's parameters.
enum ValueOrder {
    case unknown
    /// There is exactly one value for each path parameter of the pattern variant, in order, and no other value.
    case same
    /// As for `same`, and each parameter's type has only one spelling for a value, as `Int` has. A printed link with
    /// the same strings then reads back as the same values.
    case sameTexts
}
