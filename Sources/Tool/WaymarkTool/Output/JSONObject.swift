protocol JSONObject {
    func writeMembers(to out: inout OutputBuffer)
}

extension JSONObject {
    func writeJSON(to out: inout OutputBuffer) {
        out.object { writeMembers(to: &$0) }
    }

    func writeLine(to out: inout OutputBuffer) {
        writeJSON(to: &out)
        out.endLine()
    }
}

extension OutputBuffer {
    mutating func member(_ name: StaticString, _ flag: Bool) {
        key(name)
        bool(flag)
    }

    mutating func member(_ name: StaticString, _ texts: [String]) {
        member(name, of: texts) { $0.string($1) }
    }

    mutating func member(_ name: StaticString, _ objects: [some JSONObject]) {
        member(name, of: objects) { $1.writeJSON(to: &$0) }
    }

    mutating func member<Element>(
        _ name: StaticString, of elements: some Sequence<Element>, _ write: (inout OutputBuffer, Element) -> Void
    ) {
        key(name)
        array(of: elements, write)
    }
}
