import WaymarkManifest

/// A check by `waymark test`, with its outcome.
struct ExampleResult: Hashable, Sendable {
    enum Question: String, Sendable, Hashable {
        /// The link opens the route with the given captures.
        case example
        /// The link does not open the route.
        case reject
        /// The captures print as a link that gives the same captures again.
        case roundTrip = "round trip"
    }

    enum Outcome: Hashable, Sendable {
        case passed
        case failed(Failure)
        /// The check does not apply, for the given reason.
        case skipped(String)
    }

    /// A failed check: a message, its position, the compared values, and advice.
    struct Failure: Hashable, Sendable {
        var message: String
        var place: Place
        var expected: String
        var given: String
        var help: String?
        /// The line of the route file, followed by a line with a caret.
        var excerpt: [String] = []
    }

    let question: Question
    let route: String
    let link: String
    let outcome: Outcome

    /// The position of the link in the route file.
    let linkPlace: Place

    /// A title that distinguishes the result from the others.
    var title: String { "\(route): \(question.rawValue) \(link.escaped())" }

    /// The position of the failure, or else of the link.
    var place: Place { failure?.place ?? linkPlace }

    var failure: Failure? {
        if case .failed(let failure) = outcome { failure } else { nil }
    }

    var skipReason: String? {
        if case .skipped(let reason) = outcome { reason } else { nil }
    }
}
