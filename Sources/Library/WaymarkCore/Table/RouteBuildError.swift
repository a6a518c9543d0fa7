#if hasFeature(Embedded)
    /// The reason why no route was made or decomposed. Embedded Swift does not support `any Error`.
    @usableFromInline
    package struct RouteBuildError: Error {
        package let reason: String

        package init(_ reason: String) { self.reason = reason }
    }
#else
    /// The reason why no route was made or decomposed: any error of the app's function.
    @usableFromInline package typealias RouteBuildError = any Error

    extension Error {
        package var reason: String { String(describing: self) }
    }
#endif
