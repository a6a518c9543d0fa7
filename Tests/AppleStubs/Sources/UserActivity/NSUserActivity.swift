public import Foundation

/// The type of an activity that is a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user was doing, here or on another device.
open class NSUserActivity: NSObject {
    /// What kind of activity it is.
    public let activityType: String
    /// What is needed to go on with it.
    open var userInfo: [AnyHashable: Any]?
    /// A web page that shows the same.
    open var webpageURL: URL?

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
}
