#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkDispatch
import WaymarkEngine

/// A format of signed links: the last two query items are an expiry and a signature, which proves the author.
///
/// ```swift
/// let link = try router.url(for: .invite(key: "k1"))
/// let signed = try LinkSignature().sign(link, until: Date(timeIntervalSince1970: 1_900_000_000)) { text in
///     try privateKey.signature(for: Data(text.utf8))
/// }
/// // https://example.com/invite/k1?expires=1900000000&signature=3f0a…
/// ```
///
/// The signed text is the link without `&signature=…`, with expiry and fragment. Any change of it, even of its
/// percent-encoding, invalidates the signature. A link opens any number of times until it expires.
public struct LinkSignature: Hashable, Sendable {
    private let signatureName: String
    private let expiryName: String

    /// Creates a format with the names of the two query items: letters, digits, `-`, `.`, `_` and `~`.
    public init(signatureName: String = "signature", expiryName: String = "expires") {
        (self.signatureName, self.expiryName) = (signatureName, expiryName)
    }

    /// Returns a link with an expiry and a signature as its last query items.
    ///
    /// - Parameters:
    ///   - link: A printed link, such as the result of `url(for:)`, without expiry and signature.
    ///   - expiry: The time from which the link is refused, rounded down to seconds.
    ///   - signature: Returns the signature of a string (the link with its expiry), such as an Ed25519 signature of its
    ///     UTF-8. The link contains it as hexadecimal digits.
    /// - Throws: The errors of `signature`.
    /// - Complexity: O(*n*) in the bytes of the link.
    public func sign<Signature: Sequence<UInt8>>(
        _ link: String, until expiry: Date, by signature: (String) throws -> Signature
    ) rethrows -> String {
        let (base, fragment) = Self.split(link)
        // The first '?' begins the query, whose values may contain others.
        let query = base.utf8.firstIndex(of: UInt8(ascii: "?")).map { base.utf8[$0...].dropFirst() }
        let separator = query.map { $0.isEmpty ? "" : "&" } ?? "?"
        let seconds = expiry.timeIntervalSince1970.rounded(.down)
        let text = "\(base)\(separator)\(expiryName)=\(Int64(exactly: seconds) ?? 0)"
        let digits = try signature(text + fragment).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return "\(text)&\(signatureName)=\(digits)\(fragment)"
    }

    /// Returns the reason for refusing a link; `nil` if its signature is valid and it has not expired.
    func problem(
        of link: String, at time: Date, isValid: (_ signature: [UInt8], _ text: String) throws -> Bool
    ) rethrows -> SignatureProblem? {
        let (base, fragment) = Self.split(link)
        guard let signed = value(of: signatureName, at: [.ampersand], in: base),
            let signature = Self.bytes(signed.value),
            let expiry = value(of: expiryName, at: [.question, .ampersand], in: signed.rest),
            let seconds = Int64(expiry.value)
        else { return .missing }
        guard try isValid(signature, signed.rest + fragment) else { return .invalid }
        return time.timeIntervalSince1970 < Double(seconds) ? nil : .expired
    }

    private static func split(_ link: String) -> (base: String, fragment: String) {
        let end = link.utf8.firstIndex(of: .hash) ?? link.endIndex
        return (String(link[..<end]), String(link[end...]))
    }

    /// Returns the value of the last query item, and the string before the item; `nil` if the item has another name.
    private func value(of name: String, at separators: [UInt8], in text: String) -> (rest: String, value: String)? {
        guard let index = text.utf8.lastIndex(where: separators.contains) else { return nil }
        let item = text.utf8[index...].dropFirst(), prefix = "\(name)=".utf8
        guard item.starts(with: prefix) else { return nil }
        return (String(text[..<index]), String(item.dropFirst(prefix.count)) ?? "")
    }

    private static func bytes(_ digits: String) -> [UInt8]? {
        // Rejects uppercase digits, with which a second link would have the same signature.
        let values = digits.utf8.filter { !(UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }
            .compactMap(\.hexadecimalValue)
        guard !values.isEmpty, values.count == digits.utf8.count, values.count.isMultiple(of: 2) else { return nil }
        return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    }
}

/// A guard that refuses links without a valid ``LinkSignature``.
///
/// ```swift
/// dispatcher.guards.append(
///     SignatureGuard { signature, text in
///         publicKey.isValidSignature(signature, for: Data(text.utf8))
///     } requiredFor: { route in
///         if case .invite = route { true } else { false }
///     })
/// ```
///
/// A refused link is cancelled. The reason is `the link has no signature at its end`, `the signature of the link is
/// invalid` or `the link has expired`. The guard checks a link again before its content is presented.
///
/// A route value that the app opens has no URL and needs no signature. After a relaunch, a pending route value has an
/// unsigned URL, and is refused. Guards must redirect links from outside the app to signed URLs, not to route values.
/// Check with a public key, because a secret inside an app can be extracted.
public struct SignatureGuard<Route: Sendable>: RouteGuard {
    private let signature: LinkSignature
    private let now: @Sendable () -> Date
    private let isValid: @Sendable ([UInt8], String) throws -> Bool
    private let isRequired: @Sendable (Route) -> Bool

    /// Creates a guard that checks links with a closure.
    ///
    /// - Parameters:
    ///   - signature: The signature format: the names of the query items.
    ///   - now: Returns the current time.
    ///   - isValid: Returns `true` if the signature, as bytes, is valid for the string. It must compare in constant
    ///     time, as CryptoKit does. If it throws, the link fails.
    ///   - isRequired: Returns `true` if links to a route need a signature. By default all links need one.
    public nonisolated init(
        _ signature: LinkSignature = LinkSignature(), now: @escaping @Sendable () -> Date = { Date() },
        isValid: @escaping @Sendable (_ signature: [UInt8], _ text: String) throws -> Bool,
        requiredFor isRequired: @escaping @Sendable (Route) -> Bool = { _ in true }
    ) {
        (self.signature, self.now) = (signature, now)
        (self.isValid, self.isRequired) = (isValid, isRequired)
    }

    /// Decides again before the content is presented, because a pending link may have expired.
    public func decide(
        _ link: RoutedLink<Route>, presenting content: LinkContent<Route>
    ) throws -> GuardDecision<Route> { try decide(link) }

    /// Allows links with a valid signature that has not expired, links whose route needs none, and route values that
    /// the app opens; cancels other links. Throws the errors of `isValid`.
    public func decide(_ link: RoutedLink<Route>) throws -> GuardDecision<Route> {
        guard isRequired(link.route) else { return .allow }
        guard let url = link.link.url else {
            let isOfApp = link.channel == .inApp || link.redirects.isEmpty
            return isOfApp ? .allow : .cancel(reason: SignatureProblem.missing.rawValue)
        }
        let problem = try signature.problem(of: url, at: now(), isValid: isValid)
        return problem.map { .cancel(reason: $0.rawValue) } ?? .allow
    }
}

enum SignatureProblem: String, Sendable {
    case missing = "the link has no signature at its end"
    case invalid = "the signature of the link is invalid"
    case expired = "the link has expired"
}
