import Foundation

/// The sixty routes of the benchmark `app` with `URLComponents` and a handwritten `switch`, as in many apps. A route is
/// the zero-based line number in `Data/app.tsv`. Query items are ignored.
public enum AppLinks {
    /// Returns the route of a link, or `nil`.
    public static func route(of link: String) -> Int? {
        guard let components = URLComponents(string: link), let host = components.host else { return nil }
        var segments = components.path.split(separator: "/").map(String.init)
        switch components.scheme {
        case "https": if host != "example.com" { return nil }
        case "myapp": segments.insert(host, at: 0)
        default: return nil
        }
        switch segments.count {
        case 1: return route(segments[0])
        case 2: return route(segments[0], segments[1])
        case 3: return route(segments[0], segments[1], segments[2])
        case 4: return route(segments[0], segments[1], segments[2], segments[3])
        default: return nil
        }
    }

    private static func route(_ a: String) -> Int? {
        switch a {
        case "home": 0
        case "search": 1
        case "cart": 22
        case "orders": 27
        case "wishlist": 32
        case "settings": 35
        case "messages": 42
        case "events": 45
        case "stores": 50
        default: nil
        }
    }

    private static func route(_ a: String, _ b: String) -> Int? {
        switch (a, b) {
        case ("user", "me"): 3
        case ("post", "new"): 14
        case ("cart", "checkout"): 24
        case ("settings", "profile"): 36
        case ("settings", "privacy"): 37
        case ("settings", "notifications"): 38
        case ("settings", "payment-methods"): 40
        case ("user", _) where isInteger(b): 4
        case ("post", _) where isInteger(b): 10
        case ("orders", _) where isInteger(b): 28
        case ("messages", _) where isInteger(b): 43
        case ("stores", _) where isInteger(b): 51
        case ("search", _): 2
        case ("product", _): 15
        case ("category", _): 19
        case ("wishlist", _): 33
        case ("events", _): 46
        case ("promo", _): 53
        case ("invite", _): 54
        case ("reset-password", _): 55
        case ("verify-email", _): 56
        case ("live", _): 58
        default: nil
        }
    }

    private static func route(_ a: String, _ b: String, _ c: String) -> Int? {
        switch (a, b, c) {
        case ("cart", "checkout", "payment"): 25
        case ("cart", "add", _): 23
        case ("settings", "notifications", _): 39
        case ("settings", "payment-methods", _): 41
        case ("user", _, "edit") where isInteger(b): 5
        case ("user", _, "followers") where isInteger(b): 6
        case ("user", _, "following") where isInteger(b): 7
        case ("user", _, "posts") where isInteger(b): 8
        case ("post", _, "comments") where isInteger(b): 11
        case ("post", _, "likes") where isInteger(b): 13
        case ("orders", _, "track") where isInteger(b): 29
        case ("orders", _, "refund") where isInteger(b): 30
        case ("stores", _, "hours") where isInteger(b): 52
        case ("messages", _, _) where isInteger(b) && isInteger(c): 44
        case ("product", _, "reviews"): 16
        case ("product", _, "share"): 18
        case ("events", _, "tickets"): 47
        case ("category", _, _): 20
        case ("map", _, _): 49
        case ("help", _, _): 59
        default: nil
        }
    }

    private static func route(_ a: String, _ b: String, _ c: String, _ d: String) -> Int? {
        switch (a, b, c, d) {
        case ("cart", "checkout", "confirm", _) where isInteger(d): 26
        case ("user", _, "posts", _) where isInteger(b) && isInteger(d): 9
        case ("post", _, "comments", _) where isInteger(b) && isInteger(d): 12
        case ("orders", _, "items", _) where isInteger(b) && isInteger(d): 31
        case ("articles", _, _, _) where isInteger(b) && isInteger(c): 57
        case ("product", _, "reviews", _) where isInteger(d): 17
        case ("wishlist", _, "items", _) where isInteger(d): 34
        case ("events", _, "tickets", _) where isInteger(d): 48
        case ("category", _, _, _): 21
        default: nil
        }
    }

    private static func isInteger(_ text: String) -> Bool { Int(text) != nil }
}
