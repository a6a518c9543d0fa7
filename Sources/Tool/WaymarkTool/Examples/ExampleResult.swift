import WaymarkManifest

/// One question that `waymark test` asks of the table, and the answer.
struct ExampleResult: Hashable, Sendable {
    /// What is asked. This enum is complete.
    enum Question: String, Sendable, Hashable {
        /// The link opens the route, with these captures.
        case example
        /// The link does not open the route.
        case reject
        /// What the link gives prints as a link that gives the same again.
        case roundTrip = "round trip"
    }

    /// The answer. This enum is complete.
    enum Outcome: Hashable, Sendable {
        case passed
        case failed(Failure)
        /// The question makes no sense here, and why.
        case skipped(String)
    }

    /// What is wrong: where, one sentence, the two sides of the comparison, and what to do about it.
    struct Failure: Hashable, Sendable {
        var message: String
        var place: Place
        var expected: String
        var given: String
        var help: String?
        /// The line of the route file, and below it a line with a caret.
        var excerpt: [String] = []
    }

    let question: Question
    let route: String
    let link: String
    let outcome: Outcome

    /// Where the link is written in the route file.
    let linkPlace: Place

    /// A title that tells it from the other results.
    var title: String { "\(route): \(question.rawValue) \(link.escaped())" }

    /// The place to look at: what is wrong, or the link.
    var place: Place { failure?.place ?? linkPlace }

    var failure: Failure? {
        if case .failed(let failure) = outcome { failure } else { nil }
    }

    var skipReason: String? {
        if case .skipped(let reason) = outcome { reason } else { nil }
    }
}
