import Foundation
import WaymarkCore
import WaymarkFoundation

// Benchmarks with Foundation types as input, and of Foundation for comparison. They ignore the string argument, and use
// values prepared from the workload's links, in order.

extension Subject {
    /// A benchmark of `Router.match(for:)` with Foundation's `URL`.
    static let waymarkURL = Subject(name: "waymark-url") { workload in
        let router = try Router(table(workload))
        guard let urls = InTurn(workload.links.map { URL(string: $0.text) }) else { return nil }
        return { _ in router.match(for: urls.next())?.route }
    }

    /// A benchmark of reading the string of a `URL`: Foundation's share of the cost of `waymark-url`.
    static let urlText = Subject(name: "url-text") { workload in
        guard let urls = InTurn(workload.links.map { URL(string: $0.text) }),
            let routes = InTurn(workload.links.map(\.route))
        else { return nil }
        return { _ in urls.next().absoluteString.utf8.isEmpty ? nil : routes.next() }
    }

    /// A benchmark of decoding every segment, query item and fragment of a parsed link, with `ParsedURL`.
    static let decodeParsed = Subject(name: "decode-parsed") { workload in
        guard workload.isEscaped, let urls = InTurn(workload.links.map { try? ParsedURL($0.text) }),
            let routes = InTurn(workload.links.map(\.route))
        else { return nil }
        return { _ in
            let url = urls.next()
            let count = url.segments.count + url.queryItems.count + (url.fragment == nil ? 0 : 1)
            return count == 0 ? nil : routes.next()
        }
    }

    /// A benchmark of decoding URL components with `removingPercentEncoding`. Splitting links into components is not
    /// measured.
    static let decodeFoundation = Subject(name: "decode-foundation") { workload in
        guard workload.isEscaped else { return nil }
        let pieces = workload.links.map { escapedPieces(of: $0.text) }
        for (link, pieces) in zip(workload.links, pieces) {
            guard try ParsedURL(link.text).decodedPieces == pieces.map(\.removingPercentEncoding) else {
                throw Failure("\(link.text) is decoded in two ways")
            }
        }
        guard let links = InTurn(pieces), let routes = InTurn(workload.links.map(\.route)) else { return nil }
        return { _ in
            var count = 0
            for piece in links.next() where piece.removingPercentEncoding != nil { count += 1 }
            return count == 0 ? nil : routes.next()
        }
    }

    /// Returns the encoded segments, query item names and values, and fragment of an `https` link.
    private static func escapedPieces(of link: String) -> [String] {
        link.split(whereSeparator: { "/?&=#".contains($0) }).dropFirst(2).map(String.init)
    }
}

extension Workload {
    /// `true` if the workload has `https` links, and a link with more than three escapes.
    fileprivate var isEscaped: Bool {
        host != nil && links.contains { $0.text.utf8.lazy.filter { $0 == UInt8(ascii: "%") }.count > 3 }
    }
}

extension ParsedURL {
    fileprivate var decodedPieces: [String] {
        segments + queryItems.flatMap { [$0.name] + ($0.value.map { [$0] } ?? []) } + (fragment.map { [$0] } ?? [])
    }
}

/// An iterator that returns the values in order, and begins again after the last one.
private final class InTurn<Value> {
    private let values: [Value]
    private var index = 0

    /// Returns `nil` if there are no values, or if one is `nil`.
    init?(_ values: [Value?]) {
        self.values = values.compactMap(\.self)
        if self.values.isEmpty || self.values.count < values.count { return nil }
    }

    func next() -> Value {
        let value = values[index]
        index = index + 1 < values.count ? index + 1 : 0
        return value
    }
}
