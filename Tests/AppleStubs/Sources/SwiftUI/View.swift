/// A part of a user interface.
@MainActor @preconcurrency
public protocol View {
    /// The type of the body.
    associatedtype Body: View
    /// The content of the view.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// Traps, because the type has no body.
    public var body: Never { noBody() }
}

/// A view that the stub draws directly. Not in Apple's module.
@MainActor
protocol Primitive: View where Body == Never {
    func draw(on screen: StubScreen) -> String
}

extension Primitive {
    /// Traps, because the type has no body.
    public var body: Never { noBody() }
}

/// Traps, as Apple's module does. Only code that reads the body of a primitive view calls this function.
func noBody() -> Never { fatalError("there is no body") }

/// A type that changes a view.
/// https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the body.
    associatedtype Body: View
    /// The modified view.
    typealias Content = _ViewModifier_Content<Self>
    /// Returns the changed view.
    @ViewBuilder func body(content: Content) -> Body
}

/// The placeholder of the modified view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: Primitive {
    let content: any View
    func draw(on screen: StubScreen) -> String { screen.draw(content) }
}

/// A view and its modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: Primitive {
    let content: Content
    let modifier: Modifier
    func draw(on screen: StubScreen) -> String {
        screen.storage.restore(modifier)
        return screen.draw(modifier.body(content: _ViewModifier_Content(content: content)))
    }
}

extension View {
    /// Applies a modifier to the view.
    /// https://developer.apple.com/documentation/swiftui/view/modifier(_:)
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A scene of an app.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the body.
    associatedtype Body: Scene
    /// The content of the scene.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Builds scenes.
@MainActor @resultBuilder
public struct SceneBuilder {
    /// Builds a single scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene of windows.
public struct WindowGroup<Content: View>: Scene {
    /// The content of a window. Not public in Apple's module.
    public let stubContent: Content
    /// Creates a group of windows.
    public init(@ViewBuilder content: () -> Content) { stubContent = content() }
    /// Traps, because the type has no body.
    public var body: Never { noBody() }
}

/// An app.
@MainActor @preconcurrency
public protocol App {
    /// The type of the body.
    associatedtype Body: Scene
    /// The scenes of the app.
    @SceneBuilder var body: Body { get }
    /// Creates the app.
    init()
}
