import Foundation

/// Text.
/// https://developer.apple.com/documentation/swiftui/text
public struct Text: Primitive {
    let text: String
    /// Creates text from a key of the app's localized strings.
    /// https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)
    public init(_ key: LocalizedStringKey) { text = key.text }
    /// Creates text without localization.
    /// https://developer.apple.com/documentation/swiftui/text/init(verbatim:)
    public init(verbatim content: String) { text = content }
    /// Creates text without localization.
    /// https://developer.apple.com/documentation/swiftui/text/init(_:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { text = String(content) }
    func draw(on screen: StubScreen) -> String { text }
}

/// A control that performs an action when tapped.
public struct Button<Label: View>: Primitive {
    let title: String
    let action: @MainActor () -> Void
    func draw(on screen: StubScreen) -> String {
        screen.buttons[title] = action
        return "[\(title)]"
    }
}

extension Button where Label == Text {
    /// Creates a button.
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        (self.title, self.action) = (String(title), action)
    }
}

/// A list of views.
public struct List<Content: View>: Primitive {
    let content: Content
    /// Creates a list.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func draw(on screen: StubScreen) -> String { screen.draw(content) }
}

/// A vertical stack of views.
public struct VStack<Content: View>: Primitive {
    let content: Content
    /// Creates a stack.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func draw(on screen: StubScreen) -> String { screen.draw(content) }
}

/// A control that pushes a value onto the navigation stack.
public struct NavigationLink<Label: View, Destination: View>: Primitive {
    let title: String
    let value: any Hashable
    func draw(on screen: StubScreen) -> String {
        screen.links[title] = value
        return "(\(title))"
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link.
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P) {
        (self.title, self.value) = (String(title), value)
    }
}

/// Views for the elements of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
    let data: Data
    let content: (Data.Element) -> Content
    /// Creates views.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { (self.data, self.content) = (data, content) }
    func draw(on screen: StubScreen) -> String { screen.draw(all: data.map(content)) }
}

/// A view with a title, a tab item or a tag. Only its content is drawn.
struct Labelled<Content: View>: Primitive {
    let content: Content
    var tag: (any Hashable)?
    func draw(on screen: StubScreen) -> String { screen.draw(content) }
}

extension View {
    /// Sets the navigation title.
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Labelled(content: self) }
    /// Sets the item in the tab bar.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { Labelled(content: self) }
    /// Sets the value that selects the view.
    public func tag<V: Hashable>(_ tag: V) -> some View { Labelled(content: self, tag: tag) }
}
