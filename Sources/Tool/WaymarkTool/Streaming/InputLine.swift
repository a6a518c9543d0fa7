import WaymarkCore

/// One line of input, without its end.
struct InputLine {
    /// The line's bytes; of a line that is too long to be kept perhaps only the first of them are its own.
    let bytes: Bytes

    /// How long the line is.
    let length: Int

    /// Whether it is the first one of the input.
    var isFirst = false
}
