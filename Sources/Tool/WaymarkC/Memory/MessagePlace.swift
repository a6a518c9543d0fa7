import WaymarkCHeader

/// Calls `work` and returns its status. If `message` is not null, writes the error message, or an empty message.
func status(
    _ message: UnsafeMutablePointer<waymark_message>? = nil, _ work: () throws(CallError) -> Void
) -> waymark_status {
    do throws(CallError) {
        try work()
        unsafe message?.pointee.write("")
        return waymark_status(WAYMARK_OK)
    } catch {
        unsafe message?.pointee.write(error.text)
        return error.status
    }
}

extension waymark_message {
    fileprivate mutating func write(_ sentence: String) {
        unsafe length = sentence.utf8.count
        guard let text = unsafe text, unsafe capacity != 0 else { return }
        // A C capacity (`size_t`) above `Int.max` is a negative number here. It is enough for every message.
        var count = unsafe capacity < 0 ? length : min(length, capacity - 1)
        let bytes = Array(sentence.utf8)
        // Truncate at a character boundary.
        while count > 0, count < bytes.count, bytes[count] & 0xC0 == 0x80 { count -= 1 }
        for index in 0..<count { unsafe text[index] = CChar(bitPattern: bytes[index]) }
        unsafe text[count] = 0
    }
}
