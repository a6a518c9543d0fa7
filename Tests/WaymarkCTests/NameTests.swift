import Testing
import WaymarkCHeader
import WaymarkEngine

@Suite("Names in the C interface")
struct NameTests {
    private let table = Result { try CTable(routes: routeFile) }

    @Test("Names of routes, parameters and patterns in C equal those of the route file")
    func names() throws {
        let table = try table.get()
        #expect(table.routeNames == ["home", "user", "doc", "part", "search", "slug", "help"])
        let parameters = ["ext", "file", "id", "lang", "page", "path", "q", "second", "section", "slug", "tags"]
        #expect(table.parameterNames == parameters)
        #expect(table.patterns(ofRoute: 0) == ["/", "/home"])
        #expect(table.patterns(ofRoute: 1) == ["/user/{id: Int}/edit"])
        var number = -1
        #expect(Int(waymark_find_route(table.pointer, "doc", 3, &number)) == WAYMARK_OK && number == 2)
    }

    @Test("Unknown names and numbers are not found in C, and bad lengths are refused")
    func missing() throws {
        let pointer = try table.get().pointer
        var (number, text) = (-1, waymark_text())
        for index in [-1, 7, .max, .min] {
            #expect(Int(waymark_route_name(pointer, index, &text)) == WAYMARK_NOT_FOUND)
            #expect(Int(waymark_pattern_count(pointer, index, &number)) == WAYMARK_NOT_FOUND)
            #expect(Int(waymark_pattern(pointer, 1, index, &text)) == WAYMARK_NOT_FOUND)
        }
        #expect(Int(waymark_parameter_name(pointer, 11, &text)) == WAYMARK_NOT_FOUND)
        #expect(Int(waymark_find_route(pointer, "do", 2, &number)) == WAYMARK_NOT_FOUND)
        #expect(Int(waymark_find_parameter(pointer, "q\0", 2, &number)) == WAYMARK_NOT_FOUND)
        #expect(Int(waymark_find_route(pointer, nil, 3, &number)) == WAYMARK_NULL_POINTER)
        // The call reads no bytes beyond the limit.
        for length in [-3, (8 << 20) + 1, 1 << 40, 1 << 62, .max] {
            #expect(Int(waymark_find_route(pointer, "doc", length, &number)) == WAYMARK_BAD_LENGTH)
            #expect(Int(waymark_find_parameter(pointer, "q", length, &number)) == WAYMARK_BAD_LENGTH)
        }
        #expect(Int(waymark_route_name(pointer, 0, nil)) == WAYMARK_NULL_POINTER)
        #expect(number == -1)
    }

    @Test("Outcomes and reasons have the same names in C as in the tool")
    func words() {
        let outcomes = (UInt8.min...UInt8.max).compactMap { waymark_outcome_name($0).map { String(cString: $0) } }
        #expect(outcomes == ["matched", "unmatched", "rejected", "unreadable"])
        let reasons = (UInt8.min...UInt8.max).compactMap { waymark_reason_name($0).map { String(cString: $0) } }
        #expect(reasons == LinkRejection.Kind.allCases.map(\.rawValue))
        #expect(waymark_reason_name(UInt8(WAYMARK_NO_REASON)) == nil)
    }

    @Test("Each status of the C interface has its own text, and unknown numbers share one")
    func statuses() {
        let texts = (WAYMARK_OK...WAYMARK_TOO_SMALL + 1).map {
            String(cString: waymark_status_text(waymark_status($0)))
        }
        #expect(Set(texts).count == texts.count && texts.allSatisfy { !$0.isEmpty })
        #expect(String(cString: waymark_status_text(-1)) == texts.last)
        #expect(waymark_interface() == UInt32(WAYMARK_INTERFACE))
    }
}
