extension URLSplitter {
    /// `[…]`: an IPv6 address. Zone identifiers mean something on one machine only, and later versions do not exist.
    func checkAddress(_ host: Range<Int>) throws(LinkRejection) {
        let address = bytes[host].dropFirst().dropLast()
        let colons = address.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) }
        guard bytes[host.upperBound - 1] == UInt8(ascii: "]"), address.allSatisfy(ByteSet.address.contains),
            (2...8).contains(colons), address.count <= 45
        else { throw LinkRejection(.invalidHost, at: host.lowerBound) }
    }

    /// The host of an `http` or `https` link is a name of labels between single dots; one dot may end it. Numbers such as
    /// `127.1` are names like any other, because they are compared as they are written.
    mutating func checkWebHost(_ host: Range<Int>) throws(LinkRejection) {
        var previous = UInt8(ascii: ".")
        for offset in host {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "%") { throw rejectionOfEscape(in: offset..<host.upperBound) }
            let isEmptyLabel = byte == UInt8(ascii: ".") && previous == byte
            guard byte >= 0x80 || ByteSet.hostName.contains(byte), !isEmptyLabel else {
                throw LinkRejection(.invalidHost, at: offset)
            }
            previous = byte
        }
        if previous == UInt8(ascii: ".") { layout.flags.insert(.hostHasTrailingDot) }
    }

    /// An escape in the host of a web link is never decoded. One that would change what the host is, a delimiter or a
    /// control character, makes the host invalid; any other is only unusual.
    private func rejectionOfEscape(in rest: Range<Int>) -> LinkRejection {
        for offset in rest where bytes[offset] == UInt8(ascii: "%") {
            guard
                case .scalar(let scalar, _) = PercentEncoding.escapedScalar(in: bytes[0..<rest.upperBound], at: offset),
                scalar > 0x9F || UInt8(exactly: scalar).map(ByteSet.hostName.contains) == true
            else { return LinkRejection(.invalidHost, at: offset) }
        }
        return LinkRejection(.percentInHost, at: rest.lowerBound)
    }

    /// The host of a custom scheme becomes a segment of the path, and is judged like one.
    mutating func checkCustomHost(_ host: Range<Int>) throws(LinkRejection) {
        index = host.lowerBound
        while index < host.upperBound {
            switch Unicode.Scalar(bytes[index]) {
            case "%": try passEscape(in: .host)
            case "[", "]": throw LinkRejection(.invalidHost, at: index)
            default: index += 1
            }
        }
        if try judgeUnusualSegment(host) { layout.flags.insert(.hostNeedsDecoding) }
        if host.count > 1, bytes[host.upperBound - 1] == UInt8(ascii: ".") {
            layout.flags.insert(.hostHasTrailingDot)
        }
    }
}
