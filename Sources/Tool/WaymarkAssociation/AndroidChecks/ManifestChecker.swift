import WaymarkManifest

extension AppManifest {
    /// Reads an `AndroidManifest.xml` in UTF-8 and checks it for probable mistakes, sorted by position. Example links
    /// have `host` if their filter has no host. Throws ``AssociationError`` if the bytes are not XML, declare entities,
    /// or are not a manifest.
    package static func checked(
        _ bytes: [UInt8], name: String, host: String, values: BuildValues = BuildValues()
    ) throws(AssociationError) -> (content: AppManifest, problems: [AssociationProblem]) {
        let (file, problems) = try read(bytes, name: name, values: values)
        var checker = ManifestChecker(file: file, patterns: PatternChecker(problems: problems), host: host)
        checker.check()
        return (file, checker.patterns.problems.sorted.map { $0.naming(prefix: file.prefix) })
    }

    package var linkFilters: [IntentFilter] { filters.filter(\.isAboutLinks) }

    /// The hosts for which Android verifies the app. Their links then open by any matching filter of the app.
    var verifiedHosts: Set<FilterHost> { Set(filters.flatMap(\.verifiedHosts)) }
}

extension AssociationProblem {
    /// Returns the problem with `android:` in its help and suggestion replaced by the file's own prefix.
    fileprivate func naming(prefix: String) -> Self {
        if prefix == "android:" { return self }
        // Attributes follow a space, but most values, such as `@android:string/ok`, have none before `android:`.
        func named(_ text: String) -> String { text.replacing(/(^| )android:/) { "\($0.output.1)\(prefix)" } }
        var problem = self
        problem.kind = Kind(code: code, severity: severity, message: message, help: kind.help.map(named))
        problem.suggestion = suggestion.map(named)
        return problem
    }
}

struct ManifestChecker {
    let file: AppManifest
    var patterns: PatternChecker
    /// The host of example links in messages about filters without a host.
    let host: String
    /// The hosts for which Android verifies the app, each with the filters that make it do so.
    lazy var verifiers: [FilterHost: Set<Place>] = file.filters.reduce(into: [:]) { verifiers, filter in
        for host in filter.verifiedHosts { verifiers[host, default: []].insert(filter.element.place) }
    }

    mutating func check() {
        checkActivities()
        for filter in file.filters where filter.isLauncherWithData { note(.launcherData, at: filter.element.place) }
        for filter in file.linkFilters {
            if !filter.isLauncherWithData { checkKind(of: filter) }
            // Links have no MIME type, so this filter matches none, whatever else it contains.
            if filter.hasMimeTypes { continue }
            checkData(of: filter)
            checkPooling(of: filter)
            checkInheritedHosts(of: filter)
            checkPatterns(of: filter)
            checkGroups(of: filter)
        }
        checkVerification()
        checkFilters()
    }

    mutating func note(_ kind: AssociationProblem.Kind, at place: Place, suggestion: String? = nil) {
        patterns.problems.add(kind, at: place, suggestion: suggestion)
    }

    /// Checks the attributes of activities with filters. With `tools:node="merge"`, missing attributes are not
    /// reported, because the build can add them from another manifest.
    private mutating func checkActivities() {
        var known: Set<Place> = []
        for filter in file.filters where known.insert(filter.owner.place).inserted {
            let takesLinks = file.linkFilters.contains { $0.owner.place == filter.owner.place }
            let isMerged = filter.owner[file.tools + "node"]?.value.hasPrefix("merge") ?? false
            let target = filter.owner["targetActivity"]?.value ?? ""
            if !isMerged, filter.owner.name == "activity-alias", target.isEmpty {
                note(.noTarget, at: filter.owner.place)
            }
            if takesLinks, let permission = filter.permission {
                let own = filter.owner["permission"]?.place
                note(.needsPermission(permission, isInherited: own == nil), at: own ?? filter.owner.place)
            }
            guard let exported = filter.owner["exported"] else {
                if isMerged || file.targetLevel ?? 31 < 31 { continue }
                note(.noExported, at: filter.owner.place, suggestion: "android:exported=\"\(takesLinks)\"")
                continue
            }
            if takesLinks, exported.value.flag == false { note(.notExported, at: exported.place) }
        }
    }

