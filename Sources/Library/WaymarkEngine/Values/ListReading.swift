/// The way to read query items: as one value, as a list that is split at commas, or as a list of whole items.
package struct ListReading: Sendable, Equatable {
    package let code: UInt8

    package static var no: ListReading { ListReading(code: 0) }
    /// Each query item has one or more values, separated by commas: `?id=1,2`.
    package static var splitting: ListReading { ListReading(code: 1) }
    /// Each query item has one value, in which commas are literal: `?id=1&id=2`.
    package static var exploded: ListReading { ListReading(code: 2) }
}
