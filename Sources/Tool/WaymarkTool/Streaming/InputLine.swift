import WaymarkCore

/// One line of input, without its end.
struct InputLine {
    /// The bytes of the line; of a line that is too long, possibly only the first bytes.
    let bytes: Bytes

    /// The length of the whole line in bytes.
    let length: Int

    var isFirst = false
}
