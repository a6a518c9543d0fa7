/// The report of measurements, as text or as JSON with one object per line.
enum Report {
    static func heading(_ entry: Workload.Entry, _ workload: Workload) -> String {
        let columns = columns(
            "subject", "ns/match", "lower", "upper", "ratio", "allocations", "build µs", "heap kB")
        let counts = "\(workload.patterns.count) patterns, \(workload.links.count) links"
        return "\n\(entry.name): \(entry.summary)\n\(counts)\n\(columns)"
    }

    /// - Parameter reference: The median nanoseconds per match of the router to which the printed ratio refers.
    static func line(_ measurement: Measurement, reference: Double?) -> String {
        let time = measurement.nanosecondsPerMatch
        return columns(
            measurement.subject, decimal(time.median), decimal(time.lower), decimal(time.upper),
            reference.map { decimal(time.median / $0, places: 2) } ?? "",
            measurement.allocationsPerMatch.map { decimal($0, places: 2) } ?? "",
            decimal(measurement.buildNanoseconds / 1_000),
            measurement.tableBytes.map { decimal(Double($0) / 1_000) } ?? "")
    }

    static func json(_ measurement: Measurement) -> String {
        let time = measurement.nanosecondsPerMatch
        let allocations = measurement.allocationsPerMatch.map { "\($0)" } ?? "null"
        let bytes = measurement.tableBytes.map { "\($0)" } ?? "null"
        return """
            {"workload": "\(measurement.workload)", "subject": "\(measurement.subject)", \
            "nanoseconds": {"lower": \(time.lower), "median": \(time.median), "upper": \(time.upper)}, \
            "allocations": \(allocations), "build": \(measurement.buildNanoseconds), "heap": \(bytes)}
            """
    }

    private static func columns(_ first: String, _ rest: String...) -> String {
        let padding = String(repeating: " ", count: max(0, 16 - first.count))
        return rest.reduce(first + padding) { line, text in
            line + String(repeating: " ", count: max(1, 13 - text.count)) + text
        }
    }

    /// Returns a rounded decimal number, without Foundation.
    private static func decimal(_ value: Double, places: Int = 1) -> String {
        let scale = (0..<places).reduce(1.0) { product, _ in product * 10 }
        let digits = String(Int((value.magnitude * scale).rounded()))
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        return (value < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
    }
}
