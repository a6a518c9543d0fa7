extension Int64 {
    /// The number, if it has no fraction and fits.
    ///
    /// `Int64(exactly:)` and `rounded(_:)` call functions of the C library's mathematics, which a program without
    /// Foundation does not link on Linux.
    init?(whole number: Double) {
        // Both bounds are powers of two, which a Double holds exactly; no number that is not one is between them.
        guard number >= -0x1p63, number < 0x1p63 else { return nil }
        self.init(number)
        guard Double(self) == number else { return nil }
    }
}
