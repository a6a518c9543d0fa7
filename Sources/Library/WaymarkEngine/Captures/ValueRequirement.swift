/// What the value of a query item, or the fragment, must be, with texts and constraints where they stand: the words of
/// `TrieLayout.Value` as readers take them, which owns nothing and lasts as long as the table.
package enum ValueRequirement {
    case anything
    case literal(Bytes)
    /// There, without a value.
    case bare
    case parameter(Borrowed<ParameterConstraint>, list: ListReading, presence: ValuePresence)
}

/// Whether a value must be there.
package struct ValuePresence: Sendable, Equatable {
    package let code: UInt8

    package static var required: ValuePresence { ValuePresence(code: 0) }
    package static var optional: ValuePresence { ValuePresence(code: 1) }
    package static var lenient: ValuePresence { ValuePresence(code: 2) }
}

/// How many values the items of one name have.
package struct ListReading: Sendable, Equatable {
    package let code: UInt8

    package static var no: ListReading { ListReading(code: 0) }
    /// Each item has those between its commas.
    package static var splitting: ListReading { ListReading(code: 1) }
    /// Each item has one.
    package static var exploded: ListReading { ListReading(code: 2) }
}

/// What was found where a value was asked for; ranges are of the link's bytes, before decoding.
package enum ValueReading {
    /// A required value is not there.
    case missing
    /// An optional value is not there, or is to be treated so.
    case absent
    /// What is there does not fit.
    case misfit
    /// A value that is taken once is there several times.
    case repeated
    /// A literal or bare item is there.
    case present
    case value(Range<Int>)
    /// All items of the name.
    case list
}

extension ValueReading {
    /// Whether a variant that asks for the value does not take the link.
    package var isMisfit: Bool {
        switch self {
        case .missing, .misfit: true
        case .absent, .repeated, .present, .value, .list: false
        }
    }
}

/// Reads the fragment of a link as a pattern asks for it.
package struct FragmentReader {
    let text: EncodedText
    /// The fragment without `#`; `nil` when there is none.
    let range: Range<Int>?

    package init(_ bytes: Bytes, _ layout: URLLayout) {
        text = EncodedText(bytes: bytes, plusIsSpace: false)
        range = layout.flags.contains(.hasFragment) ? layout.fragment : nil
    }

    package func read(as requirement: ValueRequirement) -> ValueReading {
        switch requirement {
        case .anything, .bare: return .absent
        case .literal(let expected):
            guard let range else { return .missing }
            return text.equals(range, expected) ? .present : .misfit
        case .parameter(let constraint, _, let presence):
            guard let range else { return presence == .required ? .missing : .absent }
            guard !text.fits(range, constraint) else { return .value(range) }
            return presence == .lenient ? .absent : .misfit
        }
    }
}
