import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Every row of `hostile-urls.json`, truncated, damaged and rewritten.
@Suite("Damaged and disguised forms of hostile links")
struct HostileFormTests {
    static let rows = ((try? HostileCase.file.get()) ?? []).filter { $0.decision != nil }

    @Test("HostileForms makes more than 300 different forms of one link")
    func forms() throws {
        #expect(Self.rows.count == 120)
        let forms = HostileForms(flips: 8).forms(of: Array("https://example.com/item/42".utf8))
        #expect(forms.count == 6 + 27 * 13)
        #expect(Set(forms).count > 300)
    }

    @Test("A form of a hostile link matches only the route that its plain spelling matches", arguments: rows)
    func opensNothingElse(row: HostileCase) throws {
        let router = try HostileTable.router.get()
        let forms = HostileForms.sample(places: 120).forms(of: Array(try row.text.utf8))
        let complaints = forms.lazy.compactMap { form in
            complaint(about: form, router).map { "\(String(decoding: form.prefix(200), as: UTF8.self)): \($0)" }
        }
        #expect(Array(complaints.prefix(3)) == [])
    }

    private func complaint(about form: [UInt8], _ router: Router<String>) -> String? {
        guard case .matched(let match) = router.result(forUTF8: form) else { return nil }
        guard let clean = CleanLink.of(form) else { return "opens \(match.route), and should open nothing" }
        guard let plain = router.match(for: clean) else { return "opens \(match.route), and \(clean) opens nothing" }
        guard match.route == plain.route, Array(match.captures) == Array(plain.captures), match.rest == plain.rest
        else {
            return "opens \(match.route) \(match.captures), and \(clean) opens \(plain.route) \(plain.captures)"
        }
        return nil
    }

    @Test(
        "A link has the expected plain spelling, which is its own plain spelling",
        arguments: [
            ("HTTPS://Example.COM:443/%69tem/42/?", "https://example.com/item/42"),
            ("https://example.com./a%2Fb", "https://example.com/a%2Fb"),
            ("myapp:item/%34", "myapp:///item/4"),
            ("myapp://open/item/42#", "myapp://open/item/42#"),
        ])
    func plain(_ link: String, _ expected: String) {
        #expect(CleanLink.of(Array(link.utf8)) == expected)
        #expect(CleanLink.of(Array(expected.utf8)) == expected)
    }

    @Test(
        "A link that no table accepts has no plain spelling",
        arguments: [
            "http://example.com/", "/item/42", "https://example.com:8443/", "https://[::1]/", "myapp:", "https://a@b/",
            "https://example.com/..", "https://example.com/%zz",
        ])
    func none(_ link: String) {
        #expect(CleanLink.of(Array(link.utf8)) == nil)
    }
}
