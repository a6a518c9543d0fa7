import WaymarkEngine
import WaymarkManifest

/// An index of rules by the literal prefix or suffix of their paths. It limits the rules that a link is compared with.
struct RuleIndex {
    private var prefixes: [ArraySlice<UInt8>: [Int]] = [:]
    /// Rules by the reversed literal suffix of their paths, such as `gpj.` for `*.jpg`.
    private var suffixes: [ArraySlice<UInt8>: [Int]] = [:]
    /// The lengths of the prefixes and suffixes, in ascending order.
    private var prefixLengths: [Int] = []
    private var suffixLengths: [Int] = []
    /// Rules that decode links. They are candidates for all links with escapes, which may hide a prefix or suffix.
    private var decoding: [Int] = []

    /// - Parameter conditions: The conditions of the rules; `nil` for a rule that matches no link.
    init(_ conditions: [LinkCondition?], reader: GlobReader) {
        for (index, condition) in conditions.enumerated() {
            guard let condition, let forms = Self.forms(of: condition, reader) else { continue }
            let prefix = forms.literalPrefix
            let suffix = forms.map { $0.reversed().literalPrefix[...] }.commonPrefix
            if condition.decodes { decoding.append(index) }
            if suffix.count > prefix.count {
                suffixes[suffix, default: []].append(index)
            } else {
                prefixes[prefix, default: []].append(index)
            }
        }
        prefixLengths = Set(prefixes.keys.map(\.count)).sorted()
        suffixLengths = Set(suffixes.keys.map(\.count)).sorted()
    }

    /// Returns the alternatives of a rule's path pattern, or `*` if it has none; `nil` if the pattern is malformed.
    private static func forms(of condition: LinkCondition, _ reader: GlobReader) -> [[GlobToken]]? {
        guard let path = condition.path else { return [[.many]] }
        return try? reader.forms(of: path.value, isPath: true)
    }

    /// Returns a superset of the rules that match a path.
    ///
    /// - Parameter path: The path without trailing slashes.
    func candidates(for path: Bytes, hasEscapes: Bool) -> [Int] {
        let text = path.map(\.asciiLowercased)[...]
        let backwards = ArraySlice(text.reversed())
        var found = hasEscapes ? decoding : []
        for length in prefixLengths where length <= text.count { found += prefixes[text.prefix(length)] ?? [] }
        for length in suffixLengths where length <= text.count { found += suffixes[backwards.prefix(length)] ?? [] }
        return found
    }
}

extension Sequence<GlobToken> {
    /// The characters before the first wildcard, variable or non-ASCII character, in lowercase.
    fileprivate var literalPrefix: [UInt8] {
        var bytes: [UInt8] = []
        for token in self {
            guard case .scalar(let scalar) = token, scalar.isASCII else { break }
            bytes.append(UInt8(truncatingIfNeeded: scalar.value).asciiLowercased)
        }
        return bytes
    }
}

extension [[GlobToken]] {
    /// The common literal prefix of alternatives, in lowercase.
    var literalPrefix: ArraySlice<UInt8> { map { $0.literalPrefix[...] }.commonPrefix }
}

extension [ArraySlice<UInt8>] {
    fileprivate var commonPrefix: ArraySlice<UInt8> {
        guard let first else { return [] }
        let length = dropFirst().reduce(first.count) { length, other in
            zip(first.prefix(length), other).prefix { $0 == $1 }.map { _ in 1 }.count
        }
        return first.prefix(length)
    }
}
