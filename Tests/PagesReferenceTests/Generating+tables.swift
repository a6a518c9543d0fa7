import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations
import WaymarkRoutes

/// Makes random tables.
struct TableMaker {
    var random: SeededGenerator

    /// Whether entries may create their route from the match. Otherwise no entry of the table does.
    private var mayAskForMatch = true

    init(random: SeededGenerator) { self.random = random }

    typealias Source = TablePair.Source
    typealias Scope = TablePair.Scope
    typealias Entry = TablePair.Entry

    /// Returns a table without conflicts: entries that conflict with others are removed.
    mutating func table() -> TablePair {
        var pair = anyTable()
        while true {
            let clashing = Set(pair.conflicts.map(\.second.entry))
            if clashing.isEmpty { return pair }
            pair.entries = pair.entries.indices.filter { !clashing.contains($0) }.map { pair.entries[$0] }
        }
    }

    /// Returns tables of two patterns each, which a table reports as a conflict.
    mutating func conflicts() -> [PlainRouter] {
        let pair = anyTable()
        return pair.conflicts.map { conflict in
            return PlainRouter(pair.plain, only: [conflict.first, conflict.second])
        }
    }

    private mutating func anyTable() -> TablePair {
        let notation = random.once(in: 12) ? random.pick(Notation.all) : nil
        let policy = notation?.policy ?? policy()
        let sources = notation?.sources.map(Source.init) ?? (random.once(in: 3) ? [Self.anywhere] : someSources())
        let precedence = notation?.precedence ?? (random.once(in: 4) ? .declaration : .specificity)
        mayAskForMatch = !random.once(in: 3)
        var patterns = PatternMaker(random: SeededGenerator(seed: random.next()))
        let entries = (0...(1 + random.below(8))).map { _ in entry(&patterns) }
        return TablePair(
            sources: sources, entries: entries, policy: policy, precedence: precedence,
            hasGlobals: random.once(in: 6))
    }

    // MARK: Entries

    private mutating func entry(_ patterns: inout PatternMaker) -> Entry {
        let scopes = random.once(in: 5) ? self.scopes() : []
        let prefixes = scopes.map(\.prefix)
        if scopes.isEmpty, random.once(in: 15) { return decoded() }
        let isMatcher = mayAskForMatch && random.once(in: 15)
        let texts: [(text: String, pattern: PlainPattern)] =
            isMatcher
            ? [patterns.anything(behind: prefixes)]
            : (0..<(random.once(in: 5) ? 2 : 1)).map { _ in patterns.pattern(behind: prefixes) }
        var entry = Entry(
            texts: texts.map(\.text), patterns: texts.map(\.pattern), sources: random.once(in: 8) ? someSources() : nil,
            behaviour: random.once(in: 10) ? random.pick([.declines, .declines, .fails]) : .opens, scopes: scopes)
        if isMatcher {
            entry.matcher = matcher(&patterns, prefixes)
        } else if random.once(in: 8) {
            translate(&entry)
        } else {
            make(&entry, &patterns)
        }
        if !mayAskForMatch, entry.making.values.isEmpty { entry.behaviour = .opens }
        return entry
    }

    private mutating func decoded() -> Entry {
        let decoded = random.pick(Decoded.all)
        var pattern = Reading.pattern(decoded.typed)
        pattern.text = decoded.text
        return Entry(
            texts: [decoded.text], patterns: [pattern], sources: random.once(in: 8) ? someSources() : nil,
            behaviour: .opens, making: .decoded(decoded))
    }

    private mutating func matcher(_ patterns: inout PatternMaker, _ prefixes: [String]) -> PlainMatcher {
        let rank: PlainMatcher.Rank =
            random.once(in: 3) ? .first : random.once(in: 2) ? .last : .like(patterns.plainPattern(behind: prefixes))
        return PlainMatcher(
            words: random.pick([["a"], ["a", "user"], ["b", "7", "x"]]), item: random.once(in: 4) ? "q" : nil,
            rank: rank)
    }

