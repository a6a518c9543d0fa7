extension URLSplitter {
    /// Reads `//`, host and port, if they are there. Web links must have them, and relative references must not.
    @inline(__always)
    mutating func splitAuthority() throws(LinkRejection) {
        guard isAt("/"), index &+ 1 < end, bytes[index &+ 1] == UInt8(ascii: "/") else {
            return try leaveOutAuthority()
        }
        guard !layout.flags.contains(.isRelative) else { throw LinkRejection(.relativeReference, at: index) }
        layout.flags.insert(.hasAuthority)
        index &+= 2
        let start = index
        index = bytes.endOfHostRun(from: start)
        let isPlainName = index > start && bytes[index &- 1] != UInt8(ascii: ".") && (index == end || isAt("/"))
        if isPlainName {
            setHost(start..<index)
        } else {
            index = start
            try splitUnusualAuthority()
        }
    }

    private mutating func setHost(_ host: Range<Int>) {
        layout.hostStart = offset(host.lowerBound)
        layout.hostEnd = offset(host.upperBound)
    }

    @inline(never)
    private mutating func leaveOutAuthority() throws(LinkRejection) {
        setHost(index..<index)
        guard layout.isWeb else { return }
        if isAt("/") { index += 1 }
        let offset = index
        // `https:\\host` is a host to browsers; what stands there instead of a slash is the first thing that is wrong.
        if index < end, !ByteSet.query.contains(bytes[index]), !isAt("#") { try passUnusualByte(in: .path) }
        throw LinkRejection(.missingAuthority, at: offset)
    }

    /// Everything but a plain name that ends the text or stands before a slash.
    @inline(never)
    private mutating func splitUnusualAuthority() throws(LinkRejection) {
        let start = index
        try passAuthority()
        let authority = try skipUserinfo(start..<index)
        let host = try splitPort(authority)
        setHost(host)
        if host.isEmpty {
            guard !layout.isWeb, authority.isEmpty, authority.lowerBound == start else {
                throw LinkRejection(.emptyHost, at: host.lowerBound)
            }
        } else if bytes[host.lowerBound] == UInt8(ascii: "[") {
            try checkAddress(host)
        } else if layout.isWeb {
            try checkWebHost(host)
        } else {
            try checkCustomHost(host)
        }
        index = authority.upperBound
    }

    /// Goes to the end of the authority. What is legal in any part of it is judged later, part by part.
    private mutating func passAuthority() throws(LinkRejection) {
        while index < end {
            switch Unicode.Scalar(bytes[index]) {
            case "/", "?", "#": return
            case "%", ":", "@", "[", "]": index += 1
            case _ where ByteSet.registeredName.contains(bytes[index]): index += 1
            default: try passUnusualByte(in: .host)
            }
        }
    }

    private func skipUserinfo(_ authority: Range<Int>) throws(LinkRejection) -> Range<Int> {
        guard let at = authority.first(where: { bytes[$0] == UInt8(ascii: "@") }) else { return authority }
        try reject(.userinfo, at: at, unless: .allowsUserinfo)
        let rest = at + 1..<authority.upperBound
        // Parsers differ on whether the first or the last "@" counts.
        if let second = rest.first(where: { bytes[$0] == UInt8(ascii: "@") }) {
            throw LinkRejection(.userinfo, at: second)
        }
        return rest
    }

    /// Reads the port, and gives the host before it. An empty port is none (RFC 3986, 6.2.3).
    private mutating func splitPort(_ authority: Range<Int>) throws(LinkRejection) -> Range<Int> {
        var hostEnd = authority.lowerBound
        if hostEnd < authority.upperBound, bytes[hostEnd] == UInt8(ascii: "[") {
            hostEnd = authority.first { bytes[$0] == UInt8(ascii: "]") }.map { $0 + 1 } ?? authority.upperBound
        } else {
            hostEnd = authority.first { bytes[$0] == UInt8(ascii: ":") } ?? authority.upperBound
        }
        let host = authority.lowerBound..<hostEnd
        guard hostEnd < authority.upperBound else { return host }
        guard bytes[hostEnd] == UInt8(ascii: ":") else { throw LinkRejection(.invalidHost, at: hostEnd) }
        guard !host.isEmpty else { throw LinkRejection(.emptyHost, at: hostEnd) }
        var port = 0
        for offset in hostEnd + 1..<authority.upperBound {
            let digit = Int(bytes[offset]) - 0x30
            port = port * 10 + digit
            guard (0...9).contains(digit), port <= 65535 else { throw LinkRejection(.invalidPort, at: hostEnd + 1) }
        }
        let isDefault = layout.flags.contains(.isHTTP) && port == 80 || layout.flags.contains(.isHTTPS) && port == 443
        if hostEnd + 1 < authority.upperBound, !isDefault {
            layout.port = UInt16(port)
            layout.flags.insert(.hasPort)
        }
        return host
    }
}
