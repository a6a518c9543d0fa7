/// Bytes to be written: text for people and JSON, gathered without a String in between.
struct OutputBuffer {
    var bytes: [UInt8] = []

    /// Whether the next JSON value or key follows another one.
    var needsComma = false

    /// Appends text as it is.
    mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// The text that has been gathered.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
