#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
public import WaymarkDispatch

extension SavedNavigation {
    /// What was on screen as text, for `UserDefaults`, a file, or SwiftUI's `@SceneStorage`. It is JSON, and has the links
    /// with all that is private in them.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Reads what was on screen. Of a text that is damaged, or of another kind, nothing comes back, and nothing fails.
    ///
    /// ```swift
    /// SavedNavigation(text: "no JSON")      // SavedNavigation(tab: nil)
    /// ```
    public init(text: String) {
        self = (try? JSONDecoder().decode(SavedNavigation.self, from: Data(text.utf8))) ?? SavedNavigation(tab: nil)
    }
}
