package import WaymarkManifest

/// The entries that an app needs in its entitlements and its `Info.plist` for the links of a route table.
package struct PropertyListText {
    /// The associated domains for the entitlements, such as `applinks:example.com`.
    package let domains: [String]
    package let schemes: [String]
    /// The bundle ID of the app, used as the name of the URL type.
    private let bundle: String?

    package init(_ apps: RouteFile.Apps?, _ origins: AppOrigins) {
        var services = ["applinks"]
        if let apps, apps.sharesWebCredentials { services.append("webcredentials") }
        if let apps, !apps.clips.isEmpty { services.append("appclips") }
        domains = services.flatMap { service in origins.hosts.map { "\(service):\($0.name)" } }
        schemes = origins.schemes.map(\.name)
        bundle = apps?.appIDs.first.map { String($0.value.drop { $0 != "." }.dropFirst()) }
    }

    package func missing(in file: AppEntitlements) -> [String] {
        let entries = file.domains.compactMap { AssociatedDomain($0.value) }
        return domains.filter { text in
            AssociatedDomain(text).map { own in !entries.contains { $0.covers(own) } } ?? false
        }
    }

    /// Returns the URL schemes that an `Info.plist` lacks. Apple's systems ignore their case.
    package func missing(in file: AppInfo) -> [String] {
        let own = Set(file.schemes.map { $0.value.lowercased() })
        return schemes.filter { !own.contains($0) }
    }

    /// Returns the unresolved values in entitlements, such as `applinks:$(HOST)`, that can become `entry` in the build.
    package func unknownValues(of file: AppEntitlements, for entry: String) -> [String] {
        guard let own = AssociatedDomain(entry) else { return [] }
        let names = AssociatedDomain.names(for: own.host, service: own.service)
        return file.domains.map(\.value).filter { value in
            value.isUnresolvedInPropertyList && names.contains { value.mayBecome($0) }
        }
    }

    /// Returns the unresolved values in an `Info.plist`, such as `$(SCHEME)`, that can become `scheme` in the build.
    package func unknownValues(of file: AppInfo, for scheme: String) -> [String] {
        file.schemes.map(\.value).filter { $0.isUnresolvedInPropertyList && $0.lowercased().mayBecome(scheme) }
    }

    /// The associated domains as XML, a key and its value, for an entitlements file.
    package var entitlements: String {
        "<key>\(AppEntitlements.key)</key>\n<array>\n\(Self.entries(domains))</array>\n"
    }

    /// The URL types as XML, a key and its value, for an `Info.plist`.
    package var info: String { "<key>\(AppInfo.types)</key>\n<array>\n\(type(of: schemes, indent: 4))</array>\n" }

    private static func entries(_ texts: [String], indent: Int = 4) -> String {
        let blanks = String(repeating: " ", count: indent)
        return texts.map { "\(blanks)<string>\($0.asMarkup)</string>\n" }.joined()
    }

    /// Returns a URL type with the schemes as XML; empty if there are none.
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

    /// Returns an entitlements file with the associated domains between the comments of ``MarkedPart``. If these are in
    /// an existing list, only missing domains are written. Throws ``EditedPropertyList/Problem`` if data would be lost,
    /// or if systems would not read the domains.
    package func entitlements(in file: [UInt8], name: String) throws -> [UInt8] {
        let list = try EditedPropertyList(file, name: name, key: AppEntitlements.key)
        let missing = missing(in: try AppEntitlements.checked(list.withoutPart, name: name).content)
        return try list.replacing(whole: entitlements, elements: Self.entries(missing, indent: 0))
    }

    /// Returns an `Info.plist` with the URL types between the comments of ``MarkedPart``. If these are in an existing
    /// list, only missing schemes are written. Throws ``EditedPropertyList/Problem`` if data would be lost, or if
    /// systems would not read the schemes.
    package func info(in file: [UInt8], name: String) throws -> [UInt8] {
        let list = try EditedPropertyList(file, name: name, key: AppInfo.types)
        let missing = missing(in: try AppInfo.checked(list.withoutPart, name: name).content)
        return try list.replacing(whole: info, elements: type(of: missing, indent: 0))
    }

    /// Returns a complete property list in XML with the keys and values of `part`.
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
