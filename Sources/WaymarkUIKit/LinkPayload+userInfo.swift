#if canImport(UIKit) || canImport(UserNotifications)
    import Foundation
    public import WaymarkDispatch

    extension LinkPayload {
        /// The values of a notification or a shortcut that JSON has too; others, such as dates, are left out.
        public init(userInfo: [AnyHashable: Any]) {
            self.init()
            for (key, value) in userInfo where JSONSerialization.isValidJSONObject([value]) {
                guard let name = key as? String, let data = try? JSONSerialization.data(withJSONObject: [value]) else {
                    continue
                }
                self[name] = try? JSONDecoder().decode([PayloadValue].self, from: data).first
            }
        }
    }
#endif
