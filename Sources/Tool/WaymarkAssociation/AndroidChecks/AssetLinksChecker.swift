import WaymarkManifest
import WaymarkCore

extension AssetLinks {
    /// Reads an `assetlinks.json` in UTF-8 and checks it for probable mistakes, sorted by position. The example links
    /// in messages have `host`. Throws ``AssociationError`` if the bytes are not JSON.
    package static func checked(
        _ bytes: [UInt8], name: String, host: String
    ) throws(AssociationError) -> (content: AssetLinks, problems: [AssociationProblem]) {
        let (file, problems) = try read(bytes, name: name)
        let patterns = PatternChecker(problems: problems)
        var checker = AssetLinksChecker(file: file, patterns: patterns, origin: "https://\(host)")
        checker.check()
        return (file, checker.patterns.problems.sorted)
    }
}

struct AssetLinksChecker {
    let file: AssetLinks
    var patterns: PatternChecker
    /// The scheme and host of example links in messages, such as `https://example.com`.
    let origin: String

    private static let relations = [
        AssetStatement.linkRelation, "delegate_permission/common.get_login_creds",
        "delegate_permission/common.use_as_origin", "delegate_permission/common.share_location", webAppRelation,
    ]
    /// The relation to an installed web app, whose `site` is the URL of a web app manifest.
    private static let webAppRelation = "delegate_permission/common.query_webapk"
    private static let namespaces = ["android_app", "web"]

    mutating func check() {
        var first: [String: Place] = [:]
        for statement in file.statements {
            checkRelations(of: statement)
            checkTarget(of: statement)
            checkRules(of: statement)
            guard statement.isAboutLinks, statement.rules != nil, let app = statement.package else { continue }
            if let place = first.earlierPlace(of: app.value, noting: app.place) {
                patterns.problems.add(.severalRuleLists(of: app.value), at: app.place, because: [place])
            }
        }
        for include in file.includes { checkInclude(include) }
        let isReadable = !file.statements.isEmpty || patterns.problems.problems.isEmpty
        let isUseful = file.statements.contains { statement in
            let others = statement.relations.filter { $0.value != AssetStatement.linkRelation }
            return statement.isAboutLinks || !statement.ignoredKeys.isEmpty
                || others.contains { Self.relations.contains($0.value) }
        }
        if isReadable, file.includes.isEmpty, !isUseful {
            patterns.problems.add(.noLinkStatement, at: file.statements.first?.place ?? .start)
        }
    }

    private mutating func checkRelations(of statement: AssetStatement) {
        for relation in statement.relations where !Self.relations.contains(relation.value) {
            let nearest = Suggestion.nearest(to: relation.value, among: Self.relations)
            let meant = nearest ?? Self.relations.first { $0.hasSuffix("." + relation.value) }
            patterns.problems.add(.unknownRelation(relation.value), at: relation.place, suggestion: meant?.inQuotes)
        }
    }

