public import Foundation
public import UserActivity

/// Tabs.
/// https://developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content: View>: Primitive {
    let selection: Binding<SelectionValue>?
    let content: Content
    /// Creates tabs.
    /// https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:)
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    func draw(on screen: StubScreen) -> String {
        let selected = selection?.wrappedValue
        for tab in children where (tab as? any Tagged)?.stubTag as? SelectionValue == selected {
            return "\(selected.map { "\($0)" } ?? "")| \(screen.draw(tab))"
        }
        return "no such tab"
    }

    private var children: [any View] { (content as? any Several)?.stubChildren ?? [content] }
}

@MainActor protocol Tagged { var stubTag: (any Hashable)? { get } }
@MainActor protocol Several { var stubChildren: [any View] { get } }
extension Labelled: Tagged {
    var stubTag: (any Hashable)? { tag ?? (content as? any Tagged)?.stubTag }
}
extension TupleView: Several { var stubChildren: [any View] { children } }

/// A stack of views.
/// https://developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: Primitive {
    let path: () -> [any Hashable]
    let push: (any Hashable) -> Void
    let back: () -> Void
    let root: Root

    /// Creates a stack.
    /// https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)-3bt4q
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.path = { Array(path.wrappedValue) }
        push = { if let element = $0 as? Data.Element { path.wrappedValue.append(element) } }
        back = { path.wrappedValue.removeLast() }
        self.root = root()
    }

    func draw(on screen: StubScreen) -> String {
        let outer = screen.destination
        screen.destination = nil
        var texts = [screen.draw(root)]
        for element in path() { texts.append(screen.destination.flatMap { $0(element) } ?? "no destination") }
        screen.destination = outer
        screen.push = push
        screen.back = path().isEmpty ? nil : back
        return texts.joined(separator: " > ")
    }
}

/// A view that sets a property of the screen when it is drawn.
struct Told<Content: View>: Primitive {
    let content: Content
    let tell: @MainActor (StubScreen) -> Void
    func draw(on screen: StubScreen) -> String {
        tell(screen)
        return screen.draw(content)
    }
}

extension View {
    /// Sets the view for pushed values of a type.
    /// https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        Told(content: self) { screen in
            screen.destination = { value in (value as? D).map { screen.draw(destination($0)) } }
        }
    }

    /// Sets the action for URLs that the app opens.
    /// https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        Told(content: self) { $0.urlActions.append(action) }
    }

    /// Sets the action for activities that the app continues.
    /// https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        Told(content: self) { $0.activityActions[activityType] = action }
    }

    /// Presents a sheet while the item is not `nil`.
    /// https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { Presenting(content: self, name: "sheet", item: item, modal: content) }

    /// Presents a full-screen cover while the item is not `nil`.
    /// https://developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:)
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { Presenting(content: self, name: "cover", item: item, modal: content) }
}

/// A view that presents a modal view.
struct Presenting<Content: View, Item: Identifiable, Modal: View>: Primitive {
    let content: Content
    let name: String
    let item: Binding<Item?>
    let modal: (Item) -> Modal

    func draw(on screen: StubScreen) -> String {
        let text = screen.draw(content)
        guard let value = item.wrappedValue else { return text }
        screen.swipes.append { item.wrappedValue = nil }
        let drawn = screen.storage.draw(of: "\(name) \(value.id)") { screen.draw(modal(value)) }
        return "\(text) ^\(name) \(drawn)"
    }
}

/// A type-erased view.
public struct AnyView: Primitive {
    let view: any View
    /// Creates a type-erased view.
    /// https://developer.apple.com/documentation/swiftui/anyview/init(_:)
    public init<V: View>(_ view: V) { self.view = view }
    func draw(on screen: StubScreen) -> String { screen.draw(view) }
}

/// A view with an explicit identity. A new identity resets its state.
struct Identified<Content: View>: Primitive {
    let content: Content
    let id: any Hashable
    func draw(on screen: StubScreen) -> String { screen.storage.draw(of: "\(id)") { screen.draw(content) } }
}

extension View {
    /// Calls the action when the view appears.
    /// https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Told(content: self) { screen in
            let kept = screen.storage.next("onAppear")
            guard kept.value == nil else { return }
            kept.value = true
            action?()
        }
    }

    /// Calls the action when a value changes, and initially if `initial` is `true`.
    /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        Told(content: self) { screen in
            let kept = screen.storage.next("onChange")
            let old = kept.value as? V
            kept.value = value
            if let old, old != value { action(old, value) }
            if old == nil, initial { action(value, value) }
        }
    }

    /// Sets the identity of the view.
    /// https://developer.apple.com/documentation/swiftui/view/id(_:)
    public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }
}
