import Foundation
import Waymark

/// Redirects the links of the app's first version.
struct OldLinks: RouteGuard {
    func decide(_ link: RoutedLink<AppRoute>) -> GuardDecision<AppRoute> {
        guard case .oldRestaurant(let id) = link.route else { return .allow }
        return .redirect(to: .route(.restaurant(id: id, .menu)))
    }
}

/// Opens routes of unfinished features only if their flag is set.
struct FeatureFlags: RouteGuard {
    let isEnabled: @Sendable (String) -> Bool

    func decide(_ link: RoutedLink<AppRoute>) -> GuardDecision<AppRoute> {
        guard case .drone(let order) = link.route, !isEnabled("drones") else { return .allow }
        return .redirect(to: .route(.orders(.track(id: order))))
    }
}

/// Cancels invitations that have expired.
struct Invitations: RouteGuard {
    let now: @Sendable () -> Date

    func decide(_ link: RoutedLink<AppRoute>) -> GuardDecision<AppRoute> {
        guard case .invite(_, let expires) = link.route, expires < now() else { return .allow }
        return .cancel(reason: "the invitation has expired")
    }
}
