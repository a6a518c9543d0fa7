extension Int64 {
    /// Creates an integer from a floating-point number; `nil` if the number has a fraction or does not fit.
    init?(whole number: Double) {
        // `Int64(exactly:)` and `rounded(_:)` need the C library's mathematics, which Linux programs without Foundation
        // do not link. Both bounds are powers of two, which are exact as a Double.
        guard number >= -0x1p63, number < 0x1p63 else { return nil }
        self.init(number)
        guard Double(self) == number else { return nil }
    }
}
