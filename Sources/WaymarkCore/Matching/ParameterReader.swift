/// The values of a match's parameters, read one by one, without the list of all of them.
@usableFromInline
package struct ParameterReader: ~Copyable {
    private let reader: CaptureReader
    private let state: UnsafePointer<SearchState>
    private unowned(unsafe) let engine: RouteEngine

    @inline(__always)
    init(_ state: UnsafePointer<SearchState>, engine: RouteEngine) {
        reader = CaptureReader(state)
        self.state = state
        self.engine = engine
    }

    /// A reader of the match that somebody looks at.
    @usableFromInline
    init(_ view: borrowing MatchView, engine: RouteEngine) {
        self.init(view.state, engine: engine)
    }

    /// The integer that a parameter holds, or `nil` if it holds none in canonical spelling that is read without further
    /// ado; then ``capture(_:)`` knows what it holds.
    ///
    /// - Parameter index: Its index among the parameters of the pattern.
    @usableFromInline
    package func signed(_ index: Int) -> Int64? {
        var value: Int64?
        reader.withText(ofParameter: index) { bytes, kind in
            if kind.keepsSpelling { value = Spelling.signed(bytes) }
        }
        return value
    }

    /// The same for integers without a sign.
    @usableFromInline
    package func unsigned(_ index: Int) -> UInt64? {
        var value: UInt64?
        reader.withText(ofParameter: index) { bytes, kind in
            if kind.keepsSpelling { value = Spelling.unsigned(bytes) }
        }
        return value
    }

    /// The text that a parameter holds, or `nil` if it is not to be had as it stands in the link.
    @usableFromInline
    package func text(_ index: Int) -> String? {
        var value: String?
        reader.withText(ofParameter: index) { bytes, kind in
            if kind.keepsSpelling { value = String(decoding: bytes, as: UTF8.self) }
        }
        return value
    }

    /// What a parameter holds; `nil` if it is absent.
    @usableFromInline
    package func capture(_ index: Int) -> CaptureValue? {
        var value: CaptureValue?
        reader.withText(ofParameter: index) { bytes, kind in
            value = Constraint(kind).value(of: String(decoding: bytes, as: UTF8.self))
        }
        if let value { return value }
        let match = PatternMatch(
            state, of: String(decoding: state.pointee.bytes, as: UTF8.self), engine: engine)
        let names = match.pattern.parameters.compactMap(\.name)
        return names.indices.contains(index) ? match.captures[names[index]] : nil
    }
}

extension Constraint.Kind {
    /// Whether a value is written as it was spelled: lenient types and numbers with fractions know several spellings.
    fileprivate var keepsSpelling: Bool {
        switch self {
        case .double, .float, .lenientInt, .lenientDouble, .lenientBool: false
        case .any, .signed, .unsigned, .bool, .uuid, .oneOf, .characters, .custom: true
        }
    }
}

@available(*, unavailable)
extension ParameterReader: Sendable {}
