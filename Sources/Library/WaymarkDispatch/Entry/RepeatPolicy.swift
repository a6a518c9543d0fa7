/// The rule for one tap that the system delivers twice, through different entry points.
///
/// ```swift
/// var options = DispatchOptions()
/// options.repeats = .dropped(within: .seconds(5))
/// ```
///
/// A repeat has the bytes of an earlier link, arrives at most ``interval`` after it, and by an entry point that is new
/// for the tap. Two deliveries through one entry point are two taps. Channel and payload are not compared, because they
/// differ between entry points.
///
/// A repeat ends with ``DropReason/repeated(of:)``, which names the link that opens. Links without an entry point
/// (``IncomingLink/door``) are never repeats. Nor are links that the app, a guard, a handler or a presenter opens.
public struct RepeatPolicy: Sendable, Hashable {
    /// The time after its first delivery in which a tap may repeat; `nil` opens every delivery.
    public let interval: Duration?

    /// Opens the first delivery of a tap, and drops others within an interval after it.
    public static func dropped(within interval: Duration) -> RepeatPolicy { RepeatPolicy(interval: interval) }

    /// Opens every delivery.
    public static let opened = RepeatPolicy(interval: nil)
}
