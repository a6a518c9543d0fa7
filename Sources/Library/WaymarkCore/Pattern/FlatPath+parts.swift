extension FlatPath {
    func nodes(of text: String) -> [PathNode] {
        text.withBytes { bytes in
            var nodes: [PathNode] = []
            nodes.reserveCapacity(2 * segments.count)
            for segment in segments {
                let whole = segment.whole
                nodes.append(PathNode(.separator, at: whole.lowerBound - 1..<whole.lowerBound))
                let kind: PathNode.Kind =
                    segment.kind == .literal
                    ? .literal(segment.string(bytes)) : .parameter(segment.parameter(bytes))
                nodes.append(PathNode(kind, at: whole))
            }
            return nodes
        }
    }

    func places(of text: String) -> [ParameterRanges] {
        text.withBytes { bytes in
            segments.filter { $0.kind != .literal }.map { segment in
                var place = ParameterRanges(segment.whole)
                place.name = segment.string(bytes)
                place.nameRange = segment.text
                if !segment.type.isEmpty {
                    place.typeRange = segment.type
                    place.type = segment.parameterType(bytes).text
                }
                return place
            }
        }
    }

    package func segments(of text: String) -> [SegmentPattern] {
        text.withBytes { bytes in
            segments.map { segment in
                segment.kind == .literal ? .literal(segment.string(bytes)) : .parameter(segment.parameter(bytes))
            }
        }
    }

    func parameters(of text: String) -> [PatternParameter] {
        text.withBytes { bytes in
            segments.filter { $0.kind != .literal }.map { $0.parameter(bytes) }
        }
    }
}
