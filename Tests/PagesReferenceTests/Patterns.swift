/// A pattern as WritingPatterns describes it: its groups decided in every way, each way a form.
struct PlainPattern {
    var text: String
    /// The source that the pattern itself asks for.
    var source: PlainSource?
    var forms: [PlainForm]
}

/// A pattern without groups: what it asks of path, query and fragment.
struct PlainForm {
    var segments: [PlainSegment] = []
    var items: [PlainItem] = []
    var fragment: PlainItem.Value?
}

/// What stands between two slashes.
enum PlainSegment {
    case literal(Bytes)
    /// One parameter, or several with text between them.
    case pieces([Piece])
    case wildcard
    case run(Run)
    /// What a pattern without mistakes does not have: nothing between two slashes, or a wildcard beside text.
    case broken

    enum Piece {
        case text(Bytes)
        case parameter(PlainParameter)
    }

    struct Run {
        var name: String?
        var isEmptyAllowed = true
        /// `**!`: ends at the first segment that fits what follows.
        var isEager = false
    }
}

/// A query item that a pattern names.
struct PlainItem {
    var name: Bytes
    var value: Value

    enum Value {
        /// `?draft`
        case none
        case literal(Bytes)
        case parameter(PlainParameter)
    }
}

struct PlainParameter: Equatable {
    var name: String?
    var type = PlainType.named("String")
    /// Whether the pattern names the type.
    var isTyped = false
    var isList = false
    /// `[T]*`: commas are text.
    var isExploded = false
    var presence = Presence.required

    enum Presence: Equatable {
        case required, optional, lenient
        /// By one text, or by the elements of a list.
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
