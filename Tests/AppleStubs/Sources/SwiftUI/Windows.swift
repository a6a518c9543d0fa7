/// A value that SwiftUI stores for a scene across launches.
/// https://developer.apple.com/documentation/swiftui/scenestorage
@propertyWrapper
public struct SceneStorage<Value>: StubStored {
    private let state: State<Value>

    fileprivate init(stub value: Value) { state = State(wrappedValue: value) }

    /// The value.
    /// https://developer.apple.com/documentation/swiftui/scenestorage/wrappedvalue
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding to the value.
    /// https://developer.apple.com/documentation/swiftui/scenestorage/projectedvalue
    public var projectedValue: Binding<Value> { state.projectedValue }

    func stubKeep(_ kept: StubKept) { state.stubKeep(kept) }
}

extension SceneStorage where Value == String {
    /// Creates the property.
    /// https://developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:)
    public init(wrappedValue: Value, _ key: String) { self.init(stub: wrappedValue) }
}

extension View {
    /// Sets the identifiers of external events that the window prefers and allows.
    /// https://developer.apple.com/documentation/swiftui/view/handlesexternalevents(preferring:allowing:)
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        Told(content: self) { $0.externalEvents = (preferring, allowing) }
    }

    /// Calls the action when the view disappears.
    /// https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        Told(content: self) { screen in
            if let action { screen.disappearances.append(action) }
        }
    }

    /// Calls the action when a value changes.
    /// https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:)
    @available(iOS, introduced: 14, deprecated: 17)
    @available(macOS, introduced: 11, deprecated: 14)
    @available(tvOS, introduced: 14, deprecated: 17)
    @available(watchOS, introduced: 7, deprecated: 10)
    @available(visionOS, introduced: 1, deprecated: 1)
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        Told(content: self) { screen in
            let kept = screen.storage.next("onChange")
            let old = kept.value as? V
            kept.value = value
            if let old, old != value { action(value) }
        }
    }
}
