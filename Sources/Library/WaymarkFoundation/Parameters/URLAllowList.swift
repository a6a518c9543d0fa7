public import WaymarkCore

/// A list of schemes and hosts, used as a type parameter of ``AllowedURL``: a link may contain URLs from these only.
///
/// ```swift
/// enum OwnPages: URLAllowList {
///     static var sources: [LinkSource] { [.host("example.com"), .host("*.example.com")] }
/// }
/// ```
///
/// The list is a type, so that URLs checked against different lists have different types.
public protocol URLAllowList {
    /// The accepted schemes and hosts. A host implies `https`; ports other than the default must be declared.
    static var sources: [LinkSource] { get }
}
