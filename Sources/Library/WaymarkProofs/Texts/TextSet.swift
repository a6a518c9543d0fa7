/// Texts that a piece of a pattern takes, as far as a proof can tell.
///
/// What only a function knows, or what is no regular set, is told from both sides: what is taken for certain, and what may
/// be taken. Two pieces that ask the same function are told apart from others by its name.
struct TextSet: Hashable {
    let certain: Language
    let possible: Language
    /// Who decides on the texts between the two.
    let judge: Judge?

    /// Something that decides on texts in a way that is not known, but each time alike.
    enum Judge: Hashable {
        /// A function.
        case function(ObjectIdentifier)
        /// The function of a type that is not there.
        case absent(String)
        /// Whether a decimal number is finite, and not minus zero.
        case number(isFloat: Bool)
        /// Whether a text is a number to Swift.
        case lenientNumber
        /// Whether all elements of a list are taken.
        indirect case list(Judge)
        /// Several in one segment.
        case pieces([Judge?], text: [[UInt8]], folds: Bool)

        /// Whether everything that this one takes is taken by another: a number that fits fewer bits fits more, and Swift
        /// reads both.
        func implies(_ other: Judge) -> Bool {
            switch (self, other) {
            case (.number(isFloat: true), .number(isFloat: false)), (.number, .lenientNumber): true
            default: false
            }
        }
    }

    /// A set that is known.
    init(_ language: Language) { (certain, possible, judge) = (language, language, nil) }

    init(certain: Language, possible: Language, judge: Judge) {
        (self.certain, self.possible) = (certain, possible)
        self.judge = certain == possible ? nil : judge
    }
}

/// How a text stands to a ``TextSet``.
enum Membership: Hashable {
    case yes, no
    /// A judge decides; what it takes is taken, or is not.
    case open(TextSet.Judge, isNegated: Bool)
}
