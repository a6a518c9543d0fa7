/// Whether every link that one variant takes is taken by another one, as far as the patterns tell.
///
/// Never true when it is not so; may be false when it is, where one text is taken in different ways.
struct Coverage {
    let types: ParameterTypes

    func covers(_ a: PatternVariant, _ b: PatternVariant) -> Bool {
        var failed: Set<[Int]> = []
        return coversPath(a.segments[...], b.segments[...], &failed)
            && a.query.allSatisfy { item in
                implies(b.query.filter { $0.name.utf8.elementsEqual(item.name.utf8) }, item.value)
            }
            && impliesFragment(b.fragment, a.fragment)
    }

    // MARK: Path

    private func coversPath(
        _ a: ArraySlice<SegmentPattern>, _ b: ArraySlice<SegmentPattern>, _ failed: inout Set<[Int]>
    ) -> Bool {
        let key = [a.count, b.count]
        if failed.contains(key) { return false }
        let covers = coversNext(a, b, &failed)
        if !covers { failed.insert(key) }
        return covers
    }

    private func coversNext(
        _ a: ArraySlice<SegmentPattern>, _ b: ArraySlice<SegmentPattern>, _ failed: inout Set<[Int]>
    ) -> Bool {
        guard let mine = a.first else { return b.isEmpty }
        if case .catchAll(let run) = mine { return coversRun(run, a.dropFirst(), b, &failed) }
        guard let theirs = b.first, covers(mine, theirs) else { return false }
        return coversPath(a.dropFirst(), b.dropFirst(), &failed)
    }

    /// A run takes any number of the other's positions, as long as they make up its least number of segments.
    private func coversRun(
        _ run: CatchAll, _ a: ArraySlice<SegmentPattern>, _ b: ArraySlice<SegmentPattern>, _ failed: inout Set<[Int]>
    ) -> Bool {
        // A run that stops at its first hit takes less than it seems to.
        guard !run.stopsAtFirstHit || a.isEmpty else { return false }
        var least = 0
        for count in 0...b.count {
            if least >= run.minimum, coversPath(a, b.dropFirst(count), &failed) { return true }
            guard let next = b.dropFirst(count).first else { break }
            if case .catchAll(let other) = next { least += other.minimum } else { least += 1 }
        }
        return false
    }

    private func covers(_ a: SegmentPattern, _ b: SegmentPattern) -> Bool {
        switch (a, b) {
        case (.literal(let a), .literal(let b)): a.utf8.elementsEqual(b.utf8)
        case (_, .catchAll), (.catchAll, _), (.literal, _): false
        case (.wildcard, _): true
        case (.parameter(let parameter), .literal(let text)): constraint(parameter).accepts(text)
        case (.parameter(let a), .parameter(let b)): constraint(a).covers(constraint(b)) || isSame(a, b)
        case (.parameter(let parameter), .partial), (.parameter(let parameter), .wildcard):
            constraint(parameter).takesAnything
        case (.partial(let pieces), .literal(let text)):
            PartialSegment.parts(of: text, pieces, types: types, folds: false) != nil
        case (.partial(let a), .partial(let b)): a.count == b.count && zip(a, b).allSatisfy(covers)
        case (.partial, _): false
        }
    }

    private func covers(_ a: SegmentPiece, _ b: SegmentPiece) -> Bool {
        switch (a, b) {
        case (.literal(let a), .literal(let b)): a.utf8.elementsEqual(b.utf8)
        case (.parameter(let a), .parameter(let b)): constraint(a).covers(constraint(b)) || isSame(a, b)
        default: false
        }
    }

    private func constraint(_ parameter: Parameter) -> Constraint {
        types.constraint(for: parameter.type) ?? Constraint(.any)
    }

    private func isSame(_ a: Parameter, _ b: Parameter) -> Bool { a.type.kind == b.type.kind }

    // MARK: Query and fragment

    /// Whether what the items of one name must be implies that they fit a value.
    private func implies(_ items: [QueryItemPattern], _ value: QueryItemPattern.Value) -> Bool {
        if case .parameter(let parameter) = value, isSatisfiedByAnything(parameter) { return true }
        return items.contains { item in
            switch (value, item.value) {
            case (.absent, .absent): true
            case (.literal(let a), .literal(let b)): a.utf8.elementsEqual(b.utf8)
            case (.parameter(let a), .literal(let text)): constraint(a).accepts(text)
            case (.parameter(let a), .parameter(let b)):
                (a.presence != .required || b.presence == .required) && b.presence != .lenient
                    && coversItems(a, b)
            default: false
            }
        }
    }

    /// Whether values that fit one parameter fit another one, element by element if they are lists.
    private func coversItems(_ a: Parameter, _ b: Parameter) -> Bool {
        guard a.type.isList == b.type.isList else { return false }
        let (mine, theirs) = (constraint(a), constraint(b))
        if mine.takesAnything { return true }
        guard mine.covers(theirs) || isSame(a, b) else { return false }
        // A comma is text in one of the lists alone: it must not come up.
        return a.type.isExploded == b.type.isExploded || b.type.isExploded && !theirs.mayTakeCommas
    }

    private func isSatisfiedByAnything(_ parameter: Parameter) -> Bool {
        parameter.presence == .lenient || parameter.presence != .required && constraint(parameter).takesAnything
    }

    private func impliesFragment(_ theirs: FragmentPattern?, _ mine: FragmentPattern?) -> Bool {
        switch (mine, theirs) {
        case (nil, _): true
        case (.parameter(let parameter), _) where isSatisfiedByAnything(parameter): true
        case (.literal(let a), .literal(let b)): a.utf8.elementsEqual(b.utf8)
        case (.parameter(let a), .literal(let text)): constraint(a).accepts(text)
        case (.parameter(let a), .parameter(let b)):
            (a.presence != .required || b.presence == .required) && b.presence != .lenient
                && constraint(a).covers(constraint(b))
        default: false
        }
    }
}
