#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkRoutes

extension DeclaredTypes {
    /// Makes `@Routes` report a compile-time error for a parameter of type `URL`, unless the app conforms `URL` to
    /// `ParameterConvertible`.
    @_disfavoredOverload
    public static func oneValue(_ type: URL.Type) -> WebAddress { WebAddress() }
}
