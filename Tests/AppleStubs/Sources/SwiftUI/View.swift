/// Part of an interface.
@MainActor @preconcurrency
public protocol View {
    /// What it is made of.
    associatedtype Body: View
    /// What it is made of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// There is none.
    public var body: Never { noBody() }
}

/// A view that the stub shows by itself. There is no such thing in Apple's module.
@MainActor
protocol Primitive: View where Body == Never {
    func draw(on screen: StubScreen) -> String
}

extension Primitive {
    /// There is none.
    public var body: Never { noBody() }
}

/// What is shown by itself has no body. Nobody but the stub could ask for it, and Apple's module traps there, too.
// A value of `Never` cannot be made, so there is nothing else to return.
func noBody() -> Never { fatalError("there is no body") }

/// Changes a view.
/// https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency
public protocol ViewModifier {
    /// What it makes of a view.
    associatedtype Body: View
    /// The view that it is given.
    typealias Content = _ViewModifier_Content<Self>
    /// What it makes of a view.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is given.
public struct _ViewModifier_Content<Modifier: ViewModifier>: Primitive {
    let content: any View
    func draw(on screen: StubScreen) -> String { screen.draw(content) }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: Primitive {
    let content: Content
    let modifier: Modifier
    func draw(on screen: StubScreen) -> String {
        screen.storage.restore(modifier)
        return screen.draw(modifier.body(content: _ViewModifier_Content(content: content)))
    }
}

extension View {
    /// The view with a modifier.
    /// https://developer.apple.com/documentation/swiftui/view/modifier(_:)
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A scene of an app.
@MainActor @preconcurrency
public protocol Scene {
    /// What it is made of.
    associatedtype Body: Scene
    /// What it is made of.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Builds scenes.
@MainActor @resultBuilder
public struct SceneBuilder {
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows.
public struct WindowGroup<Content: View>: Scene {
    /// What a window shows. Not public in Apple's module.
    public let stubContent: Content
    /// Creates windows.
    public init(@ViewBuilder content: () -> Content) { stubContent = content() }
    /// There is none.
    public var body: Never { noBody() }
}

/// An app.
@MainActor @preconcurrency
public protocol App {
    /// Its scenes.
    associatedtype Body: Scene
    /// Its scenes.
    @SceneBuilder var body: Body { get }
    /// Creates the app.
    init()
}
