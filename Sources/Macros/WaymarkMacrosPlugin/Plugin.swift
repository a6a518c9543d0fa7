#if Macros
    import SwiftCompilerPlugin
    import SwiftSyntaxMacros
    import WaymarkExpansion

    // The macro types that the compiler looks up in this module. WaymarkExpansion implements them in a library, because
    // tests that depend on a plugin compile the whole package as part of it.
    struct RoutesMacro: RoutesExpansion {}
    struct RouteMacro: RouteExpansion {}
    struct PatternMacro: PatternExpansion {}

    @main
    struct Plugin {
        static func main() throws {
            MessageRelay.start()
            try Provider.main()
        }

        private struct Provider: CompilerPlugin {
            let providingMacros: [any Macro.Type] = [RoutesMacro.self, RouteMacro.self, PatternMacro.self]
        }
    }
#else
    /// An empty program. The package builds all targets, even without the trait that enables macros.
    @main
    struct Plugin {
        static func main() {}
    }
#endif
