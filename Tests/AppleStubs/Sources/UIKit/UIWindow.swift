public import Foundation

/// A view.
/// https://developer.apple.com/documentation/uikit/uiview
@MainActor
open class UIView: UIResponder {}

/// A window.
/// https://developer.apple.com/documentation/uikit/uiwindow
@MainActor
open class UIWindow: UIView {
    /// The root view controller.
    /// https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
    open var rootViewController: UIViewController?
    /// `true` if the window is the key window.
    /// https://developer.apple.com/documentation/uikit/uiwindow/iskeywindow
    open private(set) var isKeyWindow = false

    /// Creates a window.
    /// https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
    public init(windowScene: UIWindowScene) { super.init() }

    /// Shows the window and makes it the key window.
    /// https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()
    open func makeKeyAndVisible() { isKeyWindow = true }
}

/// A text view.
/// https://developer.apple.com/documentation/uikit/uitextview
@MainActor
open class UITextView: UIView {}

/// An item in a text view that can be tapped.
/// https://developer.apple.com/documentation/uikit/uitextitem
@available(iOS 17, visionOS 1, *)
@MainActor
open class UITextItem: NSObject {
    /// The content of the item. Apple's enum also has attachments.
    /// https://developer.apple.com/documentation/uikit/uitextitem/content-swift.enum
    public enum Content {
        case link(URL)
        case tag(String)
    }

    /// The content of the item.
    /// https://developer.apple.com/documentation/uikit/uitextitem/content-swift.property
    public let content: UITextItem.Content

    /// Creates an item for tests. Not in Apple's module.
    public init(stub content: UITextItem.Content) { self.content = content }
}

/// A delegate of a text view. Apple's methods are optional.
/// https://developer.apple.com/documentation/uikit/uitextviewdelegate
@MainActor
public protocol UITextViewDelegate: NSObjectProtocol {
    /// Returns the action for a tap on an item.
    /// https://developer.apple.com/documentation/uikit/uitextviewdelegate/textview(_:primaryactionfor:defaultaction:)
    @available(iOS 17, visionOS 1, *)
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
}

/// An image, unused in tests.
open class UIImage: NSObject {}

/// An element of a menu.
/// https://developer.apple.com/documentation/uikit/uimenuelement
@MainActor
open class UIMenuElement: NSObject {
    /// The title.
    /// https://developer.apple.com/documentation/uikit/uimenuelement/title
    public let title: String

    init(stub title: String) { self.title = title }
}

/// The closure of an action.
/// https://developer.apple.com/documentation/uikit/uiactionhandler
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that performs a closure.
/// https://developer.apple.com/documentation/uikit/uiaction
@MainActor
open class UIAction: UIMenuElement {
    private let handler: UIActionHandler

    /// Creates an action. Apple's initializer has more parameters, all with default values.
    /// https://developer.apple.com/documentation/uikit/uiaction/init(title:subtitle:image:selectedimage:identifier:discoverabilitytitle:attributes:state:handler:)
    public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, handler: @escaping UIActionHandler)
    {
        self.handler = handler
        super.init(stub: title)
    }

    /// Performs the action. Not in Apple's module.
    public func stubPerform() { handler(self) }
}
