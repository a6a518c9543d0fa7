/// A set of strings that a segment or value of a pattern matches, as far as a proof can decide.
///
/// A set that a custom function defines, or that is not a regular language, contains all `certain` strings and only
/// `possible` ones. The predicate `judge` decides about those between. Sets with the same judge decide equally.
struct TextSet: Hashable {
    let certain: Language
    let possible: Language
    let judge: Judge?

    /// An unknown but deterministic predicate on strings, such as the function of a custom type.
    enum Judge: Hashable {
        case function(ObjectIdentifier)
        case absent(String)
        /// A check that a decimal number is finite and not negative zero.
        case number(isFloat: Bool)
        /// A check that `Double(_: String)` accepts a string.
        case lenientNumber
        /// A check of all elements of a list.
        indirect case list(Judge)
        /// The checks of all parameters in a segment such as `{a}-{b}`.
        case pieces([Judge?], text: [[UInt8]], folds: Bool)

        /// Returns `true` if the other predicate accepts all strings that this one accepts: finite as `Float` implies
        /// finite as `Double`, and both imply a lenient number.
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
    /// The string is a member if this ``TextSet/Judge`` accepts it or, with `isNegated`, if the judge rejects it.
    case open(TextSet.Judge, isNegated: Bool)
}
