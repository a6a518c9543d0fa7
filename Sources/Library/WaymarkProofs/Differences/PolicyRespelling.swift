/// Respellings of a link that two policies may treat differently.
struct PolicyRespelling {
    let change: PolicyChange
    let hosts: [String]

    /// Returns respellings of a shared link, each of which tests one changed policy option.
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
        if differs({ $0.readsTrailingSlash }) { links += emptySegments(link) + [link.withSlashAtEnd.bytes] }
        if differs({ $0.allowsUserinfo }) { links += withUserinfo(link) }
        if differs({ $0.allowsNonASCIIHosts }), let host = link.host {
            links.append(link.with(host: Array("é".utf8)).bytes)
            links.append(link.with(host: Array("é.".utf8) + host).bytes)
        }
        for scheme in change.schemes {
            for host in [link.host ?? [], [0x68], []] {
                var copy = link.with(host: host)
                copy.origin = SchemeAndPort(scheme: scheme, port: nil)
                links.append(copy.bytes)
            }
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
            var copy = path.with(host: user + Array((host.hasPrefix("*.") ? "a" + host.dropFirst() : host).utf8))
            copy.origin = SchemeAndPort(scheme: "https", port: nil)
            links.append(copy.bytes)
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
        var copy = link
        let count = min(change.old.maximumQueryItems, change.new.maximumQueryItems) + 1
        while copy.items.count < count { copy.items.append([0x78]) }
        return copy.bytes
    }

    /// Returns links with more segments than one policy allows: the fewest possible, and others, because a route may
    /// match only certain numbers.
    private func tooManySegments(_ link: ProvenLink) -> [[UInt8]] {
        let limits = (change.old.maximumSegments, change.new.maximumSegments)
        let (least, most) = (min(limits.0, limits.1) + 1, max(limits.0, limits.1))
        var links = [link.bytes]
        // A host that is the first segment may also be the second one.
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

    /// Returns links extended to `count` segments, with the additions before, after or between the original ones.
    private func filled(_ link: ProvenLink, to count: Int) -> [[UInt8]] {
        (0...link.segments.count).flatMap { index in
            [[0x61], link.segments.indices.contains(index) ? link.segments[index] : [0x30]].map { text in
                var copy = link
                while copy.segments.count < count { copy.segments.insert(text, at: index) }
                return copy.bytes
            }
        }
    }

    private func repeated(_ link: ProvenLink, _ name: String) -> [[UInt8]] {
        let key = Array(PercentEncoding.encode(name, keeping: .queryItem).utf8)
        let own = link.items.filter { $0 == key || $0.starts(with: key + [UInt8(ascii: "=")]) }
        let others = ["", "=0", "=1", "=a", "=true"].map { key + Array($0.utf8) }
        return (own + others).flatMap { first in
            ([first] + others).flatMap { second -> [[UInt8]] in
                var copy = link
                copy.items.removeAll { own.contains($0) }
                let both = copy.adding(first).adding(second)
                return [both.bytes, copy.adding(second).adding(first).bytes]
            }
        }
    }

    private func plusInPath(_ link: ProvenLink, _ texts: [[UInt8]]) -> [[UInt8]] {
        link.segments.indices.flatMap { index in
            texts.map { text in
                var copy = link
                copy.segments[index] = text
                return copy.bytes
            }
        }
    }

    private func emptySegments(_ link: ProvenLink) -> [[UInt8]] {
        var links: [[UInt8]] = []
        for index in 0...link.segments.count {
            var copy = link
            copy.segments.insert([], at: index)
            links.append(copy.bytes)
        }
        return links
    }
}

extension ProvenLink {
    /// The link with a trailing slash, which some policies read as an empty segment.
    fileprivate var withSlashAtEnd: ProvenLink {
        var copy = self
        copy.segments.append([])
        copy.keepsEnd = true
        return copy
    }

    func adding(_ item: [UInt8]) -> ProvenLink {
        var copy = self
        copy.items.append(item)
        return copy
    }

    func setting(_ name: String, to text: [UInt8]) -> ProvenLink {
        let name = Array(PercentEncoding.encode(name, keeping: .queryItem).utf8)
        var copy = self
        copy.items.removeAll { $0 == name || $0.starts(with: name + [UInt8(ascii: "=")]) }
        copy.items.append(name + [UInt8(ascii: "=")] + text)
        return copy
    }

    func with(host: [UInt8]) -> ProvenLink {
        var copy = self
        copy.host = host
        return copy
    }
}
