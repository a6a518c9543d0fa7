public import Foundation

/// The operational state of a window.
/// https://developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

/// An action that opens a URL.
/// https://developer.apple.com/documentation/swiftui/openurlaction
@MainActor @preconcurrency
public struct OpenURLAction {
    /// The result of opening a URL.
    /// https://developer.apple.com/documentation/swiftui/openurlaction/result
    public struct Result: Sendable {
        enum Kind { case handled, discarded, system }
        let kind: Kind
        let url: URL?

        /// The handler opened the URL.
        /// https://developer.apple.com/documentation/swiftui/openurlaction/result/handled
        public static let handled = Result(kind: .handled, url: nil)
        /// The handler discarded the URL.
        /// https://developer.apple.com/documentation/swiftui/openurlaction/result/discarded
        public static let discarded = Result(kind: .discarded, url: nil)
        /// The system opens the URL.
        /// https://developer.apple.com/documentation/swiftui/openurlaction/result/systemaction
        public static let systemAction = Result(kind: .system, url: nil)
        /// The system opens another URL.
        /// https://developer.apple.com/documentation/swiftui/openurlaction/result/systemaction(_:)
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system, url: url) }
    }

    private let handler: (URL) -> Result
    /// The system's action. An action that a view sets uses the system's action of the screen.
    var system: (URL) -> Void = { _ in }

    /// Creates an action.
    /// https://developer.apple.com/documentation/swiftui/openurlaction/init(handler:)
    public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

    init(stub handler: @escaping (URL) -> Result, system: @escaping (URL) -> Void) {
        (self.handler, self.system) = (handler, system)
    }

    /// Opens a URL.
    /// https://developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:)
    public func callAsFunction(_ url: URL) {
        let result = handler(url)
        if result.kind == .system { system(result.url ?? url) }
    }
}

/// Values that views pass to their descendants.
/// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
    private var action: OpenURLAction?
    private var phase = ScenePhase.background

    /// Creates the default values.
    /// https://developer.apple.com/documentation/swiftui/environmentvalues/init()
    public init() {}

    /// The action that opens URLs.
    /// https://developer.apple.com/documentation/swiftui/environmentvalues/openurl
    @MainActor @preconcurrency
    public var openURL: OpenURLAction {
        get { action ?? OpenURLAction(stub: { _ in .systemAction }) { _ in } }
        set {
            let system = action?.system
            action = newValue
            if let system { action?.system = system }
        }
    }

    /// The operational state of the window.
    /// https://developer.apple.com/documentation/swiftui/environmentvalues/scenephase
    public var scenePhase: ScenePhase {
        get { phase }
        set { phase = newValue }
    }
}

/// A property of a view that reads the environment.
protocol StubEnvironmental {
    func stubRead(_ values: EnvironmentValues)
}

/// A value of the environment.
/// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper
public struct Environment<Value>: StubEnvironmental {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let box: Box

    /// Creates the property.
    /// https://developer.apple.com/documentation/swiftui/environment/init(_:)
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        box = Box(EnvironmentValues()[keyPath: keyPath])
    }

    /// The value.
    /// https://developer.apple.com/documentation/swiftui/environment/wrappedvalue
    public var wrappedValue: Value { box.value }

    func stubRead(_ values: EnvironmentValues) { box.value = values[keyPath: keyPath] }
}

/// A view with a changed environment.
struct Environed<Content: View>: Primitive {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func draw(on screen: StubScreen) -> String {
        let outer = screen.storage.environment
        defer { screen.storage.environment = outer }
        change(&screen.storage.environment)
        return screen.draw(content)
    }
}

extension View {
    /// Sets an environment value for the view.
    /// https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        Environed(content: self) { $0[keyPath: keyPath] = value }
    }
}

/// A control that opens a URL.
/// https://developer.apple.com/documentation/swiftui/link
public struct Link<Label: View>: Primitive {
    let title: String
    let destination: URL

    func draw(on screen: StubScreen) -> String {
        let open = screen.storage.environment.openURL
        screen.buttons[title] = { [destination] in open(destination) }
        return "<\(title)>"
    }
}

extension Link where Label == Text {
    /// Creates a link.
    /// https://developer.apple.com/documentation/swiftui/link/init(_:destination:)
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        (self.title, self.destination) = (String(title), destination)
    }
}
