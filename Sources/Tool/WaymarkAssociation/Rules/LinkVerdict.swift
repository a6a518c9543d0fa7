package import WaymarkEngine

/// What the system does with a link, and because of which rule.
package struct LinkVerdict: Sendable, Hashable {
    /// What becomes of a link. This enum is complete.
    package enum Outcome: String, Sendable, Hashable {
        /// The system hands it to the app.
        case matched
        /// A rule says that it stays in the browser.
        case excluded
        /// No rule takes it, so that it stays in the browser.
        case unmatched
        /// The file is not asked about such links.
        case rejected
    }

    package let outcome: Outcome
    /// The app that it is handed to, or that was asked about.
    package let app: String?
    /// The rule that decides.
    package let rule: String?
    /// Why, in one sentence.
    package let message: String

    package init(outcome: Outcome, app: String?, rule: String?, message: String) {
        (self.outcome, self.app, self.rule, self.message) = (outcome, app, rule, message)
    }
}

/// Why a rule that was asked before the deciding one did not take a link.
package struct RuleStep: Sendable, Hashable {
    package let app: String
    package let rule: String
    /// Why not, in a few words; `nil` for the rule that decides.
    package let reason: String?
    /// Whether the path of the link fits the rule.
    package var matchesPath = false
}

/// What decides for links: a file, made ready.
package protocol LinkDecider: Sendable {
    /// Everything that can become of a link.
    var verdicts: [LinkVerdict] { get }

    /// What becomes of a link, as an index of ``verdicts``.
    ///
    /// - Parameter link: A link as it is written; of one that is too long, the first bytes are enough.
    func verdict(for link: Bytes) -> Int

    /// The rules that are asked about a link, up to the one that decides.
    func steps(for link: Bytes) -> [RuleStep]
}
