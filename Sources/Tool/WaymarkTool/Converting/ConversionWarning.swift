import WaymarkCore
import WaymarkManifest
import WaymarkNotations
import WaymarkProofs

/// A change of behaviour caused by converting patterns to another notation.
struct ConversionWarning: Sendable, Hashable {
    var code: String
    var message: String
    /// The setting in a route file, such as `precedence: declaration`, that would keep the behaviour, if any.
    var setting: String?
    /// A policy option in a list, such as `ignoresPorts true → false`; `nil` for other warnings.
    var brief: String?
}

extension ConversionWarning: JSONObject {
    /// - Parameter own: The policy in the route file. Its options do not change, and so cause no warnings.
    static func differences(from: Notation, to: Notation, keeping own: LinkPolicy?) -> [ConversionWarning] {
        [precedence(of: "route", from, to), sources(from, to)].compactMap(\.self)
            + policy(from, to, keeping: own ?? from.policy)
    }

    /// Returns a warning if a link can match two variants of a pattern, of which the notations choose different ones.
    static func variants(of pattern: RoutePattern, _ from: Notation, _ to: Notation) -> ConversionWarning? {
        guard var warning = precedence(of: "variant", from, to), let variants = try? pattern.variants(),
            variants.count > 1
        else { return nil }
        var table = RouteTable<Int>(accepting: [.anywhere], policy: from.policy)
        for (index, variant) in variants.enumerated() { table.add([variant.pattern], to: index) }
        guard let ranked = try? Router(table).engine.table else { return nil }
        var proofs = TableProofs(ranked)
        let other = proofs.overlaps().found.first { ranked.variants[$0.winner].entry > ranked.variants[$0.loser].entry }
        guard let other else { return nil }
        let texts = [other.loser, other.winner].map { "'\(ranked.variants[$0].variant.text)'" }
        warning.message = "a link can match both \(texts[0]) and \(texts[1]); " + warning.message
        return warning
    }

    private static func precedence(of choice: String, _ from: Notation, _ to: Notation) -> ConversionWarning? {
        guard from.precedence != to.precedence else { return nil }
        func rule(_ notation: Notation) -> String {
            (notation.precedence == .declaration ? "the first matching " : "the most specific ") + choice
        }
        return ConversionWarning(
            code: FindingCode.precedence.rawValue,
            message: "in \(from.name) \(rule(from)) wins, in \(to.name) \(rule(to))",
            setting: "precedence: \(from.precedence.rawValue)")
    }

    private static func sources(_ from: Notation, _ to: Notation) -> ConversionWarning? {
        guard from.sources != to.sources else { return nil }
        return ConversionWarning(
            code: FindingCode.hostRule.rawValue,
            message: "in \(from.name) \(from.hostRule), in \(to.name) \(to.hostRule)")
    }

    /// Returns one warning for each option with another value, so that users can decide about each.
    private static func policy(_ from: Notation, _ to: Notation, keeping own: LinkPolicy) -> [ConversionWarning] {
        PolicyOption.all.compactMap { option in
            guard let old = option.text(from.policy), let new = option.text(to.policy), old != new,
                option.text(own) == old
            else { return nil }
            let name = option.key.name
            return ConversionWarning(
                code: FindingCode.leniency.rawValue,
                message: "\(name) is \(old) in \(from.name) and \(new) in \(to.name)",
                setting: "policy: { \(name): \(old) }", brief: "\(name) \(old) → \(new)")
        }
    }

    init(_ change: PatternConversion.Change) {
        switch change {
        case .keepsSpellings(let parameter, let type):
            let strict = type.replacing("Lenient", with: "")
            self.init(
                code: FindingCode.lenientType.rawValue,
                message: "\(Self.name(parameter)) accepts every spelling that its library accepted (\(type)); "
                    + "write '\(strict)' for one spelling of each value")
        case .relaxesType(let parameter, let from, let to):
            self.init(
                code: FindingCode.relaxedType.rawValue,
                message: "\(Self.name(parameter)) accepts more spellings than before: '\(to)' in place of '\(from)'")
        case .needsType(let parameter, let type):
            // A built-in type cannot be redefined.
            let name = ParameterTypes.isBuiltIn(type) ? "another name" : "this name"
            self.init(
                code: FindingCode.ownType.rawValue,
                message: "\(Self.name(parameter)) has the type '\(type)' of the app; "
                    + "define a type of \(name) that accepts the same values")
        }
    }

    private static func name(_ parameter: String?) -> String { parameter.map { "'\($0)'" } ?? "a parameter" }

    func writeMembers(to out: inout OutputBuffer) {
        out.member("code", code)
        out.member("message", message)
        out.member("setting", orNull: setting)
    }
}

extension Notation {
    fileprivate var hostRule: String {
        guard sources.count == 1, case .anywhere(let http, let web, let custom) = sources[0].kind else {
            return "links come from \(sources.map(\.description).joined(separator: ", "))"
        }
        func words(_ rule: LinkSource.HostRule) -> String { rule == .firstSegment ? "the first segment" : "ignored" }
        let hosts =
            web == .firstSegment && policy.ignoresDomainHosts
            ? "a host without a dot, except localhost, is the first segment, any other is ignored"
            : web == custom
                ? "the host of any link is \(words(web))"
                : "the host of a web link is \(words(web)), that of a custom scheme \(words(custom))"
        return hosts + (http ? ", and http is accepted" : "")
    }
}
