/// Builds views.
@MainActor @resultBuilder
public struct ViewBuilder {
    /// Builds an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// Builds a single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Builds several views.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView((repeat each content), children)
    }
    /// Builds an optional view.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// Builds the first of two alternatives.
    public static func buildEither<True: View, False: View>(first: True) -> _ConditionalContent<True, False> {
        _ConditionalContent(view: first)
    }
    /// Builds the second of two alternatives.
    public static func buildEither<True: View, False: View>(second: False) -> _ConditionalContent<True, False> {
        _ConditionalContent(view: second)
    }
}

/// An empty view.
public struct EmptyView: Primitive {
    /// Creates an empty view.
    public init() {}
    func draw(on screen: StubScreen) -> String { "" }
}

/// Several views.
public struct TupleView<T>: Primitive {
    /// The views.
    public var value: T
    let children: [any View]
    init(_ value: T, _ children: [any View]) { (self.value, self.children) = (value, children) }
    func draw(on screen: StubScreen) -> String { screen.draw(all: children) }
}

/// A view with one of two types.
public struct _ConditionalContent<True: View, False: View>: Primitive {
    let view: any View
    init(view: any View) { self.view = view }
    func draw(on screen: StubScreen) -> String { screen.draw(view) }
}

extension Optional: View where Wrapped: View {
    /// Traps, because the type has no body.
    public var body: Never { noBody() }
}

extension Optional: Primitive where Wrapped: View {
    func draw(on screen: StubScreen) -> String { self.map { screen.draw($0) } ?? "" }
}
