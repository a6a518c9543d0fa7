#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
public import WaymarkCore
import WaymarkRoutes

extension ParameterTypes {
    /// Lets patterns name `Date` and `Decimal`, in whatever way their routes are made.
    ///
    /// ```swift
    /// table.types.addFoundation()
    /// table.add("/calendar/{day: Date}", to: .calendar)
    /// ```
    ///
    /// Routes that are made from typed parameters need no registration, and `UUID` is built in. For `URL` see
    /// ``AllowedURL``.
    public mutating func addFoundation() {
        add(Date.self)
        add(Decimal.self)
    }
}
