extension URLSplitter {
    /// Reads the authority, which web links must have and relative references must not. Returns its end.
    @inline(__always)
    func splitAuthority(
        from start: Int, isPresent: Bool, _ stops: inout URLStops, into layout: inout URLLayout
    ) throws(LinkRejection) -> Int {
        var end = start
        if isPresent {
            guard !layout.flags.contains(.isRelative) else { throw LinkRejection(.relativeReference, at: start &- 2) }
            layout.flags.insert(.hasAuthority)
            guard passPlainName(from: start, &stops) else {
                end = try splitUnusualAuthority(from: start, into: &layout)
                stops = URLStops(in: bytes, from: end)
                return end
            }
            end = stops.current
        } else if layout.isWeb {
            throw missingAuthority(at: start)
        }
        layout.hostStart = offset(start)
        layout.hostEnd = offset(end)
        return end
    }

    /// Advances to the end of a plain host name, which has labels of letters, digits, `-` and `_` between single dots.
    /// Returns `false` if the authority is not only such a name.
    @inline(__always)
    private func passPlainName(from start: Int, _ stops: inout URLStops) -> Bool {
        var label = start
        while bytes.has(.dot, at: stops.current), stops.current > label {
            label = stops.current &+ 1
            stops.advance()
        }
        let end = stops.current
        return end > label && (end == bytes.count || ByteSet.afterAuthority.contains(bytes[end]))
    }

    @inline(never)
    private func missingAuthority(at index: Int) -> LinkRejection {
        let missing = bytes.has(.slash, at: index) ? index + 1 : index
        // Browsers read `https:\\host` like `https://host`. The rejection is for the character in place of the slash.
        if missing < bytes.count, !ByteSet.query.contains(bytes[missing]), !bytes.has(.hash, at: missing) {
            do { _ = try passUnusualByte(at: missing, in: .path) } catch { return error }
        }
        return LinkRejection(.missingAuthority, at: missing)
    }

    /// Reads an authority that is not a plain host name: empty, or with user information, port, address or escapes.
    @inline(never)
    private func splitUnusualAuthority(from start: Int, into layout: inout URLLayout) throws(LinkRejection) -> Int {
        let isWeb = layout.isWeb
        let end = try endOfAuthority(from: start, isWeb: isWeb)
        let hostAndPort = try skipUserinfo(start..<end)
        let host = hostAndPort.lowerBound..<(try endOfHost(in: hostAndPort))
        try splitPort(after: host, to: end, into: &layout)
        if host.isEmpty {
            guard start == end, !isWeb else { throw LinkRejection(.emptyHost, at: host.lowerBound) }
        } else if bytes.has(.leftBracket, at: host.lowerBound) {
            try checkAddress(host)
        } else {
            layout.flags.insert(isWeb ? try checkWebHost(host) : try checkCustomHost(host))
        }
        layout.hostStart = offset(host.lowerBound)
        layout.hostEnd = offset(host.upperBound)
        return end
    }

    /// Checks the characters of the authority and returns its end. User information, host and port are validated later.
    private func endOfAuthority(from start: Int, isWeb: Bool) throws(LinkRejection) -> Int {
        var index = start
        while index < bytes.count {
            if ByteSet.afterAuthority.contains(bytes[index]) { break }
            if ByteSet.authority.contains(bytes[index]) {
                index += 1
            } else {
                index = try passUnusualByte(at: index, in: isWeb ? .webHost : .customHost).end
            }
        }
        return index
    }

    private func skipUserinfo(_ authority: Range<Int>) throws(LinkRejection) -> Range<Int> {
        guard let at = authority.first(where: { bytes[$0] == .at }) else { return authority }
        try reject(.userinfo, at: at, unless: .allowsUserinfo)
        let rest = at + 1..<authority.upperBound
        // Parsers differ on whether the first or the last "@" ends the user information.
        if let second = rest.first(where: { bytes[$0] == .at }) { throw LinkRejection(.userinfo, at: second) }
        return rest
    }

