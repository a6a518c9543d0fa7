extension URLSplitter {
    /// Reads the query, if the path ends at a `?`, and counts its items. Nothing between two `&` is no item.
    @inline(__always)
    mutating func splitQuery() throws(LinkRejection) {
        layout.queryStart = offset(index)
        layout.queryEnd = layout.queryStart
        guard isAt("?") else { return }
        index &+= 1
        layout.flags.insert(.hasQuery)
        layout.queryStart = offset(index)
        var start = index
        while true {
            index = bytes.endOfQueryRun(from: index)
            guard index < end else { break }
            let byte = bytes[index]
            if byte == UInt8(ascii: "&") {
                try endQueryItem(from: start)
                index &+= 1
                start = index
            } else if byte == UInt8(ascii: "#") {
                break
            } else if ByteSet.query.contains(byte) {
                index &+= 1
            } else {
                try passUnusualByte(in: .query)
            }
        }
        try endQueryItem(from: start)
        layout.queryEnd = offset(index)
    }

    @inline(__always)
    private mutating func endQueryItem(from start: Int) throws(LinkRejection) {
        guard index > start else { return }
        guard Int(layout.queryItemCount) < queryItemLimit else {
            throw LinkRejection(.tooManyQueryItems, at: start, detail: max(0, queryItemLimit))
        }
        layout.queryItemCount &+= 1
    }

    /// Reads the fragment, if there is a `#`. It goes on to the end of the text.
    @inline(__always)
    mutating func splitFragment() throws(LinkRejection) {
        layout.fragmentStart = offset(index)
        guard isAt("#") else { return }
        index &+= 1
        layout.flags.insert(.hasFragment)
        layout.fragmentStart = offset(index)
        while true {
            index = bytes.endOfQueryRun(from: index)
            guard index < end else { return }
            if ByteSet.query.contains(bytes[index]) {
                index &+= 1
            } else {
                try passUnusualByte(in: .fragment)
            }
        }
    }
}
