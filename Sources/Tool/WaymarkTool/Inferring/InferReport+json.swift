import WaymarkCore

extension InferReport {
    func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("rows", tally.rows)
            out.member("matched", tally.matched)
            out.member("unmatched", tally.unmatched)
            out.member("rejected", tally.rejected)
            out.member("unreadable", tally.unreadable)
            out.key("proposals")
            out.array(of: proposals) { $1.writeJSON(to: &$0) }
            out.key("leftOut")
            out.array(of: leftOut) { $1.writeJSON(to: &$0) }
        }
        out.endLine()
    }
}

extension InferReport.Proposal {
    fileprivate func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("route", route.name)
            out.member("pattern", route.pattern)
            out.key("sources")
            out.array(of: sources) { $0.string($1) }
            out.member("links", route.links)
            out.key("itemsLeftOut")
            out.array(of: route.leftOut) { $0.string($1) }
            out.key("examples")
            out.array(of: examples) { out, example in
                out.object { out in
                    out.member("url", example.link)
                    out.key("captures")
                    out.object { out in
                        for capture in example.captures {
                            out.key(text: capture.name)
                            out.value(capture.value)
                        }
                    }
                }
            }
        }
    }
}

extension InferReport.LeftOut {
    fileprivate func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            out.member("reason", reason.rawValue)
            out.member("links", links)
            out.member("what", what)
            out.member("message", sentence)
        }
    }
}
