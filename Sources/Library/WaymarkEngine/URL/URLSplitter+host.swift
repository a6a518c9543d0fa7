extension URLSplitter {
    /// Validates an IPv6 address in brackets. Zone identifiers are valid on one machine only, and later IP versions do
    /// not exist; both are rejected.
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

    /// Returns the rejection of an escape in the host of a web link, which is never decoded. Escapes of delimiters and
    /// control characters would change the host, so it is invalid. Other escapes are only unusual.
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

    /// Validates the host of a custom scheme like a path segment, because it becomes one.
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