    /// Reads `:port` after a host, if it is present. An empty port is the same as no port (RFC 3986, 6.2.3).
    private func splitPort(
        after host: Range<Int>, to end: Int, into layout: inout URLLayout
    ) throws(LinkRejection) {
        let colon = host.upperBound
        guard colon < end else { return }
        guard bytes.has(.colon, at: colon) else { throw LinkRejection(.invalidHost, at: colon) }
        guard !host.isEmpty else { throw LinkRejection(.emptyHost, at: colon) }
        var port: UInt16?
        for offset in colon + 1..<end {
            let digit = bytes[offset] &- 0x30
            let next = 10 * Int(port ?? 0) + Int(digit)
            guard digit < 10, next <= 65535 else { throw LinkRejection(.invalidPort, at: colon + 1) }
            port = UInt16(next)
        }
        guard let port, port != layout.defaultPort else { return }
        layout.port = port
        layout.flags.insert(.hasPort)
    }

    /// Returns the offset of the `:` before the port, or the end. The colons of an IPv6 address are inside brackets.
    private func endOfHost(in authority: Range<Int>) throws(LinkRejection) -> Int {
        guard bytes.has(.leftBracket, at: authority.lowerBound) else {
            return authority.first { bytes[$0] == .colon } ?? authority.upperBound
        }
        guard let bracket = authority.first(where: { bytes[$0] == .rightBracket }) else {
            throw LinkRejection(.invalidHost, at: authority.lowerBound)
        }
        return bracket + 1
    }

    /// Validates an IPv6 address in brackets. Rejects zone identifiers, which are local, and other versions of IP.
    func checkAddress(_ host: Range<Int>) throws(LinkRejection) {
        guard bytes.has(.rightBracket, at: host.upperBound - 1),
            IPAddressSyntax.isIPv6(bytes.part(host.lowerBound + 1..<host.upperBound - 1))
        else { throw LinkRejection(.invalidHost, at: host.lowerBound) }
    }

    /// Validates the host of an `http` or `https` link: labels separated by single dots, with an optional dot at the
    /// end. Numbers such as `127.1` are ordinary names, because hosts are compared as strings.
    func checkWebHost(_ host: Range<Int>) throws(LinkRejection) -> URLLayout.Flags {
        var isAfterDot = true
        for offset in host {
            if bytes.has(.percent, at: offset) { throw rejectionOfEscape(in: offset..<host.upperBound) }
            let isDot = bytes.has(.dot, at: offset)
            let isLegal = bytes[offset] >= 0x80 || ByteSet.hostName.contains(bytes[offset])
            guard isLegal, !(isDot && isAfterDot) else { throw LinkRejection(.invalidHost, at: offset) }
            isAfterDot = isDot
        }
        return isAfterDot ? .hostHasTrailingDot : .none
    }

    /// Returns the rejection of an escape in the host of a web link: `invalidHost` for a malformed escape, a control
    /// character, or ASCII that no host contains; otherwise `percentInHost`.
    private func rejectionOfEscape(in rest: Range<Int>) -> LinkRejection {
        var index = rest.lowerBound
        while index < rest.upperBound {
            if bytes[index] != .percent {
                index += 1
            } else if case .scalar(let scalar, let count) = PercentEncoding.escapedScalar(
                in: bytes.part(0..<rest.upperBound), at: index),
                scalar > 0x9F || UInt8(exactly: scalar).map(ByteSet.hostName.contains) == true
            {
                index += 3 * count
            } else {
                return LinkRejection(.invalidHost, at: index)
            }
        }
        return LinkRejection(.percentInHost, at: rest.lowerBound)
    }

    /// Validates the host of a custom scheme like a path segment, because it can be matched as the first segment.
    func checkCustomHost(_ host: Range<Int>) throws(LinkRejection) -> URLLayout.Flags {
        var index = host.lowerBound
        while index < host.upperBound {
            switch Unicode.Scalar(bytes[index]) {
            case "%": index = try passUnusualByte(at: index, in: .customHost).end
            case "[", "]": throw LinkRejection(.invalidHost, at: index)
            default: index += 1
            }
        }
        var flags: URLLayout.Flags = try judgeSegment(host) ? .hostNeedsDecoding : .none
        if host.count > 1, bytes[host.upperBound - 1] == .dot, bytes[host.upperBound - 2] != .dot {
            flags.insert(.hostHasTrailingDot)
        }
        return flags
    }
}
