public import WaymarkCore

/// An allow-list of the schemes and hosts to which URLs inside links may lead.
///
/// ```swift
/// enum OwnPages: URLAllowList {
///     static var sources: [LinkSource] { [.host("example.com"), .host("*.example.com")] }
/// }
/// ```
///
/// The list is a type, so that values checked against different lists have different types: see ``AllowedURL``.
public protocol URLAllowList {
    /// The accepted schemes and hosts. A host implies `https`; ports other than the default must be declared.
    static var sources: [LinkSource] { get }
}
