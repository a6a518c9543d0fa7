#if hasFeature(Embedded)
    /// Why no route was made, or none taken apart. Embedded Swift has no errors of any type.
    @usableFromInline
    package struct MakingError: Error {
        /// What is wrong, in the words of whoever throws it.
        package let reason: String

        package init(_ reason: String) { self.reason = reason }
    }
#else
    /// Why no route was made, or none taken apart: whatever the app's function throws.
    @usableFromInline package typealias MakingError = any Error

    extension Error {
        /// What is wrong, in the words of whoever throws it.
        package var reason: String { String(describing: self) }
    }
#endif
