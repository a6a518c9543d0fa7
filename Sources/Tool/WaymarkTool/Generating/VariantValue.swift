import WaymarkCore
import WaymarkEngine
import WaymarkProofs

/// A parameter or catch-all of a pattern variant, which captures a value.
struct VariantValue {
    let name: String?
    /// `nil` for a catch-all.
    let parameter: PatternParameter?
    let isList: Bool
    let isRequired: Bool
}

extension PatternVariant {
    /// The named parameters and all catch-alls, in pattern order.
    var valueSlots: [VariantValue] { allSlots.filter { $0.parameter == nil || $0.name != nil } }

    var allParameters: [PatternParameter] { allSlots.compactMap(\.parameter) }

    private var allSlots: [VariantValue] {
        let path = segments.flatMap { segment -> [VariantValue] in
            if case .catchAll(let run) = segment { return [VariantValue(run)] }
            return segment.pieces.compactMap { $0.parameter.map { VariantValue($0) } }
        }
        let items = query.compactMap { $0.parameter.map { VariantValue($0, isItem: true) } }
        return path + items + [fragment?.parameter].compactMap { $0.map { VariantValue($0) } }
    }

    /// The literal texts of the path, including parts of segments.
    var pathTexts: [String] { segments.flatMap { $0.pieces.compactMap(\.literal) } }

    /// `true` if a wildcard or unnamed parameter requires a value, which no caller can give.
    var isUnprintable: Bool {
        segments.contains(.wildcard) || allParameters.contains { $0.name == nil && $0.presence == .required }
    }

    /// Returns `false` if links of this variant lack a query item or a fragment that `other` requires.
    func mayFit(_ other: PatternVariant) -> Bool {
        let names = Set(query.map { $0.name })
        let needsFragment = other.fragment.map { $0.parameter?.presence ?? .required == .required } ?? false
        return other.query.allSatisfy { !$0.isRequired || names.contains($0.name) }
            && (!needsFragment || fragment != nil)
    }
}

extension VariantValue {
    /// - Parameter isItem: `true` for a parameter in a query item: callers can omit a value that is the only valid one.
    fileprivate init(_ parameter: PatternParameter, isItem: Bool = false) {
        name = parameter.name
        self.parameter = parameter
        isList = parameter.type.isList
        isRequired = parameter.presence == .required && !(isItem && parameter.onlyText != nil)
    }

    fileprivate init(_ run: CatchAll) {
        self.init(name: run.name, parameter: nil, isList: true, isRequired: run.name != nil || run.minimum > 0)
    }
}

extension RankedTable {
    /// Returns `true` if the table has a source with a host (`myapp://user`) and the custom scheme of `source`.
    func namesHosts(of source: PrintedSource) -> Bool {
        sourceSets.joined().contains { other in
            guard case .scheme(let scheme, let host?, _, _) = other.kind else { return false }
            return !host.isEmpty && source.text.hasPrefix(scheme + ":")
        }
    }
}
