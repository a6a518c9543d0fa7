/// The strings that a segment or value of a pattern matches, as far as a proof knows them.
///
/// If a custom function decides, or the strings are not a regular language, the set contains all `certain` strings and
/// none outside `possible`. The predicate `judge` decides about the others.
struct TextSet: Hashable {
    let certain: Language
    let possible: Language
    let judge: Judge?

    /// A predicate on strings with unknown results, such as the function of a custom type.
    enum Judge: Hashable {
        case function(ObjectIdentifier)
        case absent(String)
        /// Accepts finite decimal numbers, but not negative zero.
        case number(isFloat: Bool)
        /// Accepts the strings that `Double(_: String)` accepts.
        case lenientNumber
        /// Accepts a list, such as `1,2`, if the given predicate accepts each element.
        indirect case list(Judge)
        /// The predicates of all parameters in a segment such as `{a}-{b}`, and the literals (`text`).
        case pieces([Judge?], text: [[UInt8]], folds: Bool)

        /// Returns `true` if the other predicate accepts all strings that this one accepts. For example, all finite
        /// `Float` numbers are finite as `Double`.
        func implies(_ other: Judge) -> Bool {
            switch (self, other) {
            case (.number(isFloat: true), .number(isFloat: false)), (.number, .lenientNumber): true
            default: false
            }
        }
    }

    init(_ language: Language) { (certain, possible, judge) = (language, language, nil) }

    init(certain: Language, possible: Language, judge: Judge?) {
        (self.certain, self.possible) = (certain, possible)
        self.judge = certain == possible ? nil : judge
    }
}

/// The membership of a string in a ``TextSet`` or its complement.
enum Membership: Hashable {
    case yes, no
    /// The string is a member if the predicate accepts it or, with `isNegated`, rejects it.
    case open(TextSet.Judge, isNegated: Bool)
}
