package import WaymarkManifest

/// What the entitlements and the `Info.plist` of an app have to say of the links of a table.
package struct PropertyListText {
    /// The entries of the associated domains, such as `applinks:example.com`.
    package let domains: [String]
    package let schemes: [String]
    /// The bundle ID of the app, as the name of the schemes.
    private let bundle: String?

    package init(_ apps: RouteFile.Apps?, _ origins: AppOrigins) {
        var services = ["applinks"]
        if let apps, apps.sharesWebCredentials { services.append("webcredentials") }
        if let apps, !apps.clips.isEmpty { services.append("appclips") }
        domains = services.flatMap { service in origins.hosts.map { "\(service):\($0.name)" } }
        schemes = origins.schemes.map(\.name)
        bundle = apps?.appIDs.first.map { String($0.value.drop { $0 != "." }.dropFirst()) }
    }

    /// What entitlements lack.
    package func missing(in file: AppEntitlements) -> [String] {
        let entries = file.domains.compactMap { AssociatedDomain($0.value) }
        return domains.filter { text in
            AssociatedDomain(text).map { own in !entries.contains { $0.covers(own) } } ?? false
        }
    }

    /// What an `Info.plist` lacks. Apple's systems compare schemes without case.
    package func missing(in file: AppInfo) -> [String] {
        let own = Set(file.schemes.map { $0.value.lowercased() })
        return schemes.filter { !own.contains($0) }
    }

    /// The associated domains, as a key and its value.
    package var entitlements: String {
        let entries = domains.map { "    <string>\($0.asMarkup)</string>\n" }.joined()
        return "<key>\(AppEntitlements.key)</key>\n<array>\n\(entries)</array>\n"
    }

    /// The URL types, as a key and its value.
    package var info: String {
        let name = bundle.map {
            "        <key>CFBundleURLName</key>\n        <string>\($0.asMarkup)</string>\n"
        }
        let entries = schemes.map { "            <string>\($0.asMarkup)</string>\n" }.joined()
        return """
            <key>\(AppInfo.types)</key>
            <array>
                <dict>
            \(name ?? "")        <key>\(AppInfo.list)</key>
                    <array>
            \(entries)        </array>
                </dict>
            </array>

            """
    }

    /// A property list of a part.
    ///
    /// - Parameter part: Keys and their values.
    package static func document(_ part: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \(MarkedPart.text(part, indentedBy: "    "))</dict>
        </plist>

        """
    }
}
