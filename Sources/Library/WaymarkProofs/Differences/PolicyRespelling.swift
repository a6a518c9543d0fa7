/// Respells links, such as `/a//b` for `/a/b`, so that two policies may treat them differently.
struct PolicyRespelling {
    let change: PolicyChange
    let hosts: [String]

    /// Returns respellings of a link, for each option in which the two policies differ.
    func links(like link: ProvenLink, _ texts: [String: [[UInt8]]]) -> [[UInt8]] {
        var links: [[UInt8]] = []
        func add(_ item: String) { links.append(link.adding(Array(item.utf8)).bytes) }
        func differs<Value: Equatable>(_ option: (LinkPolicy) -> Value) -> Bool {
            option(change.old) != option(change.new)
        }
        if differs({ $0.maximumLength }) { links.append(tooLong(link)) }
        if differs({ $0.maximumQueryItems }) { links.append(tooManyItems(link)) }
        if differs({ $0.maximumSegments }) { links += tooManySegments(link) }
        if differs({ $0.trimsWhitespace }) { links.append([0x20] + link.bytes) }
        if differs({ $0.allowsNonASCII }) { add("x=é") }
        if differs({ $0.allowsReservedCharacters }) { add("x=<") }
        if differs({ $0.allowsMalformedEscapes }) { add("x=%") }
        if differs({ $0.allowsControlCharacters }) { add("x=%01") }
        if differs({ $0.decodesPlusInQuery }) {
            for (name, texts) in texts { for text in texts { links.append(link.setting(name, to: text).bytes) } }
        }
        if differs({ $0.repeatedItems }) {
            for name in texts.keys where !name.isEmpty { links += repeated(link, name) }
        }
        if differs({ $0.decodesPlusInPath }) { links += plusInPath(link, texts[""] ?? []) }
        if differs({ $0.dropsEmptySegments }) || differs({ $0.dropsTrailingSlashes }) { links += emptySegments(link) }
        if differs({ $0.readsTrailingSlash }) {
            // Some policies read a trailing slash as an empty segment.
            let withSlash = link.changed { ($0.segments, $0.keepsEnd) = ($0.segments + [[]], true) }
            links += emptySegments(link) + [withSlash.bytes]
        }
        if differs({ $0.allowsUserinfo }) { links += withUserinfo(link) }
        if differs({ $0.allowsNonASCIIHosts }), let host = link.host {
            links.append(link.with(host: Array("é".utf8)).bytes)
            links.append(link.with(host: Array("é.".utf8) + host).bytes)
        }
        for scheme in change.schemes {
            links += [link.host ?? [], [0x68], []].map { link.with(host: $0, scheme: scheme).bytes }
        }
        return links
    }

    private func withUserinfo(_ link: ProvenLink) -> [[UInt8]] {
        let user = Array("u@".utf8)
        var links = (link.host.map { $0.isEmpty ? [] : [link.with(host: user + $0).bytes] }) ?? []
        guard !link.origin.isWeb else { return links }
        var path = link
        if let host = link.host, !host.isEmpty { path.segments.insert(host, at: 0) }
        for host in hosts {
            let name = host.hasPrefix("*.") ? "a" + host.dropFirst() : host
            links.append(path.with(host: user + Array(name.utf8), scheme: "https").bytes)
        }
        return links
    }

    private func tooLong(_ link: ProvenLink) -> [UInt8] {
        let length = min(change.old.maximumLength, change.new.maximumLength) + 1
        let item = Array("x=".utf8)
        let bytes = link.adding(item).bytes.count
        return link.adding(item + Array(repeating: 0x61, count: max(0, length - bytes))).bytes
    }

    private func tooManyItems(_ link: ProvenLink) -> [UInt8] {
        let count = min(change.old.maximumQueryItems, change.new.maximumQueryItems) + 1
        return link.changed { while $0.items.count < count { $0.items.append([0x78]) } }.bytes
    }

    /// Returns links with more segments than one policy allows: the fewest, and more, because a route may match only
    /// certain numbers of segments.
    private func tooManySegments(_ link: ProvenLink) -> [[UInt8]] {
        let limits = (change.old.maximumSegments, change.new.maximumSegments)
        let (least, most) = (min(limits.0, limits.1) + 1, max(limits.0, limits.1))
        var links = [link.bytes]
        // If the host is matched as the first segment, a link with another host may also match, with the original host
        // as its first path segment.
        var other = link
        if let host = link.host, !host.isEmpty, !link.origin.isWeb {
            other.host = [0x61]
            other.segments.insert(host, at: 0)
        }
        for count in Set([least, least + 1, least + 2, least + 3, most]) where count <= most {
            for link in [link, other] { links += filled(link, to: count) }
        }
        return links
    }

    /// Returns links extended to `count` segments before, after or between the original ones.
    private func filled(_ link: ProvenLink, to count: Int) -> [[UInt8]] {
        (0...link.segments.count).flatMap { index in
            [[0x61], link.segments.indices.contains(index) ? link.segments[index] : [0x30]].map { text in
                link.changed { while $0.segments.count < count { $0.segments.insert(text, at: index) } }.bytes
            }
        }
    }

    private func repeated(_ link: ProvenLink, _ name: String) -> [[UInt8]] {
        let key = Array(name.utf8).encoded(keeping: .queryItem)
        let own = link.items(named: key)
        let rest = link.changed { $0.items.removeAll { own.contains($0) } }
        let others = ["", "=0", "=1", "=a", "=true"].map { key + Array($0.utf8) }
        return (own + others).flatMap { first in
            ([first] + others).flatMap { second in
                [rest.adding(first).adding(second).bytes, rest.adding(second).adding(first).bytes]
            }
        }
    }

    private func plusInPath(_ link: ProvenLink, _ texts: [[UInt8]]) -> [[UInt8]] {
        link.segments.indices.flatMap { index in
            texts.map { text in link.changed { $0.segments[index] = text }.bytes }
        }
    }

    private func emptySegments(_ link: ProvenLink) -> [[UInt8]] {
        (0...link.segments.count).map { index in link.changed { $0.segments.insert([], at: index) }.bytes }
    }
}

extension ProvenLink {
    func changed(_ change: (inout ProvenLink) -> Void) -> ProvenLink {
        var copy = self
        change(&copy)
        return copy
    }

    func items(named name: [UInt8]) -> [[UInt8]] {
        items.filter { $0 == name || $0.starts(with: name + [UInt8(ascii: "=")]) }
    }

    func adding(_ item: [UInt8]) -> ProvenLink { changed { $0.items.append(item) } }

    func setting(_ name: String, to text: [UInt8]) -> ProvenLink {
        let name = Array(name.utf8).encoded(keeping: .queryItem)
        let own = items(named: name)
        return changed { link in
            link.items.removeAll { own.contains($0) }
            link.items.append(name + [UInt8(ascii: "=")] + text)
        }
    }

    fileprivate func with(host: [UInt8], scheme: String? = nil) -> ProvenLink {
        changed {
            $0.host = host
            if let scheme { $0.origin = SchemeAndPort(scheme: scheme, port: nil) }
        }
    }
}
