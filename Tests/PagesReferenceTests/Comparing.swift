import TestSupport
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

#if Tool
    @testable import WaymarkTool
#endif

/// Compares the results of the router and the reference router.
struct Comparing {
    let router: Router<Opened>
    let plain: PlainRouter
    #if Tool
        private let renderer: LinkRenderer<Opened>
    #endif

    init(router: Router<Opened>, plain: PlainRouter) {
        (self.router, self.plain) = (router, plain)
        #if Tool
            renderer = Self.renderer(router)
        #endif
    }

    /// Returns the first difference between the results for a link, or `nil` if there is none.
    func difference(_ bytes: Bytes) -> String? {
        let (matches, first, answer) = plain.answer(bytes)
        let result = router.result(forUTF8: bytes)
        if let text = String(validating: bytes, as: UTF8.self) {
            if described(router.result(for: text)) != described(result) {
                return "text is answered by '\(described(router.result(for: text)))', bytes by '\(described(result))'"
            }
        }
        if !isSame(result, answer, matches) {
            return "answers \(described(result)), and the pages say \(described(answer, matches))"
        }
        if case .matched(let match) = result, let difference = difference(match, matches[0]) { return difference }
        if let text = String(validating: bytes, as: UTF8.self), let difference = difference(of: text, matches, answer) {
            return difference
        }
        if let text = String(validating: bytes, as: UTF8.self), let difference = printingDifference(text) {
            return difference
        }
        #if Tool
            if let difference = toolDifference(bytes, first, answer, renderer) { return difference }
        #endif
        return viewDifference(bytes, first)
    }

    private func isSame(_ result: MatchResult<Opened>, _ answer: PlainRouter.Answer, _ matches: [PlainRouter.Match])
        -> Bool
    {
        if case .rejected(let rejection) = result, case .rejected(let kinds) = answer {
            return kinds.contains(rejection.kind)
        }
        if case .unmatched(let unmatched) = result, case .unmatched(let reasons) = answer {
            return reasons.contains(unmatched.reason)
        }
        return described(result) == described(answer, matches)
    }

    private func described(_ result: MatchResult<Opened>) -> String {
        switch result {
        case .matched(let match): "matched \(match.route.entry)"
        case .unmatched(let unmatched): "unmatched \(unmatched.reason)"
        case .rejected(let rejection): "rejected \(rejection.kind)"
        case .failed: "failed"
        }
    }

    func described(_ answer: PlainRouter.Answer, _ matches: [PlainRouter.Match]) -> String {
        switch answer {
        case .matched: "matched \(matches[0].entry)"
        case .unmatched(let reasons): "unmatched \(reasons.map(\.rawValue).sorted().joined(separator: " or "))"
        case .rejected(let kinds): "rejected \(kinds.map(\.rawValue).sorted().joined(separator: " or "))"
        case .failed: "failed"
        }
    }

    /// Compares the operations that accept only strings.
    private func difference(of text: String, _ matches: [PlainRouter.Match], _ answer: PlainRouter.Answer) -> String? {
        let all = Array(router.matches(for: text))
        if all.map(\.route.entry) != matches.map(\.entry) {
            return "all are \(all.map(\.route.entry)), the pages say \(matches.map(\.entry))"
        }
        for (match, other) in zip(all, matches) {
            if let difference = difference(match, other) { return difference }
        }
        if router.match(for: text)?.route.entry != matches.first?.entry { return "match differs" }
        if !isSame(router.route(for: text), all.first?.route) { return "route(for:) differs" }
        if (try? ParsedURL(text, policy: plain.policy)) == nil, !matches.isEmpty { return "ParsedURL rejects it" }
        if router.canOpen(text) != !matches.isEmpty { return "canOpen differs" }
        return explanationDifference(text, answer)
    }

    /// Compares every public accessor of a match.
    private func difference(_ match: RouteMatch<Opened>, _ other: PlainRouter.Match) -> String? {
        let pattern = plain.entries[other.entry].patterns[other.pattern]
        if plain.entries[other.entry].isWrittenAsRead, match.pattern.text != pattern.text {
            return "the pattern is \(match.pattern.text), the pages say \(pattern.text)"
        }
        if match.name != plain.name(of: other.entry) || match.match.name != match.name { return "the name differs" }
        if match.requirements != plain.entries[other.entry].requirements { return "requirements differ" }
        let held = match.captures.map { ($0.name, $0.value) }
        let named = other.captures.named
        guard held.elementsEqual(named, by: { $0.0 == $1.name && isSame($0.1, $1.value) }) else {
            return "captures are \(held), the pages say \(named)"
        }
        for parameter in match.pattern.parameters {
            guard let name = parameter.name else { continue }
            let value = named.first { $0.name == name }?.value
            for asked in [match[name], match.captures[name], match.match[name], match.match.captures[name]]
            where !isSame(asked, value) {
                return
                    "'\(name)' is \(String(describing: asked)) by subscript, the pages say \(String(describing: value))"
            }
        }
        let rest = other.captures.runs.first ?? []
        if match.rest.map(\.bytes) != rest || match.match.rest != match.rest {
            return "rest is \(match.rest), the pages say \(rest.map(\.text))"
        }
        return routeDifference(match, other) ?? typedDifference(match, other) ?? linkDifference(match)
    }

