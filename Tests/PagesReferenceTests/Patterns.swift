/// A pattern as described on the page WritingPatterns, expanded to one form for each choice of its groups.
struct PlainPattern {
    var text: String
    var source: PlainSource?
    var forms: [PlainForm]
}

/// A pattern without groups: its path, query and fragment.
struct PlainForm {
    var segments: [PlainSegment] = []
    var items: [PlainItem] = []
    var fragment: PlainItem.Value?
}

/// The pattern of one path segment.
enum PlainSegment {
    case literal(Bytes)
    /// One parameter, or several with literal text between them.
    case pieces([Piece])
    case wildcard
    case run(Run)
    /// A segment that no valid pattern has: an empty one, or a wildcard next to text.
    case broken

    enum Piece {
        case text(Bytes)
        case parameter(PlainParameter)
    }

    struct Run {
        var name: String?
        var isEmptyAllowed = true
        /// Whether the catch-all ends at the first segment that matches the next element (`**!`).
        var isEager = false
    }
}

/// A query item of a pattern.
struct PlainItem {
    var name: Bytes
    var value: Value

    enum Value {
        /// No value: `?draft`.
        case none
        case literal(Bytes)
        case parameter(PlainParameter)
    }
}

struct PlainParameter: Equatable {
    var name: String?
    var type = PlainType.named("String")
    /// Whether the pattern states the type.
    var isTyped = false
    var isList = false
    /// Whether commas are literal text, as in `[T]*`.
    var isExploded = false
    var presence = Presence.required

    enum Presence: Equatable {
        case required, optional, lenient
        /// The default: one string, or the elements of a list.
        case defaulted([Bytes])
    }
}

enum PlainType: Equatable {
    case named(String)
    case oneOf([Bytes])

    var isAnyText: Bool { self == .named("String") }
    var isNamed: Bool { if case .named = self { true } else { false } }
}

extension PlainForm {
    var parameters: [PlainParameter] {
        let path = segments.flatMap { segment in
            if case .pieces(let pieces) = segment { pieces.compactMap(\.parameter) } else { [PlainParameter]() }
        }
        return path + items.compactMap(\.value.parameter) + [fragment?.parameter].compactMap(\.self)
    }
}

extension PlainSegment {
    var isRun: Bool { if case .run = self { true } else { false } }
}

extension PlainSegment.Piece {
    var parameter: PlainParameter? { if case .parameter(let parameter) = self { parameter } else { nil } }
    var literal: Bytes { if case .text(let text) = self { text } else { [] } }
}

extension PlainItem.Value {
    var parameter: PlainParameter? { if case .parameter(let parameter) = self { parameter } else { nil } }
}
