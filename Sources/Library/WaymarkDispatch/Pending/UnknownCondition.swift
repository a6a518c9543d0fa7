public import WaymarkCore

/// A condition that holds a link, and that the app has not declared, met or withdrawn: often a misspelt name.
///
/// ```swift
/// dispatcher.observe { event in
///     if case .unknownCondition(let problem) = event.kind { log(problem) }
/// }
/// ```
///
/// Conditions are known if they are in ``DispatchOptions/conditions``, or were passed to ``LinkDispatcher/fulfil(_:)``,
/// ``LinkDispatcher/lose(_:)`` or ``LinkDispatcher/set(_:_:)``. `Condition.signedIn`, `interfaceReady`,
/// `presenterAttached` and those of accounts are always known.
public struct UnknownCondition: Sendable, Hashable {
    /// The condition.
    public let condition: Condition

    /// A known condition with a similar name.
    public let similar: Condition?

    init(_ condition: Condition, known: Set<Condition>) {
        self.condition = condition
        let names = known.map(\.rawValue).sorted()
        similar = Suggestion.nearest(to: condition.rawValue, among: names).map(Condition.init(rawValue:))
    }
}

extension UnknownCondition: CustomStringConvertible {
    /// The problem, and the correction.
    public var description: String {
        let problem = "a link is pending for '\(condition)', which the app has not declared, met or withdrawn"
        return similar.map { "\(problem); did you mean '\($0)'?" }
            ?? "\(problem): add it to DispatchOptions.conditions, or call 'set' for it at launch"
    }
}

extension Condition {
    /// The conditions of the library.
    static let builtIn: Set<Condition> = [.signedIn, .interfaceReady, .presenterAttached]

    var isOfAccount: Bool { rawValue.hasPrefix(Condition.account("").rawValue) }

    /// `true` if the app meets the condition by itself, without the user.
    var isOfInterface: Bool { self == .interfaceReady || self == .presenterAttached }
}
