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

    /// Returns the values of entitlements that are known only once the app is built, and that may be an entry.
    package func unknownValues(of file: AppEntitlements, for entry: String) -> [String] {
        guard let own = AssociatedDomain(entry) else { return [] }
        let names = AssociatedDomain.names(for: own.host, service: own.service)
        return file.domains.map(\.value).filter { value in
            value.isUnknownInPropertyList && names.contains { value.mayBecome($0) }
        }
    }

    /// Returns the values of an `Info.plist` that are known only once the app is built, and that may be a scheme.
    package func unknownValues(of file: AppInfo, for scheme: String) -> [String] {
        file.schemes.map(\.value).filter { $0.isUnknownInPropertyList && $0.lowercased().mayBecome(scheme) }
    }

    /// The associated domains, as a key and its value.
    package var entitlements: String {
        "<key>\(AppEntitlements.key)</key>\n<array>\n\(Self.entries(domains))</array>\n"
    }

    /// The URL types, as a key and its value.
    package var info: String { "<key>\(AppInfo.types)</key>\n<array>\n\(type(of: schemes, indent: 4))</array>\n" }

    private static func entries(_ texts: [String], indent: Int = 4) -> String {
        let blanks = String(repeating: " ", count: indent)
        return texts.map { "\(blanks)<string>\($0.asMarkup)</string>\n" }.joined()
    }

    /// A URL type; nothing if there is no scheme.
    private func type(of schemes: [String], indent: Int) -> String {
        if schemes.isEmpty { return "" }
        let name = bundle.map { "    <key>CFBundleURLName</key>\n    <string>\($0.asMarkup)</string>\n" } ?? ""
        let text = """
            <dict>
            \(name)    <key>\(AppInfo.list)</key>
                <array>
            \(Self.entries(schemes, indent: 8))    </array>
            </dict>

            """
        let blanks = String(repeating: " ", count: indent)
        return text.split(separator: "\n").map { "\(blanks)\($0)\n" }.joined()
    }

    /// Returns entitlements with the associated domains between the two comments of ``MarkedPart``.
    ///
    /// Inside the list of the domains that are there already, only those are written that the list lacks.
    ///
    /// - Throws: ``EditedPropertyList/Fault`` if something would be lost, or is not read there.
    package func entitlements(in file: [UInt8], name: String) throws -> [UInt8] {
        let list = try EditedPropertyList(file, name: name, key: AppEntitlements.key)
        let missing = missing(in: try AppEntitlements.checked(list.withoutPart, name: name).content)
        return try list.replacing(whole: entitlements, elements: Self.entries(missing, indent: 0))
    }

    /// Returns an `Info.plist` with the URL types between the two comments of ``MarkedPart``.
    ///
    /// Inside the list of the types that are there already, only the schemes are written that the list lacks.
    ///
    /// - Throws: ``EditedPropertyList/Fault`` if something would be lost, or is not read there.
    package func info(in file: [UInt8], name: String) throws -> [UInt8] {
        let list = try EditedPropertyList(file, name: name, key: AppInfo.types)
        let missing = missing(in: try AppInfo.checked(list.withoutPart, name: name).content)
        return try list.replacing(whole: info, elements: type(of: missing, indent: 0))
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
