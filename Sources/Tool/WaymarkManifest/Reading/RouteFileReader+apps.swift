extension RouteFileReader {
    mutating func apps(_ node: DocumentNode) -> RouteFile.Apps {
        var apps = RouteFile.Apps()
        if let apple = node["ios"] {
            reportIfEmpty(apple["appIDs"], "the list of IDs")
            apps.appIDs = identifiers(apple["appIDs"])
            apps.clips = identifiers(apple["clips"])
            apps.sharesWebCredentials = apple["webcredentials"]?.text?.value == "true"
        }
        reportIfEmpty(node["android"], "the list of apps")
        for app in node["android"]?.elements ?? [] { if let app = android(app) { apps.android.append(app) } }
        return apps
    }

    private mutating func identifiers(_ node: DocumentNode?) -> [Located<String>] {
        let all = node?.texts ?? []
        for id in all {
            guard let identifier = AppIdentifier(id.value), identifier.hasTeamPrefix else {
                problems.add(.invalidAppID(id.value), at: id.place)
                continue
            }
        }
        return all
    }

    private mutating func android(_ node: DocumentNode) -> RouteFile.AndroidApp? {
        guard let package = node["package"]?.text else { return nil }
        if !AndroidName.isPackage(package.value) { problems.add(.invalidPackage(package.value), at: package.place) }
        reportIfEmpty(node["sha256"], "the list of fingerprints")
        let fingerprints = node["sha256"]?.texts ?? []
        for text in fingerprints {
            let right = AndroidName.fingerprint(text.value)
            if right != text.value { problems.add(.invalidFingerprint(text.value), at: text.place, suggestion: right) }
        }
        return RouteFile.AndroidApp(package: package, fingerprints: fingerprints)
    }
}