    private mutating func checkInclude(_ include: Located<String>) {
        if include.value.wholeMatch(of: /https:\/\/[^\/?#\s]+(\/\S*)?/) == nil {
            let expected = "a URL with 'https'"
            patterns.problems.add(
                .ignoredValue(of: "include", expected: expected, found: "'\(include.value)'"), at: include.place)
        } else {
            patterns.problems.add(.notFollowed(include.value), at: include.place)
        }
    }

    private mutating func checkTarget(of statement: AssetStatement) {
        guard let place = statement.target else { return }
        guard let namespace = statement.namespace else { return noteAbsent("namespace", of: statement, place) }
        switch namespace.value {
        case "web": checkSite(of: statement, place)
        case "android_app": checkApp(of: statement, place)
        default:
            let folded = namespace.value.lowercased().replacing("-", with: "_")
            let meant =
                Self.namespaces.contains(folded)
                ? folded : Suggestion.nearest(to: namespace.value, among: Self.namespaces)
            patterns.problems.add(.unknownNamespace(namespace.value), at: namespace.place, suggestion: meant?.inQuotes)
        }
    }

    /// Reports a missing key of a `target`, but no value of the wrong type, which the reader reports.
    private mutating func noteAbsent(_ key: String, of statement: AssetStatement, _ place: Place) {
        if !statement.ignoredKeys.contains(key) { patterns.problems.add(.absentKey(key, in: "'target'"), at: place) }
    }

    private mutating func checkSite(of statement: AssetStatement, _ place: Place) {
        guard let site = statement.site else { return noteAbsent("site", of: statement, place) }
        let isAddress = statement.relations.contains { $0.value == Self.webAppRelation }
        let match = site.value.wholeMatch(of: /(?i)https?:\/\/[a-z0-9.-]+(?::[0-9]{1,5})?(\/\S*)?/)
        if let match, isAddress || [nil, "/"].contains(match.output.1) { return }
        let host = site.value.firstMatch(of: /^(?:[A-Za-z]+:\/\/)?([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/)
        patterns.problems.add(
            .invalidSite(site.value), at: site.place, suggestion: host.map { "https://\($0.output.1)".inQuotes })
    }

    private mutating func checkApp(of statement: AssetStatement, _ place: Place) {
        if let package = statement.package {
            if !AndroidName.isPackage(package.value) {
                patterns.problems.add(.invalidPackage(package.value), at: package.place)
            }
        } else {
            noteAbsent("package_name", of: statement, place)
        }
        if statement.fingerprints.isEmpty, !statement.ignoredKeys.contains("sha256_cert_fingerprints") {
            patterns.problems.add(.noFingerprint, at: place)
        }
        var known: Set<String> = []
        for fingerprint in statement.fingerprints {
            if let fault = CertificateFingerprint.fault(of: fingerprint.value) {
                let corrected = AndroidName.fingerprint(fingerprint.value)
                let isSample = corrected.map(AndroidName.isSampleFingerprint) ?? false
                patterns.problems.add(
                    fault, at: fingerprint.place, suggestion: isSample ? nil : corrected?.inQuotes)
            }
            if !known.insert(CertificateFingerprint.digits(of: fingerprint.value)).inserted {
                patterns.problems.add(.duplicateFingerprint, at: fingerprint.place)
            }
        }
    }

    private mutating func checkRules(of statement: AssetStatement) {
        let rules = statement.writtenRules
        for rule in rules {
            if rule.parts.isEmpty { patterns.problems.add(.neverMatches, at: rule.place) }
            for part in rule.parts { checkPart(part) }
        }
        guard rules.count <= PatternChecker.countLimit else { return }
        if !rules.isEmpty, rules.allSatisfy(\.excludes) {
            let app = statement.package?.value ?? statement.name
            patterns.problems.add(.excludesOnly(app: app), at: rules[0].place)
        }
        patterns.checkOrder(of: rules, origin: origin)
    }

    private mutating func checkPart(_ part: AndroidRule.Part) {
        let text = part.written
        if part.target == .path { checkPath(part) }
        if let variable = text.firstMatch(of: /\$\([^)]*\)/) {
            patterns.explain(.variableInRule(variable.output), part)
        }
        patterns.checkEscapes(of: part) { $0.inQuotes }
        let isEscaped = part.pattern.kind == .literal || part.pattern.kind == .prefix
        if isEscaped, text.utf8.contains(UInt8(ascii: ".")), !patterns.explained.contains(part.place) {
            patterns.explain(.escapedDot, part)
        }
        patterns.checkLanguage(of: part, origin: origin)
    }

    private mutating func checkPath(_ part: AndroidRule.Part) {
        let text = part.written
        if text.lowercased().hasPrefix("not ") {
            let rest = String(text.dropFirst(4).drop { $0 == " " })
            patterns.explain(.pathWithoutSlash, part, suggestion: "\(rest.inQuotes), \"exclude\": true")
        } else if let parameter = PatternChecker.parameter(in: text) {
            let corrected = text.replacing("/\(parameter)", with: "/*")
            patterns.explain(.regularExpression(parameter, in: "/"), part, suggestion: corrected.inQuotes)
        } else if text.contains("#") {
            patterns.explain(.partInPath("#"), part)
        } else if text.contains(/\?[A-Za-z0-9_.-]+=/) {
            patterns.explain(.partInPath("?"), part)
        } else if let first = text.first, !"/*?".contains(first) {
            patterns.explain(.pathWithoutSlash, part, suggestion: "/\(text)".inQuotes)
        }
    }
}
