import WaymarkCore

struct InputLine {
    /// The bytes without the line break. If the line is too long, these may be only its first bytes.
    let bytes: Bytes

    /// In bytes, of the whole line.
    let length: Int

    var isFirst = false
}
