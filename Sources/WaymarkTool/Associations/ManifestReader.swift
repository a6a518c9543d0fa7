#if Tool
    import Foundation
    import WaymarkAssociation

    #if canImport(FoundationXML)
        import FoundationXML
    #endif

    /// Reads the filters of an `AndroidManifest.xml`.
    final class ManifestReader: NSObject, XMLParserDelegate {
        private var manifest = AppManifest()
        /// The prefix of Android's attributes, with its colon.
        private var prefix = "android:"
        private var activity: (name: String, label: String, filters: Int)?
        private var filter: IntentFilter?
        private var group: AndroidRule?
        /// How many of each element there were.
        private var counts: [String: Int] = [:]
        private var dataCount = 0
        /// The first place that is no XML. The parser goes on behind it, and does not always say so at its end.
        private var fault: (line: Int, column: Int)?

        private static let namespace = "http://schemas.android.com/apk/res/android"

        /// Reads a file.
        ///
        /// - Throws: ``ToolError`` with the place if it is no XML, no manifest, or declares entities.
        static func read(_ bytes: [UInt8], name: String) throws -> AppManifest {
            let text = String(decoding: bytes, as: UTF8.self)
            guard !bytes.contains(0), !text.contains("<!DOCTYPE"), !text.contains("<!ENTITY") else {
                throw ToolError("\(name): a manifest is XML in UTF-8 without DOCTYPE and entities")
            }
            let (reader, parser) = (ManifestReader(), XMLParser(data: Data(bytes)))
            parser.delegate = reader
            parser.shouldResolveExternalEntities = false
            let isRead = parser.parse()
            if let place = reader.fault ?? (isRead ? nil : (parser.lineNumber, parser.columnNumber)) {
                throw ToolError("\(name):\(place.line):\(place.column): error: the file is no XML")
            }
            guard reader.counts["manifest"] == 1 else {
                throw ToolError("\(name):1:1: error: the file is no manifest: it does not begin with <manifest>")
            }
            return reader.manifest
        }

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            if let name = attributes.first(where: { $0.key.hasPrefix("xmlns:") && $0.value == Self.namespace })?.key {
                prefix = name.dropFirst("xmlns:".count) + ":"
            }
            switch element {
            case "manifest": manifest.package = attributes["package"]
            case "activity", "activity-alias":
                let label = "\(element)[\(counts[element] ?? 0)]"
                activity = (value("name", attributes) ?? label, label, 0)
            case "intent-filter": startFilter(attributes)
            case "action": filter?.actions += [value("name", attributes) ?? ""]
            case "category": filter?.categories += [value("name", attributes) ?? ""]
            case "data": addData(attributes)
            case "uri-relative-filter-group": startGroup(attributes)
            default: break
            }
            counts[element, default: 0] += 1
        }

        func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
            switch element {
            case "activity", "activity-alias": activity = nil
            case "intent-filter":
                if let filter { manifest.filters.append(filter) }
                filter = nil
            case "uri-relative-filter-group":
                if let group { filter?.groups.append(group) }
                group = nil
            default: break
            }
        }

        func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
            fault = fault ?? (parser.lineNumber, parser.columnNumber)
        }

        private func startFilter(_ attributes: [String: String]) {
            guard let activity else { return }
            var filter = IntentFilter(
                name: "\(activity.label).intent-filter[\(activity.filters)]", activity: activity.name)
            filter.isVerified = value("autoVerify", attributes) == "true"
            self.filter = filter
            self.activity?.filters += 1
            dataCount = 0
        }

        private func startGroup(_ attributes: [String: String]) {
            guard let filter else { return }
            group = AndroidRule(
                name: "\(filter.name).uri-relative-filter-group[\(filter.groups.count)]",
                excludes: value("allow", attributes) == "false")
        }

        private func addData(_ attributes: [String: String]) {
            guard filter != nil else { return }
            let name = "\(filter?.name ?? "").data[\(dataCount)]"
            if group == nil { addAuthority(attributes) }
            for attribute in AndroidRule.attributes {
                guard let text = value(attribute, attributes) else { continue }
                if group != nil {
                    group?.add(attribute: attribute, value: text)
                } else if attribute.hasPrefix("path") {
                    var path = AndroidRule(name: name)
                    path.add(attribute: attribute, value: text)
                    filter?.paths.append(path)
                }
            }
            if group == nil { dataCount += 1 }
        }

        private func addAuthority(_ attributes: [String: String]) {
            if let scheme = value("scheme", attributes) { filter?.schemes.append(scheme) }
            if value("mimeType", attributes) != nil { filter?.hasMimeTypes = true }
            guard let host = value("host", attributes) else { return }
            filter?.hosts.append(FilterHost(host: host, port: value("port", attributes).flatMap { Int($0) }))
        }

        /// An attribute of Android as the platform has it. What is known only once the app is built is noted.
        private func value(_ name: String, _ attributes: [String: String]) -> String? {
            guard let text = attributes[prefix + name] else { return nil }
            let isUnresolved = text.hasPrefix("@") || text.contains("${")
            if isUnresolved, name != "name" { filter?.unresolved.append(text) }
            return text.withoutManifestEscapes
        }
    }

    extension String {
        /// The text once the build tools have read its escapes: `\\` is one backslash, and any other backslash is dropped.
        fileprivate var withoutManifestEscapes: String {
            var (text, isEscaped) = ("", false)
            for scalar in unicodeScalars {
                if !isEscaped, scalar == "\\" {
                    isEscaped = true
                    continue
                }
                text.unicodeScalars.append(
                    isEscaped && scalar == "n" ? "\n" : isEscaped && scalar == "t" ? "\t" : scalar)
                isEscaped = false
            }
            return text
        }
    }
#endif
