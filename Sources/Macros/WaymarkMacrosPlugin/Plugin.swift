#if Macros
    import SwiftCompilerPlugin
    import SwiftSyntaxMacros
    import WaymarkExpansion

    // The compiler looks up the macro types in this module. Their code is in the library WaymarkExpansion, because
    // tests that depend on a plugin compile the whole package for it.
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
    /// An empty program: the package builds all targets, even without the trait that enables macros.
    @main
    struct Plugin {
        static func main() {}
    }
#endif
