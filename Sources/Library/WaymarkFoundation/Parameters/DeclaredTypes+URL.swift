#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkRoutes

extension DeclaredTypes {
    /// Rejects `URL`, unless the app conforms it to `ParameterConvertible`.
    @_disfavoredOverload
    public static func oneValue(_ type: URL.Type) -> WebAddress { WebAddress() }
}
