/// A problem in a manifest or `assetlinks.json`. Messages are in `AndroidProblem+message.swift`. Cases may be added.
package enum AndroidProblem: Sendable, Hashable {
    // AndroidManifest.xml: the file and its activities.
    case notManifest(String)
    case noNamespace
    case noExported
    case notExported
    case notEnabled
    case navigationGraph

    // Filters.
    case noAction
    case noCategory(String, isWeb: Bool)
    case unverified
    case nothingToVerify(isOfLinks: Bool)
    case mixedSchemes([String])
    case plainWebOnly
    case mimeType
    case allOrNone(hosts: Int)
    case pooledCombinations
    case inheritedHost(scheme: String, hosts: [String])
    case unverifiableHost
    case shadowedFilter
    case groupsAlone
    case emptyGroup
    case launcherData

    // Attributes of `<data>`.
    case noScheme
    /// The filter accepts any host, so that its other hosts have no effect; the value lists them.
    case anyHost(beside: [String])
    case pathWithoutHost
    case invalidHost(String)
    case wildcardInHost(String)
    case openWildcard(String)
    case wildcardHost(String)
    case invalidPort(String)
    case portWithoutHost
    case defaultPort(String)
    case queryOutsideGroup(String)
    case newerAttribute(String, since: Int, minimum: Int?)
    case notRead(String)

    // Patterns.
    case pathWithoutSlash
    case partInPath(String)
    case starInText(String)
    case repeatedCharacter(String)
    case singleBackslash
    case invalidPattern(AdvancedGlobError)
    /// A pattern whose `.*` ends too early, and the common beginning of the attributes for prefixes and suffixes.
    case lazyPattern(end: String, attributes: String?)
    case greedyPattern
    case redundantPath
    /// A parameter, or a part of a pattern that has a meaning only in regular expressions, and the attribute.
    case regularExpression(String, in: String)

    // assetlinks.json
    case noLinkStatement
    case unknownRelation(String)
    case unknownNamespace(String)
    case invalidPackage(String)
    case noFingerprint
    case invalidFingerprint(String, Form)
    case duplicateFingerprint
    case invalidSite(String)
    case notFollowed(String)
    case noDynamicRules
    case emptyPattern(String)
    case escapedDot
    case variableInRule(String)

    /// The reason why a string is not a SHA-256 fingerprint as Android expects it. New versions add no cases.
    package enum Form: Sendable, Hashable {
        case lowercaseStrings, noColons
        /// The string has this number of pairs of hexadecimal digits instead of 32, such as 20 for SHA-1.
        case pairs(Int)
        /// A well-formed fingerprint that is a placeholder, such as the sample in the documentation.
        case sample
        case other
    }
}
