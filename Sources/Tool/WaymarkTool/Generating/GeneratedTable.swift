import WaymarkCore
import WaymarkEngine
import WaymarkManifest

/// A route file as those see it who write code of it: what each route is made of, how its links are written, and which
/// other routes would take them. It knows no language.
struct GeneratedTable {
    /// The name of the route file.
    let file: String
    let policy: LinkPolicy
    /// What parameters take, each once.
    private(set) var types: [GeneratedType] = []
    /// The forms of patterns that are written, or may take what is written, the best first.
    private(set) var forms: [GeneratedForm] = []
    /// The routes in the order of the file.
    private(set) var routes: [GeneratedRoute] = []

    init(file: String, policy: LinkPolicy, types: [GeneratedType], forms: [GeneratedForm], routes: [GeneratedRoute]) {
        (self.file, self.policy) = (file, policy)
        (self.types, self.forms, self.routes) = (types, forms, routes)
    }
}

/// What the parameters of one type take.
struct GeneratedType {
    /// The type as patterns name it: `Int`, `CommitHash`, `all|none`.
    let name: String
    /// What it is called in code.
    let identifier: String
    /// Whether the file gives it a name; others are built in, or stand in the patterns themselves.
    let isDeclared: Bool
    let constraint: ParameterConstraint
}

/// A pattern with all its groups decided.
struct GeneratedForm {
    let variant: PatternVariant
    /// The index of its route in the file.
    let route: Int
    /// What stands before the path; `nil` if nothing can be written.
    let source: PrintedSource?
    /// The forms that win over it and may take links that are written of it, the best first.
    var rivals: [GeneratedRival] = []
}

/// A form that may take a link which another one has written.
struct GeneratedRival {
    /// The index of the form.
    let form: Int
    /// Whether its sources take the link with the host apart from the path.
    let readsPath: Bool
    /// Whether they take it with the host as the first segment.
    let readsHost: Bool
}

struct GeneratedRoute {
    let route: RouteFile.Route
    /// What its function is called.
    let identifier: String
    /// The group that it belongs to, which is an enum of its own in Swift.
    let group: GeneratedGroup?
    /// What its case in Swift is called: as its function, without the name of its group before it.
    let caseName: String
    /// What a link is written of, in the order of the patterns.
    let fields: [GeneratedField]
    /// The indices of the forms that are tried, one after the other.
    let forms: [Int]
    /// Why no link of it can be written, if so.
    let absence: String?
}

/// Routes that are an enum of their own in Swift.
struct GeneratedGroup {
    /// As the file has it.
    let name: String
    /// What the enum is called.
    let typeName: String
    /// What the case is called that has a route of it.
    let caseName: String
}

/// A value that a link is written of.
struct GeneratedField {
    /// The name of the parameter; `nil` for the segments of an unnamed catch-all.
    let name: String?
    let identifier: String
    /// The index of the type; `nil` for segments.
    let type: Int?
    let isList: Bool
    /// Whether every form needs it.
    let isRequired: Bool
    /// Whether every form has a place for it.
    let isInAllForms: Bool
    /// What stands for it if it is left out.
    let defaultValue: [String]?
}
