extension URLSplitter {
    /// `[…]`: an IPv6 address. Zone identifiers mean something on one machine only, and later versions do not exist.
    func checkAddress(_ host: Range<Int>) throws(LinkRejection) {
        guard bytes.has(.rightBracket, at: host.upperBound - 1),
            AddressText.isIPv6(bytes.part(host.lowerBound + 1..<host.upperBound - 1))
        else { throw LinkRejection(.invalidHost, at: host.lowerBound) }
    }

    /// The host of an `http` or `https` link is a name of labels between single dots; one dot may end it. Numbers such
    /// as `127.1` are names like any other, because hosts are compared as they are written.
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

    /// An escape in the host of a web link is never decoded. One that would change what the host is, a delimiter or a
    /// control character, makes the host invalid; any other is only unusual.
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

    /// The host of a custom scheme becomes a segment of the path, and is judged like one.
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
