public import Foundation

/// The type of an activity that is a web page.
/// https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user was doing, here or on another device. It belongs to no actor.
/// https://developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject {
    /// What kind of activity it is.
    /// https://developer.apple.com/documentation/foundation/nsuseractivity/activitytype
    public let activityType: String
    /// What is needed to go on with it.
    /// https://developer.apple.com/documentation/foundation/nsuseractivity/userinfo
    open var userInfo: [AnyHashable: Any]?
    /// A web page that shows the same.
    /// https://developer.apple.com/documentation/foundation/nsuseractivity/webpageurl
    open var webpageURL: URL?
    /// The page that led to it.
    /// https://developer.apple.com/documentation/foundation/nsuseractivity/referrerurl
    open var referrerURL: URL?

    /// What tells windows which of them shows the activity.
    /// https://developer.apple.com/documentation/foundation/nsuseractivity/targetcontentidentifier
    open var targetContentIdentifier: String?

    /// Adds to what is needed to go on with it.
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
