import WaymarkCore
import WaymarkNotations

extension RouteFileReader {
    private static let fileKeys: Set = ["waymark", "$schema", "extends", "apps", "environments", "routes"]

    private static let routeKeys: Set = [
        "summary", "group", "examples", "rejects", "tags", "opens", "renamedFrom", "deprecated", "replacedBy",
    ]

    /// Returns the extended file `base` with the apps, environments and route details of the file that extends it.
    mutating func file(_ root: DocumentNode, extending base: RouteFile) -> RouteFile {
        var file = base
        (file.name, file.source) = (problems.file, problems.source)
        file.base = ExtendedFile(path: base.name, source: base.source)
        problems.base = file.base
        checkKeys(of: root, RouteFileSchema.file, Self.fileKeys)
        if let apps = root["apps"] { file.apps = self.apps(apps) }
        for pair in root["routes"]?.pairs ?? [] { extend(&file.routes, pair) }
        if let node = root["environments"] {
            file.environments = environments(node, of: file, file.policy?.value ?? file.notation.policy)
        }
        checkHistory(of: file)
        return file
    }

    private mutating func extend(_ routes: inout [RouteFile.Route], _ pair: DocumentNode.Pair) {
        guard let index = routes.firstIndex(where: { $0.name.value == pair.key.value }) else {
            let near = Suggestion.nearest(to: pair.key.value, among: routes.map(\.name.value))
            return problems.add(.unknownExtendedRoute(pair.key.value), at: pair.key.place, suggestion: near)
        }
        guard case .mapping = pair.value.content else {
            return problems.add(.keyOfExtendedFile("pattern"), at: pair.value.place)
        }
        checkKeys(of: pair.value, RouteFileSchema.routeKeys, Self.routeKeys)
        details(of: &routes[index], pair.value)
    }

    /// Reports keys of `node` that only the extended file may contain. Unknown keys have already been reported.
    private mutating func checkKeys(of node: DocumentNode, _ known: SchemaKeys, _ allowed: Set<String>) {
        for pair in node.pairs where known[pair.key.value] != nil && !allowed.contains(pair.key.value) {
            problems.add(.keyOfExtendedFile(pair.key.value), at: pair.key.place)
        }
    }
}
