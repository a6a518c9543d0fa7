import WaymarkCore
import WaymarkEngine
import WaymarkManifest
import WaymarkPrinting
import WaymarkProofs

extension GeneratedTable {
    /// - Throws: `RouteFileError` with all errors of the table and all problems that prevent code generation.
    init(_ file: RouteFile) throws(RouteFileError) {
        let engine = try file.router { $0.name.value }.engine
        var maker = GeneratedTableBuilder(file, engine)
        let forms = maker.forms()
        let routes = maker.routes(forms)
        guard maker.problems.isEmpty else {
            throw RouteFileError(maker.problems.uniqued.sorted { $0.place < $1.place })
        }
        self.init(
            file: file.name, policy: engine.table.policy, types: maker.types.all, typeIndices: maker.types.indices,
            forms: forms, routes: routes, sourceSets: engine.table.sourceSets)
    }
}

/// Builds a ``GeneratedTable``, and collects the problems that prevent code generation.
private struct GeneratedTableBuilder {
    let file: RouteFile
    let engine: RouteEngine
    var types: GeneratedTypes
    private(set) var problems: [RouteFileProblem] = []
    private var names = NameAssignments<Located<String>>()

    init(_ file: RouteFile, _ engine: RouteEngine) {
        (self.file, self.engine) = (file, engine)
        types = GeneratedTypes(engine.table.types)
    }

    /// Returns all pattern variants, each with its rivals: the other variants that may match its generated links.
    mutating func forms() -> [GeneratedForm] {
        var proofs = TableProofs(engine.table)
        let neighbours = proofs.betterNeighbours()
        return engine.table.variants.indices.map { rank in
            let variant = engine.table.variants[rank]
            var form = GeneratedForm(
                variant: variant.variant, route: variant.entry,
                source: PrintedSource(engine.table.sourceSets[variant.sourceSet]), sourceSet: variant.sourceSet)
            if let source = form.source, !form.variant.isUnprintable, let views = views(of: source, at: rank) {
                form.rivals = rivals(of: rank, among: neighbours[rank], views)
                form.countsHost = source.style == .rooted && !views.hostAndPath.isEmpty
            }
            return form
        }
    }

    /// Returns the indices of the sets of link sources that accept links of a source, and use the host as the first
    /// segment (`hostAndPath`) or not (`path`). Reports an unsupported source, and returns `nil`.
    private mutating func views(of source: PrintedSource, at rank: Int) -> (path: [Int], hostAndPath: [Int])? {
        let probe = source.text + (source.style == .firstSegmentIsHost ? "a" : "") + "/a"
        guard let url = try? ParsedURL(probe, policy: engine.table.policy),
            source.style == .rooted || !engine.table.namesHosts(of: source)
        else {
            note(.generatedSource(source.text), at: place(ofRank: rank))
            return nil
        }
        return url.withOrigin { engine.search.sources.views(of: $0) }
    }

    /// Returns the variants that may match links of the variant at `rank`; the last one is that variant itself.
    private func rivals(
        of rank: Int, among neighbours: [Int], _ views: (path: [Int], hostAndPath: [Int])
    ) -> [GeneratedRival] {
        let variants = engine.table.variants
        return (neighbours + [rank]).compactMap { other in
            guard variants[rank].variant.mayFit(variants[other].variant) else { return nil }
            let set = variants[other].sourceSet
            let rival = GeneratedRival(
                form: other, readsPath: views.path.contains(set), readsHost: views.hostAndPath.contains(set))
            return rival.readsPath || rival.readsHost ? rival : nil
        }
    }

    private func place(ofRank rank: Int) -> Place {
        let variant = engine.table.variants[rank]
        return file.routes[variant.entry].place(ofPattern: variant.pattern)
    }

    private mutating func note(_ kind: RouteFileProblem.Kind, at place: Place, related: Place? = nil) {
        problems.append(file.problem(kind, at: place, related: related))
    }

    mutating func routes(_ forms: [GeneratedForm]) -> [GeneratedRoute] {
        let used = engine.table.variants.flatMap(\.variant.allParameters).map { types.index(of: $0) }
        // Only the app can validate values of an opaque type.
        for type in Set(used).sorted().map({ types.all[$0] }) where type.constraint.isOpaque {
            let place = file.types.first { $0.name.value == type.name }?.name.place
            note(.generatedFunction(of: type.name), at: place ?? .start)
        }
        return file.routes.indices.map { route($0, forms) }
    }

    private mutating func route(_ index: Int, _ forms: [GeneratedForm]) -> GeneratedRoute {
        let route = file.routes[index]
        let ranks = engine.table.ranks(ofEntry: index).map { $0 }
        let writable = ranks.filter { forms[$0].source != nil && !forms[$0].variant.isUnprintable }
        let (identifier, group) = (identifier(of: route), group(of: route))
        let caseName = group.flatMap { GeneratedName.lowerCamel(route.name.value, without: $0.name) }
        return GeneratedRoute(
            route: route, identifier: identifier, group: group, caseName: caseName ?? identifier,
            fields: fields(of: writable), forms: ranks,
            absence: writable.isEmpty ? absence(ranks.first.map { forms[$0] }) : nil)
    }

    private func absence(_ form: GeneratedForm?) -> String {
        guard let form, form.source != nil else { return "its sources name no single scheme and host to write" }
        return "its pattern matches text that has no name"
    }

