/// A screen that a presenter can show, such as a view controller of the app.
///
/// ```swift
/// struct Drawer: LinkScreen { let book: Int }
/// ```
@MainActor
public protocol LinkScreen: Sendable {}
