package import WaymarkEngine

/// The decision of a system about a link, with the deciding rule.
package struct LinkVerdict: Sendable, Hashable {
    /// The result for a link.
    package enum Outcome: String, Sendable, Hashable {
        /// The system opens the link in the app.
        case matched
        /// A rule keeps the link in the browser.
        case excluded
        /// No rule matches, so the link stays in the browser.
        case unmatched
        /// The file never applies to a link of this kind, such as one with a custom scheme in Apple's association file.
        case rejected
    }

    package let outcome: Outcome
    /// The app that receives the link, or that the decision is about.
    package let app: String?
    package let rule: String?
    /// The reason, in one sentence.
    package let message: String

    package init(outcome: Outcome, app: String?, rule: String?, message: String) {
        (self.outcome, self.app, self.rule, self.message) = (outcome, app, rule, message)
    }
}

/// A rule evaluated for a link, up to and including the deciding one.
package struct RuleStep: Sendable, Hashable {
    package let app: String
    package let rule: String
    /// The reason for the mismatch; `nil` for a matching rule.
    package let reason: String?
    /// `true` if the path of the link matches the rule.
    package var matchesPath = false
}

/// A compiled file that decides about links.
package protocol LinkDecider: Sendable {
    /// All possible decisions.
    var verdicts: [LinkVerdict] { get }

    /// Returns the decision about a link, as an index of ``verdicts``.
    ///
    /// - Parameter link: The link as written. The initial bytes suffice for a link that is too long.
    func verdict(for link: Bytes) -> Int

    /// Returns the rules evaluated for a link, up to the deciding one.
    func steps(for link: Bytes) -> [RuleStep]
}
