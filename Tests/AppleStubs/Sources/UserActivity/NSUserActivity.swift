public import Foundation

/// The type of activities that represent a web page.
/// https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the user, on this or another device. Not isolated to an actor.
/// https://developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject {
    /// The type of the activity.
    /// https://developer.apple.com/documentation/foundation/nsuseractivity/activitytype
    public let activityType: String
    /// The state to continue the activity.
    /// https://developer.apple.com/documentation/foundation/nsuseractivity/userinfo
    open var userInfo: [AnyHashable: Any]?
    /// The URL of a web page with the same content.
    /// https://developer.apple.com/documentation/foundation/nsuseractivity/webpageurl
    open var webpageURL: URL?
    /// The URL of the page that linked to the activity.
    /// https://developer.apple.com/documentation/foundation/nsuseractivity/referrerurl
    open var referrerURL: URL?

    /// The identifier by which the system selects a scene for the activity.
    /// https://developer.apple.com/documentation/foundation/nsuseractivity/targetcontentidentifier
    open var targetContentIdentifier: String?

    /// Adds entries to `userInfo`.
    /// https://developer.apple.com/documentation/foundation/nsuseractivity/adduserinfoentries(from:)
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Creates an activity.
    /// https://developer.apple.com/documentation/foundation/nsuseractivity/init(activitytype:)
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
}
