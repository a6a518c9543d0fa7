import WaymarkMacros

enum Language: String, CaseIterable, ParameterConvertible, Sendable {
    case en, de
}

enum Cuisine: String, CaseIterable, ParameterConvertible, Sendable {
    case italian, indian, thai, vegan
}

enum SortOrder: String, CaseIterable, ParameterConvertible, Sendable {
    case relevance, rating, time
}

/// A restaurant's number, so that it cannot be confused with the number of an order.
struct RestaurantID: RawRepresentable, Hashable, ParameterConvertible, Sendable {
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }
}

/// The origin of a link: items that any link of the app may have.
struct Campaign: Codable, Hashable, Sendable {
    var source: String?
    var campaign: String?
    /// The user who shared the link.
    var referrer: String?

    init(source: String? = nil, campaign: String? = nil, referrer: String? = nil) {
        (self.source, self.campaign, self.referrer) = (source, campaign, referrer)
    }
}
