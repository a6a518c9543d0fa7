/// The rule for missing and invalid values: required, optional or lenient.
package struct ValuePresence: Sendable, Equatable {
    package let code: UInt8

    package static var required: ValuePresence { ValuePresence(code: 0) }
    package static var optional: ValuePresence { ValuePresence(code: 1) }
    package static var lenient: ValuePresence { ValuePresence(code: 2) }
}

/// The number of values that a query item has: one, or the values between its commas.
package struct ListReading: Sendable, Equatable {
    package let code: UInt8

    package static var no: ListReading { ListReading(code: 0) }
    /// A query item has several values, separated by commas.
    package static var splitting: ListReading { ListReading(code: 1) }
    /// A query item has one value, and commas are part of it.
    package static var exploded: ListReading { ListReading(code: 2) }
}
