public import WaymarkCore

/// Where the URLs that links carry may lead: the schemes and hosts that a type of its own names.
///
/// ```swift
/// enum OwnPages: URLAllowList {
///     static var sources: [LinkSource] { [.host("example.com"), .host("*.example.com")] }
/// }
/// ```
///
/// A type, so that a value that was checked against one list cannot be taken for one that was checked against another:
/// see ``AllowedURL``.
public protocol URLAllowList {
    /// The schemes and hosts. A host means `https`; ports other than the scheme's own must be declared.
    static var sources: [LinkSource] { get }
}
