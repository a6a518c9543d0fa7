/// Whether everything that one piece of a variant takes is taken by a piece of another one, as far as the patterns tell.
///
/// Never true when it is not so; may be false when it is, where one text is taken in different ways. ``ShadowSearch``
/// puts whole variants together from it.
struct Coverage {
    /// What edges and leaves name by index.
    let constraints: [ParameterConstraint]
    /// Whether texts that patterns list are compared without ASCII case: never, in hosts alone, or everywhere.
    let folding: LiteralFolding

    // MARK: Path

    /// Whether every segment that an edge takes is taken by another one at the same place.
    ///
    /// Runs are not compared here, and neither are two literals: those are found by their text.
    ///
    /// - Parameter isFirst: Whether it may be the first segment of a link, which may be a host.
    func covers(_ a: SegmentEdge, _ b: SegmentEdge, isFirst: Bool) -> Bool {
        let folds = folding == .all || folding == .hosts && isFirst
        return switch (a, b) {
        case (.literal, _), (.run, _), (_, .run): false
        case (.any, _), (.wildcard, _): true
        case (.constrained(let a), .literal(let text)): accepts(a, text, folds: folds)
        case (.constrained(let a), .constrained(let b)): covers(a, b, folds: folds)
        case (.constrained(let a), _): constraints[a].takesAnything
        case (.partial(let pieces), .literal(let text)): fits(text, pieces, folds: folds)
        case (.partial(let a), .partial(let b)):
            a.count == b.count && zip(a, b).allSatisfy { covers($0, $1, folds: folds) }
        case (.partial, _): false
        }
    }

    private func covers(_ a: SegmentEdge.PartialPiece, _ b: SegmentEdge.PartialPiece, folds: Bool) -> Bool {
        switch (a, b) {
        case (.literal(let a), .literal(let b)): a == b
        case (.parameter(let a), .parameter(let b)): covers(a, b, folds: folds)
        case (.literal, _), (.parameter, _): false
        }
    }

    private func covers(_ a: Int, _ b: Int, folds: Bool) -> Bool {
        if a == b { return true }
        // Links may write listed texts in other letters, which not every type takes.
        if folds, constraints[b].isListed, constraints[a].tellsCase { return false }
        return constraints[a].covers(constraints[b])
    }

    /// Whether a constraint takes a literal, in every case that links may write it in.
    private func accepts(_ constraint: Int, _ literal: [UInt8], folds: Bool) -> Bool {
        let accepts = literal.withBytes { constraints[constraint].accepts($0, folds: folding == .all) }
        return accepts && (!folds || !constraints[constraint].tellsCase || !literal.contains { $0.isASCIILetter })
    }

    private func fits(_ literal: [UInt8], _ pieces: [SegmentEdge.PartialPiece], folds: Bool) -> Bool {
        let fits = literal.withBytes {
            PartialSegment.fits($0, pieces, constraints, folds: folding == .all)
        }
        guard fits else { return false }
        guard folds, literal.contains(where: { $0.isASCIILetter }) else { return true }
        return pieces.allSatisfy { piece in
            if case .parameter(let constraint) = piece { !constraints[constraint].tellsCase } else { true }
        }
    }

    // MARK: Query and fragment

    /// Whether every link that has what one variant asks for beyond its path has what another one asks for.
    func covers(_ a: TrieLeaf?, _ b: TrieLeaf?) -> Bool {
        guard let a else { return true }
        return a.items.allSatisfy { item in
            !asks(item.value) || b?.items.contains { $0.name == item.name && covers(item.value, $0.value) } ?? false
        } && (!asks(a.fragment) || covers(a.fragment, b?.fragment ?? .anything))
    }

    private func covers(_ a: TrieLeaf.Value, _ b: TrieLeaf.Value) -> Bool {
        switch (a, b) {
        case (.bare, .bare): true
        case (.literal(let a), .literal(let b)): a == b
        case (.parameter(let a, _, _), .literal(let text)):
            text.withBytes(constraints[a].accepts)
        case (.parameter(let a, let list, let presence), .parameter(let b, let otherList, let other)):
            (presence != .required || other == .required) && other != .lenient
                && coversItems((a, list), (b, otherList))
        case (.anything, _), (.bare, _), (.literal, _), (.parameter, _): false
        }
    }

    /// Whether values that fit one parameter fit another one, element by element if they are lists.
    private func coversItems(
        _ a: (constraint: Int, list: ListReading), _ b: (constraint: Int, list: ListReading)
    ) -> Bool {
        guard (a.list == .no) == (b.list == .no) else { return false }
        if constraints[a.constraint].takesAnything { return true }
        guard covers(a.constraint, b.constraint, folds: false) else { return false }
        // A comma is text in one of the lists alone: it must not come up.
        return a.list == b.list || b.list == .exploded && !constraints[b.constraint].mayTakeCommas
    }

    /// Whether there is a link that does not have what is asked.
    private func asks(_ value: TrieLeaf.Value) -> Bool {
        switch value {
        case .anything, .parameter(_, _, .lenient): false
        case .parameter(let constraint, _, .optional): !constraints[constraint].takesAnything
        case .literal, .bare, .parameter(_, _, .required): true
        }
    }
}

// MARK: Demands

extension Coverage {
    /// Something that a variant asks for beyond its path, so that it is not looked at for links that do not have it.
    struct Demand: Hashable {
        /// The item's name; `nil` for the fragment.
        let name: [UInt8]?
        /// A text, or ``TrieLeaf/Value/anything`` for a parameter, whatever it takes.
        let value: TrieLeaf.Value
    }

    /// The first thing that a variant asks for; `nil` if it is nothing.
    func demand(of leaf: TrieLeaf?) -> Demand? {
        guard let leaf else { return nil }
        if let item = leaf.items.first(where: { asks($0.value) }) { return Demand(name: item.name, item.value) }
        return asks(leaf.fragment) ? Demand(name: nil, leaf.fragment) : nil
    }

    /// Every demand that links of a variant may meet.
    func demands(metBy leaf: TrieLeaf?) -> [Demand?] {
        guard let leaf else { return [nil] }
        let pairs = leaf.items.map { (Optional($0.name), $0.value) } + [(nil, leaf.fragment)]
        return [nil]
            + pairs.flatMap { name, value -> [Demand?] in
                switch value {
                case .anything: []
                case .literal: [Demand(name: name, value: value), Demand(name: name, value: .anything)]
                case .bare, .parameter: [Demand(name: name, value)]
                }
            }
    }
}

extension Coverage.Demand {
    fileprivate init(name: [UInt8]?, _ value: TrieLeaf.Value) {
        if case .parameter = value {
            self.init(name: name, value: .anything)
        } else {
            self.init(name: name, value: value)
        }
    }
}

extension ParameterConstraint {
    /// Whether one of several texts is taken.
    fileprivate var isListed: Bool {
        if case .oneOf = kind { true } else { false }
    }

    /// Whether a text may be taken that is not taken with other ASCII case, where listed texts are compared without it.
    fileprivate var tellsCase: Bool {
        switch kind {
        case .bool, .lenientDouble, .matching, .custom: true
        case .any, .signed, .unsigned, .double, .float, .uuid, .oneOf, .characters, .lenientInt, .lenientBool: false
        }
    }
}
