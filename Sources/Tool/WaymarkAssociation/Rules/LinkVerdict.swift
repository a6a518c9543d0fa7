package import WaymarkEngine

/// The decision of a system to open a link in an app or not, with the deciding rule.
package struct LinkVerdict: Sendable, Hashable {
    /// The decision about a link: app or browser, and the reason.
    package enum Outcome: String, Sendable, Hashable {
        /// A rule matches the link, so that the system opens it in the app.
        case matched
        /// A rule matches the link and keeps it in the browser.
        case excluded
        /// No rule matches the link, so that it stays in the browser.
        case unmatched
        /// The file applies to no link of this kind, such as one with a custom scheme for Apple's association file.
        case rejected
    }

    package let outcome: Outcome
    /// The app that opens the link, or that the decision is about; `nil` if there is none.
    package let app: String?
    package let rule: String?
    /// The reason for the decision as a sentence.
    package let message: String
    /// `true` if an unresolved value or an unread attribute, such as `android:ssp`, can change the decision.
    let isUnknown: Bool

    package init(outcome: Outcome, app: String?, rule: String?, message: String) {
        self.init(outcome: outcome, app: app, rule: rule, message: message, isUnknown: false)
    }

    init(outcome: Outcome, app: String?, rule: String?, message: String, isUnknown: Bool) {
        (self.outcome, self.app, self.rule, self.message) = (outcome, app, rule, message)
        self.isUnknown = isUnknown
    }
}

/// A rule that a system compares with a link on the way to its decision.
package struct RuleStep: Sendable, Hashable {
    package let app: String
    package let rule: String
    /// The reason why the rule does not match or open the link; `nil` if it does, or if another step has the reason.
    package let reason: String?
    /// The activity that the rule opens, if Android asks the user to choose between this one and that of the verdict.
    package var rival: String?
    /// `true` if the link's path matches the rule, even if its query or fragment does not. For Android, `true` if an
    /// intent filter matches the whole link.
    package var matchesPath = false
}

/// An association file that is compiled to decide fast if a system opens a link in an app.
package protocol LinkDecider: Sendable {
    /// All decisions that are possible for a link.
    var verdicts: [LinkVerdict] { get }

    /// Returns the decision about a link, as an index into ``verdicts``.
    ///
    /// - Parameter link: The link as written. For a link that is too long, its initial bytes suffice.
    func verdict(for link: Bytes) -> Int

    /// Returns the rules that the system compares with a link, in order, up to the one that decides, and then those of
    /// other activities that Android offers too.
    func steps(for link: Bytes) -> [RuleStep]
}
