import Foundation
public import WaymarkDispatch

extension LinkPayload {
    /// The values of a notification, a shortcut or an activity that JSON has too, and URLs as texts; others, such as dates,
    /// are left out, and so is what does not stand under a text.
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