    private mutating func checkKind(of filter: IntentFilter) {
        let place = filter.element.place
        if filter.hasMimeTypes {
            if !filter.webSchemes.isEmpty { note(.mimeType, at: place) }
            return
        }
        if !filter.actions.contains(IntentFilter.viewAction) {
            note(.noAction, at: place, suggestion: "<action android:name=\"\(IntentFilter.viewAction)\"/>")
        }
        for name in IntentFilter.linkCategories where !filter.categories.contains(IntentFilter.category(name)) {
            let isWeb = filter.isVerified || !filter.webSchemes.isEmpty
            note(
                .noCategory(name, isWeb: isWeb), at: place,
                suggestion: "<category android:name=\"\(IntentFilter.category(name))\"/>")
        }
        checkSchemes(of: filter)
    }

    private mutating func checkSchemes(of filter: IntentFilter) {
        let (place, web) = (filter.element.place, filter.webSchemes)
        guard !filter.schemes.isEmpty else {
            if filter.isVerified || !filter.hosts.isEmpty || !filter.paths.isEmpty { note(.noScheme, at: place) }
            return
        }
        let isOfAnyHost = filter.hosts.isEmpty || filter.hosts.contains { $0.host == "*" }
        // A filter without hosts matches links of any host, unless it has an `android:ssp`.
        let isOpen = isOfAnyHost && (!filter.hosts.isEmpty || filter.schemeSpecificPart == nil)
        let isKnown = !filter.schemes.contains(where: \.isUnresolved)
        if web.isEmpty {
            if filter.isVerified, isKnown { note(.nothingToVerify(isOfLinks: true), at: filter.flagPlace) }
            return
        }
        if filter.isVerified {
            if !filter.otherSchemes.isEmpty { note(.mixedSchemes(filter.otherSchemes.unique), at: place) }
            if isOfAnyHost { note(.unverifiableHost, at: filter.flagPlace) }
        } else if filter.lacksVerification, !filter.hosts.isEmpty, !isVerified(filter.hosts) {
            // The author may have written `autoVerify` on the wrong filter of the activity.
            let misplaced = file.filters.filter {
                $0.owner.place == filter.owner.place && $0.isVerified && !$0.isAboutLinks
            }
            patterns.problems.add(.unverified, at: place, because: misplaced.map(\.flagPlace))
        }
        if isKnown, !web.contains("https") { note(.plainWebOnly, at: place) }
        if isOpen, filter.paths.isEmpty, filter.groups.isEmpty || !filter.hosts.isEmpty {
            note(.anyHost(hasOthers: filter.hosts.contains { $0.host != "*" }), at: place)
        }
    }

    private mutating func isVerified(_ hosts: [FilterHost]) -> Bool {
        let verified = verifiers.keys
        return hosts.allSatisfy { host in verified.contains { $0.covers(host) } }
    }

    /// Reports `autoVerify` on filters that are not for links, where it has no effect. If the app supports Android 11,
    /// also reports several hosts: that version verifies all hosts of web filters or none.
    private mutating func checkVerification() {
        for filter in file.filters where filter.isVerified && !filter.isAboutLinks && !filter.isLauncherWithData {
            // If a web filter of the same activity lacks `autoVerify`, only that lack is reported.
            let others = file.linkFilters.filter { $0.owner.place == filter.owner.place && $0.lacksVerification }
            if others.contains(where: { !$0.webSchemes.isEmpty && !$0.hosts.isEmpty }) { continue }
            note(.nothingToVerify(isOfLinks: false), at: filter.flagPlace)
        }
        guard let level = file.minimumLevel, level < 31 else { return }
        let filters = file.linkFilters.filter { !$0.schemes.isEmpty && $0.webSchemes == $0.schemes }
        let hosts = Set(filters.flatMap { $0.hosts.map(\.host) })
        guard hosts.count > 1, let first = filters.first(where: \.isVerified) else { return }
        note(.allOrNone(hosts: hosts.count), at: first.element.place)
    }
}

