/// What becomes of one tap that comes by two doors.
///
/// ```swift
/// var options = DispatchOptions()
/// options.repeats = .dropped(within: .seconds(5))
/// ```
///
/// A delivery is another one of the same tap if its link has the same text, byte by byte, if it comes by a door by which
/// that tap has not come yet, and if the tap came first no longer ago than the interval, by the clock of the dispatcher.
/// Two deliveries by one door are two taps. Channel and payload do not matter, because doors differ in what they know.
///
/// A repeat has the outcome ``DropReason/repeated(of:)``, which names the link that opens. Links that name no door
/// (``IncomingLink/door``), those of the app itself, and those that guards, handlers and presenters open are no repeats.
public struct RepeatPolicy: Sendable, Hashable {
    /// How long after its first delivery a tap may come by other doors; `nil` opens every delivery.
    public let interval: Duration?

    /// Opens the first delivery of a tap, and drops the others.
    ///
    /// - Parameter interval: How long after the first delivery others are dropped.
    public static func dropped(within interval: Duration) -> RepeatPolicy { RepeatPolicy(interval: interval) }

    /// Opens every delivery.
    public static let opened = RepeatPolicy(interval: nil)
}
