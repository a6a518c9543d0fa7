/// A pattern's requirement on a query item or the fragment, decoded from the words of `TrieLayout.Value`. It borrows
/// strings and constraints from the table, which must outlive it.
package enum ValueRequirement {
    case anything
    case literal(Bytes)
    /// The item must be present without a value: `?draft`.
    case bare
    case parameter(UnownedPointer<ParameterConstraint>, list: ListReading, presence: ValuePresence)
}

/// The treatment of missing and invalid values.
package struct ValuePresence: Sendable, Equatable {
    package let code: UInt8

    package static var required: ValuePresence { ValuePresence(code: 0) }
    package static var optional: ValuePresence { ValuePresence(code: 1) }
    package static var lenient: ValuePresence { ValuePresence(code: 2) }
}

/// The number of values per query item.
package struct ListReading: Sendable, Equatable {
    package let code: UInt8

    package static var no: ListReading { ListReading(code: 0) }
    /// An item has the values between its commas.
    package static var splitting: ListReading { ListReading(code: 1) }
    /// An item has one value.
    package static var exploded: ListReading { ListReading(code: 2) }
}

/// The result of reading a query item or fragment; ranges are byte ranges of the link, before decoding.
package enum ValueReading {
    case missing
    /// An optional value is absent or treated as absent.
    case absent
    case misfit
    /// A value is repeated, but the pattern expects it only one time.
    case repeated
    /// The required literal is the value of the item or fragment, or the required item without a value is present.
    case present
    case value(Range<Int>)
    /// All items of the name.
    case list
}

extension ValueReading {
    /// `true` if a variant with this requirement does not match the link.
    package var isMisfit: Bool {
        switch self {
        case .missing, .misfit: true
        case .absent, .repeated, .present, .value, .list: false
        }
    }
}

/// A reader of the fragment that a pattern requires.
package struct FragmentReader {
    let text: EncodedText
    /// The fragment without `#`; `nil` if there is none.
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