    private func isSame(_ a: Opened?, _ b: Opened?) -> Bool {
        a?.entry == b?.entry && (a?.values ?? []).elementsEqual(b?.values ?? [], by: isSame)
    }

    /// Compares the values from which the route is created.
    private func routeDifference(_ match: RouteMatch<Opened>, _ other: PlainRouter.Match) -> String? {
        let values = plain.values(of: other) ?? []
        guard match.route.values.elementsEqual(values, by: isSame) else {
            return "the route is created from \(match.route.values), the pages say \(values)"
        }
        guard plain.hasGlobals else { return nil }
        let expected = plain.tracking(Splitting(match.url.text.bytes, policy: plain.policy).link)
        let tracking = try? match.globals(Tracking.self)
        return tracking == expected
            ? nil : "globals are \(String(describing: tracking)), not \(String(describing: expected))"
    }

    private func linkDifference(_ match: RouteMatch<Opened>) -> String? {
        let link = Splitting(match.url.text.bytes, policy: plain.policy).link
        let items = link.items.map { QueryItem(name: $0.name.text, value: $0.value?.text) }
        if match.query != items || match.url.queryItems != items {
            return "query items are \(match.query), the pages say \(items)"
        }
        if match.fragment?.bytes != link.fragment || match.url.fragment?.bytes != link.fragment {
            return "the fragment differs"
        }
        if match.url.segments.map(\.bytes) != link.segments { return "segments are \(match.url.segments)" }
        if match.url.scheme != link.scheme || match.url.port != link.port { return "scheme or port differ" }
        // Several trailing dots are part of a host, and so is an escaped one.
        let isPlain =
            link.host.map { !$0.suffix(2).elementsEqual("..".utf8) } ?? true
            && !match.url.text.lowercased().contains("%2e")
        if isPlain, match.url.host?.bytes != link.comparedHost { return "host is \(match.url.host ?? "none")" }
        return nil
    }

    /// Compares the match of `withMatch`, which does not create the route.
    private func viewDifference(_ bytes: Bytes, _ first: PlainRouter.Match?) -> String? {
        let parameters = first.map { router.entries[$0.entry].patterns[$0.pattern].parameters } ?? []
        let seen = router.withMatch(forUTF8: bytes) { view in
            (
                view.entryIndex, view.patternIndex,
                parameters.indices.map {
                    (view.value(ofParameter: $0), view.text(ofParameter: $0), view.range(ofParameter: $0))
                }, first.flatMap { typedDifference(view, parameters, $0) }
            )
        }
        if let text = String(validating: bytes, as: UTF8.self) {
            let place = router.withMatch(for: text) { [$0.entryIndex, $0.patternIndex] }
            if place != first.map({ [$0.entry, $0.pattern] }) { return "withMatch(for:) has another entry or pattern" }
        }
        guard let seen, let first else {
            return (seen == nil) == (first == nil) ? nil : "withMatch and the pages differ in whether"
        }
        if (seen.0, seen.1) != (first.entry, first.pattern) { return "withMatch has another entry or pattern" }
        for (parameter, (value, text, range)) in zip(parameters, seen.2) {
            let expected = first.captures.named.first { $0.name == parameter.name }?.value
            if !isSame(value, expected) {
                return "withMatch: '\(parameter.name ?? "")' is \(String(describing: value))"
            }
            if (text == nil) != (range == nil) { return "withMatch: a place without a text, or a text without a place" }
            let isList = if case .list = value { true } else { false }
            // The policy may drop empty segments of a catch-all.
            if !isList, let text, let range, !bytes[range].contains(where: { $0.isOneOf("%+") }),
                text.bytes != Bytes(bytes[range])
            {
                return "withMatch: the text stands elsewhere"
            }
            if let text, case .string(let string) = value, !text.bytes.isSame(as: string.bytes, ignoringCase: true) {
                return "withMatch: the text is another"
            }
            if let text, case .list(let parts) = value {
                let joined = parts.map(\.description).joined(separator: "/")
                if !text.bytes.isSame(as: joined.bytes, ignoringCase: true) { return "withMatch: another run's text" }
            }
        }
        return seen.3
    }

    func isSame(_ a: CaptureValue?, _ b: CaptureValue?) -> Bool {
        switch (a, b) {
        case (.string(let a), .string(let b)): a.bytes == b.bytes
        case (.double(let a), .double(let b)): a == b || a.isNaN && b.isNaN
        case (.list(let a), .list(let b)): a.elementsEqual(b) { isSame($0, $1) }
        default: a == b
        }
    }
}
