import Foundation
public import WaymarkDispatch

extension LinkPayload {
    /// Creates a payload from the user info of a notification, shortcut or activity.
    ///
    /// JSON values are kept, and URLs become strings. Other values, such as dates, and keys that are not strings are
    /// omitted.
    ///
    /// ```swift
    /// let payload = LinkPayload(userInfo: notification.request.content.userInfo)
    /// ```
    public init(userInfo: [AnyHashable: Any]) {
        self.init()
        for (key, value) in userInfo {
            guard let name = key as? String else { continue }
            if let url = value as? URL {
                self[name] = .string(url.absoluteString)
            } else if JSONSerialization.isValidJSONObject([value]),
                let data = try? JSONSerialization.data(withJSONObject: [value])
            {
                self[name] = try? JSONDecoder().decode([PayloadValue].self, from: data).first
            }
        }
    }
}
