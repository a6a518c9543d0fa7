public import Foundation

/// Something that is drawn.
/// https://developer.apple.com/documentation/uikit/uiview
@MainActor
open class UIView: UIResponder {}

/// A window.
/// https://developer.apple.com/documentation/uikit/uiwindow
@MainActor
open class UIWindow: UIView {
    /// The controller of what it shows.
    /// https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
    open var rootViewController: UIViewController?
    /// Whether it gets what is typed.
    /// https://developer.apple.com/documentation/uikit/uiwindow/iskeywindow
    open private(set) var isKeyWindow = false

    /// Creates a window.
    /// https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
    public init(windowScene: UIWindowScene) { super.init() }

    /// Shows it.
    /// https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()
    open func makeKeyAndVisible() { isKeyWindow = true }
}

/// A text.
/// https://developer.apple.com/documentation/uikit/uitextview
@MainActor
open class UITextView: UIView {}

/// What stands in a text and can be tapped.
/// https://developer.apple.com/documentation/uikit/uitextitem
@available(iOS 17, visionOS 1, *)
@MainActor
open class UITextItem: NSObject {
    /// What it is. Apple's has pictures, too.
    /// https://developer.apple.com/documentation/uikit/uitextitem/content-swift.enum
    public enum Content {
        case link(URL)
        case tag(String)
    }

    /// What it is.
    /// https://developer.apple.com/documentation/uikit/uitextitem/content-swift.property
    public let content: UITextItem.Content

    /// There is no such initialiser in Apple's module.
    public init(stub content: UITextItem.Content) { self.content = content }
}

/// Hears of a text. Apple's methods are optional.
/// https://developer.apple.com/documentation/uikit/uitextviewdelegate
@MainActor
public protocol UITextViewDelegate: NSObjectProtocol {
    /// What a tap does.
    /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:primaryactionfor:defaultaction:)
    @available(iOS 17, visionOS 1, *)
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
}

/// A picture. Nobody needs one here.
open class UIImage: NSObject {}

/// Part of a menu.
/// https://developer.apple.com/documentation/uikit/uimenuelement
@MainActor
open class UIMenuElement: NSObject {
    /// What it is called.
    /// https://developer.apple.com/documentation/uikit/uimenuelement/title
    public let title: String

    init(stub title: String) { self.title = title }
}

/// What an action does.
/// https://developer.apple.com/documentation/uikit/uiactionhandler
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do.
/// https://developer.apple.com/documentation/uikit/uiaction
@MainActor
open class UIAction: UIMenuElement {
    private let handler: UIActionHandler

    /// Creates an action. Apple's has more parameters, all of which have values of their own.
    /// https://developer.apple.com/documentation/uikit/uiaction/init(title:subtitle:image:selectedimage:identifier:discoverabilitytitle:attributes:state:handler:)
    public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, handler: @escaping UIActionHandler)
    {
        self.handler = handler
        super.init(stub: title)
    }

    /// Does it. There is no such thing in Apple's module.
    public func stubPerform() { handler(self) }
}
