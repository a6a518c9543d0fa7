#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
public import WaymarkCore
import WaymarkRoutes

extension ParameterTypes {
    /// Registers `Date` and `Decimal` for use in patterns.
    ///
    /// ```swift
    /// table.types.addFoundation()
    /// table.add("/calendar/{day: Date}", to: .calendar)
    /// ```
    ///
    /// Routes made from typed parameters need no registration, and `UUID` is built in. For `URL` see ``AllowedURL``.
    public mutating func addFoundation() {
        add(Date.self)
        add(Decimal.self)
    }
}
