#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
public import WaymarkCore
import WaymarkRoutes

extension ParameterTypes {
    /// Registers `Date` and `Decimal`, so that patterns can name these types.
    ///
    /// ```swift
    /// table.types.addFoundation()
    /// table.add("/calendar/{day: Date}", to: .calendar)
    /// ```
    ///
    /// Routes that are built from typed closure parameters need no registration, and `UUID` is built in. For `URL`, use
    /// ``AllowedURL``.
    public mutating func addFoundation() {
        add(Date.self)
        add(Decimal.self)
    }
}
