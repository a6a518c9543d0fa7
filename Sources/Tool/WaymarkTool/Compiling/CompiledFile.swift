import WaymarkEngine

/// A generator of a Swift source file with a compiled table.
enum CompiledFile {
    static let defaultName = "RouteBlock"

    /// - Parameter name: The name of the generated enum.
    static func swift(_ table: CompiledTable, named name: String) -> String {
        """
        // Written by 'waymark compile': change the routes, and compile them again.

        import WaymarkEngine

        /// The routes, compiled.
        enum \(name) {
            /// Creates the router of these routes.
            ///
            /// - Parameter types: The constraints of custom types, by name.
            static func router(types: [String: ParameterConstraint] = [:]) throws(CompiledTableError) -> TableRouter {
                try TableRouter(unsafe CompiledTable(trusting: table), types: types)
            }

            private static let table: [UInt64] = \(table.literal)
        }

        """
    }
}
