import WaymarkCore
import WaymarkEngine

extension URLPatternReader {
    /// Converts the scheme, host and port to a link source, or reports that no source can express them.
    mutating func source() -> LinkSource? {
        let users = [URLPatternText.Component.username, .password].filter { parts($0) != nil }
        if users.isEmpty, let source = expressibleSource() { return source }
        for fault in users.isEmpty ? [origin] : users.map({ text.ranges[$0] ?? 0..<0 }) {
            scanner.report(.notation(.unsayableSource), at: fault)
        }
        return nil
    }

    /// Returns `true` if the scheme component can match a special scheme of the URL Standard, such as `https`.
    static func isSpecial(_ scanner: PatternScanner, _ range: Range<Int>) -> Bool {
        let schemes = URLPatternParts(of: scanner, in: range).parts.texts
        return schemes.map { !special.isDisjoint(with: $0) } ?? true
    }

    static let special: Set<String> = ["http", "https", "ws", "wss", "ftp", "file"]

    private var origin: Range<Int> {
        let ranges = [URLPatternText.Component.protocol, .hostname, .port].compactMap { text.ranges[$0] }
        let written = ranges.filter { !$0.isEmpty }
        return (written.map(\.lowerBound).min() ?? 0)..<(written.map(\.upperBound).max() ?? 0)
    }

    /// Returns the link source, `.some(nil)` if any is accepted, or `nil` if no link source can express the pattern.
    private func expressibleSource() -> LinkSource?? {
        guard let host = host() else { return nil }
        guard let scheme = parts(.protocol) else { return host == nil && parts(.port) == nil ? .some(nil) : nil }
        guard let schemes = scheme.texts, schemes.allSatisfy(\.isScheme), let port = port(schemes) else { return nil }
        let isWeb = schemes.isSubset(of: ["http", "https"])
        guard isWeb || schemes.count == 1, let scheme = schemes.first else { return nil }
        switch host {
        case nil:
            guard schemes.count == 1, case .none = port else { return nil }
            return LinkSource(.scheme(scheme, host: nil, port: nil, rule: .ignored))
        case let name? where isWeb:
            return LinkSource(
                .host(name, port: port, http: schemes.contains("http"), https: schemes.contains("https")))
        case let name?: return name.hasPrefix("*.") ? nil : .scheme(scheme, host: name, port: port)
        }
    }

    /// Returns the port, `.some(nil)` for the default port, or `nil` if no link source can express the port component.
    private func port(_ schemes: Set<String>) -> Int?? {
        guard let texts = parts(.port)?.texts, texts.count == 1, let text = texts.first else { return nil }
        if text.isEmpty { return .some(nil) }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), text.first != "0", let port = Int(text),
            port <= 65535, schemes.count == 1 || (port != 80 && port != 443)
        else { return nil }
        return .some(port)
    }

    /// Returns the host, `.some(nil)` for any host, or `nil` if no link source can express the host component.
    private func host() -> String?? {
        guard let parts = parts(.hostname) else { return .some(nil) }
        if parts.count == 2, parts[0].kind == .wildcard, parts[0].isBare, let name = parts[1].plainText,
            name.hasPrefix("."), name.dropFirst().isCanonicalHost
        {
            return "*" + name.asciiLowercased
        }
        guard let texts = parts.texts, texts.count == 1, let name = texts.first else { return nil }
        guard name[...].isCanonicalHost || name.isEmpty && text.ranges[.protocol] != nil else { return nil }
        return name.asciiLowercased
    }
}

extension URLPatternPart {
    var isBare: Bool { prefix.isEmpty && suffix.isEmpty && modifier == .none }

    var isOptionalSlash: Bool { kind == .text && prefix == "/" && modifier == .optional }

    var plainText: String? { kind == .text && modifier == .none ? prefix : nil }
}

extension [URLPatternPart] {
    var isAny: Bool { count == 1 && self[0].kind == .wildcard && self[0].prefix.isEmpty && self[0].suffix.isEmpty }

    /// The strings that the parts match, in lowercase: `http` and `https` for `http{s}?`; `nil` if they are too many.
    var texts: Set<String>? {
        var all: Set<String> = [""]
        for part in self {
            guard part.kind == .text, all.count <= 8 else { return nil }
            let longer = all.map { $0 + part.prefix }
            switch part.modifier {
            case .none: all = Set(longer)
            case .optional: all.formUnion(longer)
            case .oneOrMore, .zeroOrMore: return nil
            }
        }
        return Set(all.map(\.asciiLowercased))
    }
}

extension Substring {
    /// `true` for a host in canonical format, in any case: labels of letters, digits, `-` and `_`, or an IPv4 address.
    fileprivate var isCanonicalHost: Bool {
        let labels = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let last = labels.last?.first, labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy(ByteSet.label.contains) })
        else { return false }
        guard (0x30...0x39).contains(last) else { return true }
        return labels.count == 4
            && labels.allSatisfy { label in
                let text = String(decoding: label, as: UTF8.self)
                return UInt8(text).map { String($0) == text } ?? false
            }
    }
}