    private mutating func identifier(of route: RouteFile.Route) -> String {
        guard let name = GeneratedName.lowerCamel(route.name.value) else {
            note(.generatedName(route.name.value), at: route.name.place)
            return route.name.value
        }
        if let first = names.give(name, to: route.name) {
            note(.sameName(first.value, route.name.value, inCode: name), at: route.name.place, related: first.place)
        }
        return name
    }

    private mutating func group(of route: RouteFile.Route) -> GeneratedGroup? {
        guard let group = route.group else { return nil }
        guard let type = GeneratedName.upperCamel(group.value), let name = GeneratedName.lowerCamel(group.value) else {
            note(.generatedName(group.value), at: group.place)
            return nil
        }
        return GeneratedGroup(name: group.value, typeName: type, caseName: name)
    }

    private mutating func fields(of ranks: [Int]) -> [GeneratedField] {
        var fields: [GeneratedField] = []
        var (needs, counts): ([String: Int], [String: Int]) = ([:], [:])
        for rank in ranks {
            for slot in engine.table.variants[rank].variant.valueSlots {
                needs[slot.name ?? "**", default: 0] += slot.isRequired ? 1 : 0
                counts[slot.name ?? "**", default: 0] += 1
                add(slot, at: place(ofRank: rank), to: &fields)
            }
        }
        var names = NameAssignments<String>()
        return fields.map { field in
            let key = field.name ?? "**"
            if let other = names.give(field.identifier, to: key), let rank = ranks.first {
                note(.sameName(other, key, inCode: field.identifier), at: place(ofRank: rank))
            }
            var counted = field
            counted.isRequired = needs[key] == ranks.count
            counted.isInAllForms = counts[key] == ranks.count
            return counted
        }
    }

    private mutating func add(_ slot: VariantValue, at pattern: Place, to fields: inout [GeneratedField]) {
        let type = slot.parameter.map { types.index(of: $0) }
        if let index = fields.firstIndex(where: { $0.name == slot.name }) {
            let known = fields[index]
            if known.isList == slot.isList, let union = types.union(known.type, type) {
                fields[index].type = union
            } else if known.type != type || known.isList != slot.isList {
                let (old, new) = (words(known.type, isList: known.isList), words(type, isList: slot.isList))
                note(.generatedTypes(of: slot.name ?? "**", old, new), at: pattern)
            }
            return
        }
        var identifier = slot.name.map { GeneratedName.lowerCamel($0) } ?? "rest"
        // Names such as `1`, which some notations have, become `value1`.
        if identifier == nil, let name = slot.name, name.allSatisfy(\.isNumber) { identifier = "value" + name }
        if identifier == nil { note(.generatedName(slot.name ?? ""), at: pattern) }
        fields.append(
            GeneratedField(
                name: slot.name, identifier: identifier ?? "", type: type, isList: slot.isList,
                defaultValue: slot.parameter?.defaultTexts, defaultSpelling: slot.parameter?.defaultSpelling))
    }

    private func words(_ type: Int?, isList: Bool) -> String {
        guard let type else { return "a run of segments" }
        return isList ? "[\(types.all[type].name)]" : types.all[type].name
    }
}

struct GeneratedTypes {
    private(set) var all: [GeneratedType] = []
    /// The index of each type by the UTF-8 bytes of its name, which distinguish Unicode spellings of a listed value.
    private(set) var indices: [[UInt8]: Int] = [:]
    private var names = NameAssignments<String>()
    private var rules = NameAssignments<String>()
    private let types: ParameterTypes

    init(_ types: ParameterTypes) {
        self.types = types
        for name in types.names { _ = index(of: name, name, types[name]) }
    }

    mutating func index(of parameter: PatternParameter) -> Int {
        let text = ParameterType(parameter.type.kind).text
        return index(of: text, parameter.name ?? "value", types.constraint(for: parameter.type))
    }

    /// Returns the type `a|b|c` for the inline types `a|b` and `b|c`, as indices; `nil` for equal or other types.
    mutating func union(_ first: Int?, _ second: Int?) -> Int? {
        guard let first, let second, first != second else { return nil }
        let lists = [all[first], all[second]].map { $0.isDeclared ? nil : $0.constraint.alternatives }
        guard let texts = lists[0], let others = lists[1] else { return nil }
        let sum = texts + others.filter { text in !texts.contains { $0.utf8.elementsEqual(text.utf8) } }
        return index(of: ParameterType.oneOf(sum).text, "value", .oneOf(sum))
    }

    private mutating func index(of text: String, _ wanted: String, _ constraint: ParameterConstraint?) -> Int {
        let key = Array(text.utf8)
        if let known = indices[key] { return known }
        let isBuiltIn = ParameterTypes.isBuiltIn(text)
        let name = GeneratedName.upperCamel(isBuiltIn ? text : wanted) ?? "Value"
        let identifier = names.assignUnique(name, to: text)
        let constraint = constraint ?? ParameterConstraint(.any)
        indices[key] = all.count
        all.append(
            GeneratedType(
                name: text, identifier: identifier, isDeclared: !isBuiltIn && types[text] != nil,
                constraint: constraint, ruleName: ruleName(identifier, constraint)))
        return all.count - 1
    }

    /// Returns the name of the constant that validates a type's values. It gets a number if the name is taken: types
    /// such as `I` and `\u{130}`, which differ only in the case of a letter, would get the same name.
    private mutating func ruleName(_ identifier: String, _ constraint: ParameterConstraint) -> String {
        if case .any = constraint.kind { return "anyText" }
        let name = GeneratedName.lowerCamel(identifier) ?? identifier
        return rules.assignUnique(name + "Rule", to: identifier)
    }
}
