import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkRoutes

/// Dispatches links to handlers that pass, so that they receive every matching route of a link.
@MainActor final class Carrying {
    private let dispatcher: LinkDispatcher<Opened>
    private let comparing: Comparing
    private var seen: [RoutedLink<Opened>] = []

    init(_ comparing: Comparing) {
        self.comparing = comparing
        dispatcher = LinkDispatcher(router: comparing.router)
        dispatcher.lastHandler = nil
        dispatcher.handlers = [
            AnyLinkHandler { [weak self] link in
                self?.seen.append(link)
                return .passed()
            }
        ]
        for condition in comparing.plain.entries.flatMap(\.requirements) { dispatcher.fulfil(condition) }
    }

    /// Returns the first difference between the routes that the handlers receive and those of the reference.
    func difference(_ text: String) async -> String? {
        let (matches, _, answer) = comparing.plain.answer(text.bytes)
        seen = []
        let outcome = await dispatcher.outcome(of: text)
        guard seen.map(\.route.entry) == matches.map(\.entry) else {
            return "handlers are asked about \(seen.map(\.route.entry)), the pages say \(matches.map(\.entry))"
        }
        for (link, match) in zip(seen, matches) {
            if let difference = difference(link, match) { return difference }
        }
        return isSame(outcome, answer) ? nil : "the dispatcher says \(outcome)"
    }

    private func difference(_ link: RoutedLink<Opened>, _ match: PlainRouter.Match) -> String? {
        let expected = match.captures.named
        for name in link.match?.pattern.parameters.compactMap(\.name) ?? [] {
            let value = expected.first { $0.name == name }?.value
            if !comparing.isSame(link[name], value) { return "handlers get \(String(describing: link[name]))" }
            if let texts = try? link.value(name, as: String?.self), texts != value?.description {
                return "handlers read '\(texts)'"
            }
        }
        let values = comparing.plain.values(of: match) ?? []
        if !link.route.values.elementsEqual(values, by: comparing.isSame) { return "handlers have another route" }
        if link.requirements != comparing.plain.entries[match.entry].requirements { return "requirements differ" }
        let items = link.match?.url.queryItems ?? []
        return link.query == items ? nil : "handlers have other items"
    }

    private func isSame(_ outcome: FinalOutcome<Opened>, _ answer: PlainRouter.Answer) -> Bool {
        switch (outcome, answer) {
        case (.notFound(.passed, _), .matched), (.failed, .failed): true
        case (.notFound(.unmatched(let unmatched), _), .unmatched(let reasons)): reasons.contains(unmatched.reason)
        case (.notFound(.unacceptable(let rejection), _), .rejected(let kinds)): kinds.contains(rejection.kind)
        default: false
        }
    }
}
