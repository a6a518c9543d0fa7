/// A pattern's requirement on a query item or the fragment. It borrows from the table, which must outlive it.
package enum ValueRequirement {
    case anything
    case literal(Bytes)
    /// The query item must be present without `=` and value: `?draft`.
    case bare
    case parameter(UnownedPointer<ParameterConstraint>, list: ListReading, presence: ValuePresence)
}

/// The result of comparing a link's query item or fragment with a pattern. Ranges are those of the encoded link.
package enum ValueReading {
    case missing
    /// The link omits an optional value, or has an invalid value that is read as omitted, or there is no requirement.
    case absent
    case misfit
    /// The link repeats a query item for which the pattern expects one value, and the policy rejects that.
    case repeated
    /// The link has the literal value that the pattern requires, or the required item without a value.
    case present
    case value(Range<Int>)
    /// The link has a list, whose elements are the values of all query items of the name.
    case list

    /// `true` if the link does not fulfil the requirement, so that the pattern does not match it.
    package var isMisfit: Bool {
        switch self {
        case .missing, .misfit: true
        case .absent, .repeated, .present, .value, .list: false
        }
    }
}

/// A reader of a link's fragment, which compares it with the requirement of a pattern.
package struct FragmentReader {
    let text: EncodedText
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
