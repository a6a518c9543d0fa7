import WaymarkLanguages
import WaymarkCore
import WaymarkProofs

/// Writes what pieces of patterns take as patterns of Apple's rules: exactly where these can say it, otherwise as little more
/// as they can.
struct GlobMaker {
    var space: ClaimSpace
    /// Names for texts of which any will do, with these texts as patterns.
    private(set) var variables: [(name: String, values: [String])] = []

    /// The texts of sets, as far as they were asked for; `nil` for those of sets that have too many.
    private var knownMembers: [Language: [[UInt8]]?] = [:]

    /// The most texts that a variable stands for.
    private static let valueLimit = 64
    /// The most characters of a text that are told apart.
    private static let placeLimit = 64

    init(_ space: ClaimSpace) { self.space = space }

    // MARK: Pieces

    /// The path of a variant.
    mutating func path(of variant: PatternVariant) -> PathGlob {
        PathGlob(
            parts: variant.segments.map { segment in
                if case .catchAll(let run) = segment { return .run(minimum: run.minimum) }
                return .segment(self.segment(segment))
            })
    }

    /// A segment; a run of segments is none.
    mutating func segment(_ segment: SegmentPattern) -> String {
        switch segment {
        case .literal(let text): return Self.pattern(text: exactly(space.segmentText(text)))
        case .parameter(let parameter):
            return pattern(space.segmentTexts(of: parameter.type), named: parameter.name ?? "")
        case .partial(let pieces): return pieces.map { partial($0) }.joined()
        case .wildcard, .catchAll: return Self.anything
        }
    }

    private mutating func partial(_ piece: ValuePattern) -> String {
        switch piece {
        case .literal(let text): return Self.pattern(text: exactly(space.segmentText(text)))
        case .parameter(let parameter):
            return pattern(space.segmentTexts(of: parameter.type), named: parameter.name ?? "")
        }
    }

    /// The name of an item.
    mutating func name(_ name: String) -> String { exactly(space.itemName(name)) }

    /// The value of an item, or nothing; `nil` if anything will do.
    ///
    /// Rules ask the same of every item of a name, and cannot ask whether one is there.
    mutating func value(_ value: ValuePattern?) -> String? {
        guard let value, space.allowsOneItem, value.parameter.map({ !$0.type.isList }) ?? true else { return nil }
        return asked(value, space.itemTexts(of: value))
    }

    /// The fragment, or nothing; `nil` if anything will do.
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

    // MARK: Texts

    /// A text that is not empty, without slashes where these are counted.
    static let anything = "?*"

    /// The only text of a set.
    private mutating func exactly(_ language: Language) -> String {
        String(decoding: space.pool.shortest(of: language) ?? [], as: UTF8.self)
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
        let (places, isLonger) = space.pool.beginnings(of: language, atMost: Self.placeLimit)
        return places.map { Self.pattern(of: $0) }.joined() + (isLonger ? "*" : "")
    }

    /// One character: itself, the smallest class of the system's that has all, or any.
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

    /// The text as a pattern: what means something else there is any one character.
    private static func pattern(text: String) -> String {
        text.replacing("*", with: "?").replacing("$(", with: "?(")
    }

    /// `$(kind)` for some texts.
    private mutating func variable(named name: String, for texts: [String]) -> String {
        if let known = variables.first(where: { $0.values == texts }) { return "$(\(known.name))" }
        let letters = name.unicodeScalars.filter {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
        }
        let wanted = letters.isEmpty ? "value" : String(String.UnicodeScalarView(letters))
        var (free, number) = (wanted, 2)
        while GlobReader.systemNames.contains(free) || variables.contains(where: { $0.name == free }) {
            free = "\(wanted)\(number)"
            number += 1
        }
        variables.append((free, texts))
        return "$(\(free))"
    }
}
