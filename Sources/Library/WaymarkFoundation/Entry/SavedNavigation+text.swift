#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
public import WaymarkDispatch

extension SavedNavigation {
    /// The saved screens as a JSON string, for `UserDefaults`, a file, or SwiftUI's `@SceneStorage`.
    ///
    /// The JSON contains the complete links, including their private data.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Creates saved screens from JSON. If the JSON is damaged or has another format, there are no screens.
    ///
    /// ```swift
    /// SavedNavigation(text: "no JSON")      // SavedNavigation()
    /// ```
    public init(text: String) {
        self = (try? JSONDecoder().decode(SavedNavigation.self, from: Data(text.utf8))) ?? SavedNavigation()
    }
}
