import Foundation
import Testing
import WaymarkCore
import WaymarkManifest
import WaymarkNotations

@Suite("Policies of notations on their pages")
struct NotationPolicyTests {
    @Test("The page about URLPattern names exactly the policy options that its notation changes")
    func urlpattern() throws {
        let lines = try Page(Page.catalogue.appendingPathComponent("ComingFrom/URLPattern.md")).lines
        let (own, native) = (Notation.urlpattern.policy, Notation.braces.policy)
        for option in PolicyOption.all {
            let isNamed = lines.contains { $0.contains("`\(option.key.name): \(option.text(own) ?? "")`") }
            #expect(isNamed == (option.text(own) != option.text(native)), "\(option.key.name)")
        }
    }
}
