import WaymarkCore

/// One line of input, without its line break.
struct InputLine {
    /// The bytes of the line. If the line is too long, these may be only its first bytes.
    let bytes: Bytes

    /// The length of the whole line in bytes, even if ``bytes`` contains only the first ones.
    let length: Int

    var isFirst = false
}
