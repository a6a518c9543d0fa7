import WaymarkCore

struct InputLine {
    /// The bytes without the line break. If the line is too long, these may be only its first bytes.
    let bytes: Bytes

    /// The length of the whole line in bytes.
    let length: Int

    var isFirst = false
}
