import WaymarkCHeader

/// Does what a call is for, and says what became of it: by a status, and by a sentence if one is wanted.
func status(
    _ message: UnsafeMutablePointer<waymark_message>? = nil, _ work: () throws(CallFault) -> Void
) -> waymark_status {
    do throws(CallFault) {
        try work()
        unsafe message?.pointee.write("")
        return waymark_status(WAYMARK_OK)
    } catch {
        unsafe message?.pointee.write(error.text)
        return error.status
    }
}

extension waymark_message {
    /// Writes as much of a text as there is room for.
    fileprivate mutating func write(_ sentence: String) {
        unsafe length = sentence.utf8.count
        guard let text = unsafe text, unsafe capacity != 0 else { return }
        // A capacity that no memory has is room enough.
        var count = unsafe capacity < 0 ? length : min(length, capacity - 1)
        let bytes = Array(sentence.utf8)
        // The first byte that is left out is not in the middle of a character.
        while count > 0, count < bytes.count, bytes[count] & 0xC0 == 0x80 { count -= 1 }
        for index in 0..<count { unsafe text[index] = CChar(bitPattern: bytes[index]) }
        unsafe text[count] = 0
    }
}
