import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// Global query items, which any link may have.
struct Tracking: Codable, Hashable {
    let ref: String?
    let visit: Int
    let marks: [String]

    static let items = "?ref={ref?}&visit={visit = 1}&mark={marks}"
    /// The items as a pattern with types.
    fileprivate static let typedItems = "/?ref={ref?}&visit={visit: Int = 1}&mark={marks: [String]?}"
}

extension PlainRouter {
    /// Returns the global items of a link; `nil` if an item is invalid or a duplicate.
    func tracking(_ link: PlainLink) -> Tracking? {
        let matching = Matching(types: types, policy: policy)
        var held: [String: CaptureValue] = [:]
        for item in Reading.pattern(Tracking.typedItems).forms[0].items {
            guard case .fits(let value) = matching.match(item, in: link) else { return nil }
            held[item.value.parameter?.name ?? ""] = value
        }
        let marks = [String](capture: held["marks"]) ?? []
        return Tracking(ref: held["ref"]?.description, visit: Int(capture: held["visit"]) ?? 0, marks: marks)
    }
}
