#if hasFeature(Embedded)
    /// The error of an app's function that creates or prints a route. Embedded Swift does not support `any Error`.
    @usableFromInline
    package struct RouteBuildError: Error {
        package let reason: String

        package init(_ reason: String) { self.reason = reason }
    }
#else
    /// The error of an app's function that creates a route from a match, or values from a route.
    @usableFromInline package typealias RouteBuildError = any Error

    extension Error {
        package var reason: String { String(describing: self) }
    }
#endif
