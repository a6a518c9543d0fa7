import Foundation
public import WaymarkDispatch

extension LinkPayload {
    /// Creates a payload from the `userInfo` dictionary of a notification, a shortcut or an activity. URLs become
    /// strings. Keys that are not strings, and values that are not JSON, such as dates, are omitted.
    ///
    /// ```swift
    /// let payload = LinkPayload(userInfo: notification.request.content.userInfo)
    /// ```
    public init(userInfo: [AnyHashable: Any]) {
        self.init()
        for (key, value) in userInfo {
            guard let name = key as? String, let value = Self.json(value),
                let data = try? JSONSerialization.data(withJSONObject: [value])
            else { continue }
            self[name] = try? JSONDecoder().decode([PayloadValue].self, from: data).first
        }
    }

    /// Returns a value as JSON, with URLs as strings, and without elements that are not JSON; `nil` for other values.
    private static func json(_ value: Any) -> Any? {
        switch value {
        case let url as URL: url.absoluteString
        case let members as [AnyHashable: Any]:
            Dictionary(
                members.compactMap { key, value in
                    (key as? String).flatMap { name in json(value).map { (name, $0) } }
                }, uniquingKeysWith: { $1 })
        case let elements as [Any]: elements.compactMap(json)
        default: JSONSerialization.isValidJSONObject([value]) ? value : nil
        }
    }
}
