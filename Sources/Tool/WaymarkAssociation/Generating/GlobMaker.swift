import WaymarkLanguages
import WaymarkCore
import WaymarkProofs

/// A builder of Apple's patterns from parts of route patterns. If Apple's syntax is too weak, the result matches more.
struct GlobMaker {
    var space: ClaimSpace
    private(set) var variables: [(name: String, values: [String])] = []

    /// A cache of the elements of each set of strings (`Language`); `nil` for a set with too many.
    private var knownMembers: [Language: [[UInt8]]?] = [:]
    /// Caches of the shortest string of a set of strings, and of the Apple pattern for a set that is too large to list.
    private var (knownTexts, knownPatterns): ([Language: String], [Language: String]) = ([:], [:])

    private static let valueLimit = 64
    /// The maximum number of characters with a token each, such as `$(digit)`, in a pattern; `*` matches the rest.
    private static let placeLimit = 64

    init(_ space: ClaimSpace) { self.space = space }

    mutating func path(of variant: PatternVariant) -> PathGlob {
        PathGlob(
            parts: variant.segments.map { segment in
                if case .catchAll(let run) = segment { return .run(minimum: run.minimum) }
                return .segment(self.segment(segment))
            })
    }

    /// Returns the Apple pattern for a segment that is not a catch-all.
    mutating func segment(_ segment: SegmentPattern) -> String {
        let pieces = segment.pieces.map { self.piece($0) }
        return pieces.isEmpty ? Self.anything : pieces.joined()
    }

    private mutating func piece(_ piece: ValuePattern) -> String {
        switch piece {
        case .literal(let text): Self.pattern(text: exactly(space.segmentText(text)))
        case .parameter(let parameter): pattern(space.segmentTexts(of: parameter.type), named: parameter.name ?? "")
        }
    }

    mutating func name(_ name: String) -> String { exactly(space.itemName(name)) }

    /// Returns the Apple pattern for a query item's value; `nil` if it is optional, arbitrary or not expressible.
    /// Apple's systems apply it to every item of that name, and treat a missing item as an empty value.
    mutating func value(_ value: ValuePattern?) -> String? {
        guard let value, space.allowsOneItem, value.parameter.map({ !$0.type.isList }) ?? true else { return nil }
        return asked(value, space.itemTexts(of: value))
    }

    /// Returns the Apple pattern for the fragment; `nil` if the fragment is optional or can be any string.
    mutating func fragment(_ value: ValuePattern) -> String? { asked(value, space.fragmentTexts(of: value)) }

    private mutating func asked(_ value: ValuePattern, _ texts: Language) -> String? {
        var name = ""
        if case .parameter(let parameter) = value {
            if parameter.presence != .required { return nil }
            name = parameter.name ?? ""
        }
        let pattern = pattern(texts, named: name)
        return pattern == "*" ? nil : pattern
    }

    /// The pattern of a nonempty segment. It also matches slashes, so rules for longer paths must come first.
    static let anything = "?*"

    private mutating func exactly(_ language: Language) -> String {
        if let known = knownTexts[language] { return known }
        let text = String(decoding: space.pool.shortest(of: language) ?? [], as: UTF8.self)
        knownTexts[language] = text
        return text
    }

    private mutating func members(of language: Language) -> [[UInt8]]? {
        if let known = knownMembers[language] { return known }
        let members = space.pool.members(of: language, atMost: Self.valueLimit)
        knownMembers[language] = .some(members)
        return members
    }

    private mutating func pattern(_ language: Language, named name: String) -> String {
        if let members = members(of: language), !members.isEmpty {
            let texts = members.map { Self.pattern(text: String(decoding: $0, as: UTF8.self)) }
            return texts.count == 1 ? texts[0] : variable(named: name, for: texts)
        }
        if let known = knownPatterns[language] { return known }
        let (classes, isLonger) = space.pool.beginnings(of: language, atMost: Self.placeLimit)
        let pattern = classes.map { Self.pattern(of: $0) }.joined() + (isLonger ? "*" : "")
        knownPatterns[language] = pattern
        return pattern
    }

    /// Returns the pattern for one byte of a class: its only byte, the smallest variable, such as `$(digit)`, or `?`.
    private static func pattern(of bytes: ByteClass) -> String {
        let all = bytes.bytes
        if all.count == 1 { return pattern(text: String(decoding: all, as: UTF8.self)) }
        let fitting = LetterVariable.allCases.filter { variable in
            let own = ByteClass(variable.bytes)
            return all.allSatisfy { own.contains($0) }
        }
        let smallest = fitting.min { $0.bytes.count < $1.bytes.count }
        return smallest.map { "$(\($0.rawValue))" } ?? "?"
    }

    /// Returns the string as a pattern, with special characters replaced by `?`.
    private static func pattern(text: String) -> String { text.replacing("*", with: "?").replacing("$(", with: "?(") }

    /// Returns `$(name)` for a variable with these values, which is added if necessary.
    private mutating func variable(named name: String, for texts: [String]) -> String {
        if let known = variables.first(where: { $0.values == texts }) { return "$(\(known.name))" }
        let letters = name.unicodeScalars.filter {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
        }
        let wanted = letters.isEmpty ? "value" : String(String.UnicodeScalarView(letters))
        let free = wanted.numbered { name in
            GlobReader.systemNames.contains(name) || variables.contains { $0.name == name }
        }
        variables.append((free, texts))
        return "$(\(free))"
    }
}
