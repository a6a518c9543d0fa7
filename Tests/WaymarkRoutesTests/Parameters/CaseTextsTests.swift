import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkRoutes

@Suite("Strings that enums with raw values accept")
struct CaseTextsTests {
    private enum Tab: String, CaseIterable, ParameterConvertible { case posts, photos = "pictures" }
    private enum Size: Int, CaseIterable, ParameterConvertible { case small = 1, large = 10 }
    /// An enum that also accepts its raw values in capital letters.
    private enum Loose: String, CaseIterable, ParameterConvertible {
        case posts, photos
        init?(parameter text: String) { self.init(rawValue: text.lowercased()) }
    }
    private enum Plain: String, ParameterConvertible { case posts, photos }

    private static func texts<Value: ParameterConvertible>(of type: Value.Type) -> [String]? {
        guard case .oneOf(let texts) = type.parameterConstraint.kind else { return nil }
        return texts.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("A CaseIterable enum accepts exactly its raw values, as a list of strings")
    func listed() {
        #expect(Self.texts(of: Tab.self) == ["posts", "pictures"])
        #expect(Self.texts(of: Size.self) == ["1", "10"])
    }

    @Test("An enum with its own initializer or without CaseIterable accepts whatever it reads")
    func loose() {
        #expect(Loose.parameterConstraint.isOpaque && Loose.parameterConstraint.accepts("POSTS"))
        #expect(Plain.parameterConstraint.isOpaque && Plain.parameterConstraint.accepts("posts"))
    }

    @Test("A listed string in the host matches in any case, in run-time and compiled tables")
    func hosts() throws {
        var table = RouteTable<Tab>(accepting: [.scheme("myapp")])
        table.add("/{tab}") { (tab: Tab) in
            tab
        } inverse: {
            $0
        }
        let whole = try Router(table)
        #expect(whole.match(for: "myapp://POSTS")?.route == .posts)
        // When a macro compiles a table, it knows only the name of the type.
        var unknown = RouteTable<Int>(accepting: [.scheme("myapp")])
        unknown.types["Tab"] = .custom { _ in false }
        unknown.add("/{tab: Tab}", to: 0)
        let router = try Router<Tab>(
            try unknown.compiled(), types: ["Tab": Tab.parameterConstraint], whole: { whole }
        ) { match in
            match.value(ofParameter: 0, as: Tab.self)
        }
        #expect(router.match(for: "myapp://POSTS")?.route == .posts)
        #expect(router.match(for: "myapp://other") == nil)
    }
}
