/// A marker protocol for screens that the app makes itself, such as view controllers. A ``Presenter`` shows them.
///
/// ```swift
/// struct Drawer: LinkScreen { let book: Int }
/// ```
@MainActor
public protocol LinkScreen: Sendable {}