extension IntentFilter {
    static let viewAction = "android.intent.action.VIEW"
    static let linkCategories = ["DEFAULT", "BROWSABLE"]
    static func category(_ name: String) -> String { "android.intent.category.\(name)" }

    var webSchemes: [String] { schemes.filter { ["http", "https"].contains($0) } }

    /// The known schemes except `http` and `https`. Android verifies no filter that has one.
    var otherSchemes: [String] { schemes.filter { !["http", "https"].contains($0) && !$0.isUnresolved } }

    /// The hosts that the filter makes Android verify, with any port. These are only names with a dot. Android compares
    /// `*.example.com` without the dot after `*`, so that `example.com` counts as verified too.
    var verifiedHosts: [FilterHost] {
        guard isVerified, fault == nil, !webSchemes.isEmpty, webSchemes.count == schemes.count else { return [] }
        return hosts.map(\.host).filter { $0.isUnresolved || $0.contains(/^(?:\*\.)?[^*.]+\.[^*]+$/) }.map {
            FilterHost(host: $0.hasPrefix("*.") ? "*\($0.dropFirst(2))" : $0)
        }
    }

    /// `true` if `autoVerify` is absent. An explicit `autoVerify="false"` is assumed to be intended.
    fileprivate var lacksVerification: Bool { !isVerified && element["autoVerify"]?.value.flag != false }

    /// The position of the `autoVerify` attribute, or that of the filter if the attribute is absent.
    fileprivate var flagPlace: Place { element["autoVerify"]?.place ?? element.place }

    /// The schemes of data on the device, which are not links.
    static let localSchemes = ["content", "file", "android.resource"]

    static func defaultPort(of scheme: String) -> Int? { scheme == "https" ? 443 : scheme == "http" ? 80 : nil }

    func hasDefault(port: String) -> Bool { schemes.compactMap(Self.defaultPort(of:)).contains { "\($0)" == port } }

    /// `true` if the filter seems intended for links, by its declarations or by attributes that only links need.
    var isAboutLinks: Bool {
        let isWeb = schemes.contains { ["http", "https"].contains($0.lowercased()) }
        if !actions.isEmpty, !actions.contains(where: { $0.uppercased().hasSuffix("VIEW") }) {
            return isWeb && (isVerified || actions.contains("android.intent.action.MAIN"))
        }
        if !schemes.isEmpty, schemes.allSatisfy({ Self.localSchemes.contains($0.lowercased()) }) { return false }
        // A filter for files, such as the videos of a player, names no host.
        if hasMimeTypes, !isVerified, hosts.allSatisfy({ $0.host == "*" }) { return false }
        let isForBrowsers = isVerified || categories.contains(Self.category("BROWSABLE"))
        let hasAddress = !schemes.isEmpty || !hosts.isEmpty || !paths.isEmpty || !groups.isEmpty
        if isForBrowsers, hasAddress || isVerified { return true }
        return actions.contains(Self.viewAction) ? hasAddress && (isWeb || !hasMimeTypes) : isWeb && !hasMimeTypes
    }

    /// `true` for a launcher filter that requires data, although launchers send none.
    var isLauncherWithData: Bool {
        actions.contains("android.intent.action.MAIN") && !(schemes.isEmpty && !hasMimeTypes)
            && ["LAUNCHER", "LEANBACK_LAUNCHER"].contains { categories.contains(Self.category($0)) }
    }

    /// Returns the scheme and host of an example link for the filter.
    func origin(orHost host: String) -> String {
        let scheme = webSchemes.contains("https") ? "https" : schemes.first ?? "https"
        let own = hosts.first { !$0.host.isUnresolved && !$0.host.contains(/[^A-Za-z0-9*._-]/) }
        let text = own.flatMap { $0.host == "*" ? nil : $0.host } ?? host
        let name = text.hasPrefix("*") ? "www" + text.dropFirst() : text
        return "\(scheme)://\(name)\(own?.port.map { ":\($0)" } ?? "")"
    }
}
