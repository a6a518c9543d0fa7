package import WaymarkEngine

/// The decision of a system to open a link in an app or in the browser, with the deciding rule.
package struct LinkVerdict: Sendable, Hashable {
    package enum Outcome: String, Sendable, Hashable {
        /// A rule matches the link, so the system opens it in the app.
        case matched
        /// A rule matches the link and keeps it in the browser.
        case excluded
        /// No rule matches the link, so it stays in the browser.
        case unmatched
        /// The file does not apply to this kind of link. For example, Apple's file applies only to web links.
        case rejected
    }

    package let outcome: Outcome
    /// The app that opens the link or that does not get it; `nil` if there is none.
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
    /// The activity that the rule opens, if Android asks the user to choose between it and the one in the verdict.
    package var rival: String?
    /// `true` if the rule matches the path, even if not the query; for Android, if an intent filter matches the link.
    package var matchesPath = false
}

/// An association file compiled for fast decisions if a system opens a link in an app.
package protocol LinkDecider: Sendable {
    /// All possible decisions.
    var verdicts: [LinkVerdict] { get }

    /// Returns the decision about a link as an index into ``verdicts``. If a link is too long, its beginning suffices.
    func verdict(for link: Bytes) -> Int

    /// Returns the rules that the system compares with a link, in order, up to the deciding one, and then those of
    /// other activities that Android offers too.
    func steps(for link: Bytes) -> [RuleStep]
}