    /// Writes the patterns in another notation, if it can express them.
    private mutating func translate(_ entry: inout Entry) {
        let syntax = random.pick(Array(Notation.all.dropFirst())).syntax
        let texts = entry.texts.compactMap { text -> String? in
            guard let pattern = try? RoutePattern(text), let other = try? syntax.text(for: pattern),
                let read = try? syntax.parse(other), read.description == pattern.description
            else { return nil }
            return other
        }
        guard texts.count == entry.texts.count else { return }
        (entry.texts, entry.syntax) = (texts, syntax)
    }

    /// Chooses the values from which the route is created.
    private mutating func make(_ entry: inout Entry, _ patterns: inout PatternMaker) {
        guard entry.behaviour != .opens || random.once(in: 2) else { return }
        if mayAskForMatch { entry.making = .match }
        let pattern = entry.patterns[0]
        // Routes of a merged table have no access to parameters in its prefix.
        let merged = entry.scopes.lastIndex(where: \.isMerged).map { entry.scopes[...$0] } ?? []
        let isBound = merged.contains { $0.prefix.contains("{") }
        guard random.once(in: 2), (1...4).contains(pattern.names.count), pattern.namesAll, !isBound else { return }
        (entry.texts, entry.patterns) = ([entry.texts[0]], [pattern])
        if pattern.names.count < 4, entry.scopes.isEmpty, random.once(in: 3), let other = patterns.reordered(pattern) {
            entry.texts.append(other.text)
            entry.patterns.append(other.pattern)
        }
        let values = pattern.names.map { Making.Value(name: $0, type: type(of: $0, in: pattern)) }
        entry.making = .values(values, byName: random.once(in: 2))
        if random.once(in: 2), case .values(_, true) = entry.making {
            entry.making = .values(values.reversed(), byName: true)
        }
    }

    private mutating func type(of name: String, in pattern: PlainPattern) -> any ParameterConvertible.Type {
        let parameters = pattern.parameters(named: name)
        guard let parameter = parameters.first else { return [String].self }
        let mayOmit =
            parameters.count < pattern.forms.count || [.optional, .lenient].contains(parameter.presence)
        if parameter.isList {
            let element = list(of: parameter.element)
            return parameter.presence == .optional && random.once(in: 2) ? optional(of: element) : element
        }
        let isFree = !parameter.isTyped && [.required, .optional].contains(parameter.presence)
        let own: any ParameterConvertible.Type =
            isFree
            ? random.pick([String.self, Int.self, UInt8.self, Bool.self, Word.self])
            : parameter.isLenient || random.once(in: 4) ? String.self : parameter.element
        return mayOmit || random.once(in: 8) ? optional(of: own) : own
    }

    // MARK: Groups

    private mutating func scopes() -> [Scope] {
        let outer = scope(Self.prefixes)
        return random.once(in: 3) ? [outer, scope(Self.innerPrefixes)] : [outer]
    }

    private mutating func scope(_ prefixes: [String]) -> Scope {
        Scope(
            prefix: random.pick(prefixes), name: random.once(in: 2) ? random.pick(["g", "h"]) : nil,
            sources: random.once(in: 4) ? someSources() : nil,
            requirement: random.once(in: 3) ? random.pick([.signedIn, "paying"]) : nil,
            isMerged: random.once(in: 3))
    }

    private static let prefixes = [
        "/", "/a", "/user/", "/g/{gid: Int}", "/{gid}", "/v{gid}", "/a[/en]", "/(a|b)", "[/{gid: en|de}]",
        "https://example.com/p", "myapp://a", "https://b.de",
    ]
    private static let innerPrefixes = ["/", "/b", "/{hid}", "/x[/{hid: Int}]", "/**/c"]
}

extension PlainPattern {
    /// Whether every parameter has a name, and parameters with the same name have the same type.
    fileprivate var namesAll: Bool { forms.flatMap(\.parameters).allSatisfy { $0.name != nil } && areNamesOfOneType }

    /// Whether parameters with the same name have the same type and presence.
    private var areNamesOfOneType: Bool {
        names.allSatisfy { name in
            let parameters = parameters(named: name)
            let segments = forms.flatMap(\.segments).filter {
                if case .run(let run) = $0 { run.name == name } else { false }
            }
            return parameters.allSatisfy { $0 == parameters[0] } && (parameters.isEmpty || segments.isEmpty)
        }
    }
}

extension PlainParameter {
    fileprivate var isLenient: Bool { if case .named(let name) = type { name.hasPrefix("Lenient") } else { false } }
}
