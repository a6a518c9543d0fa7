import Foundation

/// Text.
/// https://developer.apple.com/documentation/swiftui/text
public struct Text: Primitive {
    let text: String
    /// Creates text that is looked up in the app's strings.
    /// https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)
    public init(_ key: LocalizedStringKey) { text = key.text }
    /// Creates text that is shown as it is.
    /// https://developer.apple.com/documentation/swiftui/text/init(verbatim:)
    public init(verbatim content: String) { text = content }
    /// Creates text that is shown as it is.
    /// https://developer.apple.com/documentation/swiftui/text/init(_:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { text = String(content) }
    func draw(on screen: StubScreen) -> String { text }
}

/// Something to tap.
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

/// Views one below the other.
public struct List<Content: View>: Primitive {
    let content: Content
    /// Creates a list.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func draw(on screen: StubScreen) -> String { screen.draw(content) }
}

/// Views one below the other.
public struct VStack<Content: View>: Primitive {
    let content: Content
    /// Creates a stack.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func draw(on screen: StubScreen) -> String { screen.draw(content) }
}

/// Something that pushes a value.
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

/// A view with a title, a tab's item or a tag; drawn as it is.
struct Labelled<Content: View>: Primitive {
    let content: Content
    var tag: (any Hashable)?
    func draw(on screen: StubScreen) -> String { screen.draw(content) }
}

extension View {
    /// The title above the view.
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Labelled(content: self) }
    /// What stands in the bar of tabs.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { Labelled(content: self) }
    /// What a selection is compared with.
    public func tag<V: Hashable>(_ tag: V) -> some View { Labelled(content: self, tag: tag) }
}
