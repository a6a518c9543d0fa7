#if Macros
    import SwiftCompilerPlugin
    import SwiftSyntaxMacros
    import WaymarkExpansion

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
