import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A slow and simple parser for RFC 3986 and the strict policy, for comparison with the fast one.
struct ReferenceURL: Equatable {
    var scheme: [UInt8]?
    var authority: [UInt8]?
    var segments: [[UInt8]] = []
    var hasTrailingSlash = false
    var query: [UInt8]?
    var fragment: [UInt8]?

    /// Splits a link into the components of RFC 3986, appendix B. Returns `nil` if the strict policy rejects it.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        guard bytes.count <= 8192, !Self.isSpace(bytes.first), !Self.isSpace(bytes.last) else { return nil }
        if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
            fragment = Array(rest[(hash + 1)...])
            rest = rest[..<hash]
        }
        if let question = rest.firstIndex(of: UInt8(ascii: "?")) {
            query = Array(rest[(question + 1)...])
            rest = rest[..<question]
        }
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")), !rest[..<colon].contains(UInt8(ascii: "/")) {
            scheme = Array(rest[..<colon])
            rest = rest[(colon + 1)...]
        }
        if rest.starts(with: Array("//".utf8)) {
            rest = rest.dropFirst(2)
            let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
            authority = Array(rest[..<end])
            rest = rest[end...]
        }
        if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
        segments = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Array.init)
        if segments.last == [] {
            segments.removeLast()
            hasTrailingSlash = !segments.isEmpty
        }
        guard isAcceptable else { return nil }
    }

    var items: [[UInt8]] { (query ?? []).split(separator: UInt8(ascii: "&")).map(Array.init) }

    private static func isSpace(_ byte: UInt8?) -> Bool { byte.map { " \t\n\u{B}\u{C}\r".utf8.contains($0) } ?? false }

    private var isAcceptable: Bool {
        guard segments.count <= 64, items.count <= 256, isSchemeAcceptable, isAuthorityAcceptable else { return false }
        guard segments.allSatisfy({ Self.decode($0, ":@").map(Self.isLevel) ?? false }) else { return false }
        return [query, fragment].allSatisfy { $0.map { Self.decode($0, ":@/?") != nil } ?? true }
    }

    private var isWeb: Bool { ["http", "https"].contains(scheme.map { Self.text($0).lowercased() }) }

    private var isSchemeAcceptable: Bool {
        guard let scheme else { return authority == nil }
        let text = Self.text(scheme).lowercased()
        return Self.letters.contains(scheme.first ?? 0) && scheme.allSatisfy(Self.inScheme.contains)
            && !LinkPolicy.defaultForbiddenSchemes.contains(text)
    }

    private var isAuthorityAcceptable: Bool {
        guard var host = authority, !host.isEmpty else { return !isWeb }
        // The port follows the last ":", unless that is inside brackets.
        if let colon = host.lastIndex(of: UInt8(ascii: ":")), !host[colon...].contains(UInt8(ascii: "]")) {
            let port = host[(colon + 1)...]
            guard port.allSatisfy(Self.digits.contains), Int("0" + Self.text(Array(port))) ?? .max <= 65535 else {
                return false
            }
            host.removeSubrange(colon...)
        }
        if host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]") {
            return Self.isAddress(host.dropFirst().dropLast())
        }
        guard !host.isEmpty, !host.contains(UInt8(ascii: ":")) else { return false }
        guard isWeb else { return Self.decode(host, "").map(Self.isLevel) ?? false }
        if host.last == UInt8(ascii: ".") { host.removeLast() }
        return host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
            !$0.isEmpty && $0.allSatisfy(Self.inLabel.contains)
        }
    }

    private static let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    private static let digits = Set("0123456789".utf8)
    private static let hexadecimal = Set("0123456789ABCDEFabcdef".utf8)
    private static let inScheme = letters.union(digits).union("+-.".utf8)
    private static let inLabel = letters.union(digits).union("-_".utf8)
    private static let everywhere = letters.union(digits).union("-._~!$&'()*+,;=".utf8)

    /// Returns whether the bytes match the IPv6 grammar of RFC 3986, 3.2.2, alternative by alternative.
    private static func isAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
        let octet = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
        let group = "[0-9A-Fa-f]{1,4}"
        let last = "(\(group):\(group)|\(octet)(\\.\(octet)){3})"
        let grammar =
            ["(\(group):){6}\(last)", "::(\(group):){5}\(last)"]
            + (0...4).map { "((\(group):){0,\($0)}\(group))?::(\(group):){\(4 - $0)}\(last)" }
            + (5...6).map { "((\(group):){0,\($0)}\(group))?::" + ($0 == 5 ? group : "") }
        let text = text(Array(bytes))
        return grammar.contains { (try? Regex($0).wholeMatch(in: text)) != nil }
    }

    /// Returns the decoded text if all of its characters are legal and none is a control character.
    private static func decode(_ bytes: [UInt8], _ legal: String) -> String? {
        var decoded: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard rest.count >= 2, rest.prefix(2).allSatisfy(hexadecimal.contains) else { return nil }
                decoded.append(UInt8(text(Array(rest.prefix(2))), radix: 16) ?? 0)
                rest = rest.dropFirst(2)
            } else {
                guard everywhere.contains(byte) || legal.utf8.contains(byte) else { return nil }
                decoded.append(byte)
            }
        }
        let text = String(validating: decoded, as: UTF8.self)
        return text.flatMap { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : $0 }
    }

    /// Returns whether a decoded segment stays at its level of the path.
    private static func isLevel(_ text: String) -> Bool {
        let pieces = text.utf8.split(omittingEmptySubsequences: false) { "/\\".utf8.contains($0) }.map { Array($0) }
        return !pieces.contains(Array("..".utf8)) && pieces != [Array(".".utf8)]
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
