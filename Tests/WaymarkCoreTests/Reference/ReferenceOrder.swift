import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// The precedence of variants: the rules in the documentation of `RouteTable`, in their order.
struct ReferenceOrder {
    let precedence: Precedence

    func precedes(_ a: ReferenceVariant, _ b: ReferenceVariant) -> Bool {
        for key in precedence == .declaration ? [] : Self.comparisons {
            let (left, right) = (key(a), key(b))
            if left != right { return left.lexicographicallyPrecedes(right) }
        }
        return a.place.lexicographicallyPrecedes(b.place)
    }

    /// The sort keys; smaller values win. A key counts only if all keys before it are equal.
    private static let comparisons: [@Sendable (ReferenceVariant) -> [Int]] = [
        { $0.variant.segments.flatMap(Self.rank) + Self.end },
        { [-$0.requirements.count(where: Self.isNeeded)] },
        { [-$0.requirements.count { !Self.isNeeded($0) }] },
        { [-$0.requirements.count(where: Self.isLiteral)] },
        // The widest source of a set decides; of equally wide sets, the smaller one is narrower.
        { [-($0.sources.map(Self.narrowness).min() ?? 0), $0.sources.count] },
    ]

    /// Returns the kind of a position, and the sort key among positions of that kind.
    private static func rank(_ segment: SegmentPattern) -> [Int] {
        switch segment {
        case .literal: [0, 0]
        case .partial(let pieces): [1, -pieces.map(literalLength).reduce(0, +)]
        case .parameter(let parameter) where parameter.type != .string: [2, 0]
        case .parameter: [3, 0]
        case .wildcard: [4, 0]
        case .catchAll(let run): [6, -run.minimum]
        }
    }

    private static let end = [5, 0]

    private static func literalLength(_ piece: ValuePattern) -> Int {
        if case .literal(let text) = piece { text.utf8.count } else { 0 }
    }

    private static func isNeeded(_ value: ValuePattern?) -> Bool {
        if case .parameter(let parameter) = value { parameter.presence == .required } else { true }
    }

    private static func isLiteral(_ value: ValuePattern?) -> Bool {
        if case .parameter = value { false } else { true }
    }

    private static func narrowness(_ source: LinkSource) -> Int {
        switch source.kind {
        case .anywhere: 0
        case .scheme(_, host: nil, _, _): 1
        case .scheme, .host: 2
        }
    }
}

extension ReferenceVariant {
    /// The required values of query items and the fragment.
    fileprivate var requirements: [ValuePattern?] {
        variant.query.map(\.value) + (variant.fragment.map { [$0] } ?? [])
    }
}
