/// Something that a presenter can show, such as a view controller of the app.
///
/// ```swift
/// extension UIViewController: LinkScreen {}
/// ```
@MainActor
public protocol LinkScreen: Sendable {}
