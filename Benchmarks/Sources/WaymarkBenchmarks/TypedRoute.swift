import WaymarkCore

/// A typical route of an app: the values of its parameters, and the index of its pattern in the workload.
enum TypedRoute: Sendable {
    case plain(Int)
    case number(Int, Int)
    case text(Int, String)
    case numbers(Int, Int, Int)
    case texts(Int, String, String)
    case textAndNumber(Int, String, Int)
    case numbersAndText(Int, Int, Int, String)
    case threeTexts(Int, String, String, String)

    var index: Int {
        switch self {
        case .plain(let index), .number(let index, _), .text(let index, _), .numbers(let index, _, _),
            .texts(let index, _, _), .textAndNumber(let index, _, _), .numbersAndText(let index, _, _, _),
            .threeTexts(let index, _, _, _):
            index
        }
    }
}

/// The combinations of parameter types for which ``TypedRoute`` has a case.
enum Signature: String {
    case plain = ""
    case number = "Int"
    case text = "String"
    case numbers = "Int Int"
    case texts = "String String"
    case textAndNumber = "String Int"
    case numbersAndText = "Int Int String"
    case threeTexts = "String String String"

    init(_ pattern: String) throws {
        let types = try RoutePattern(pattern).parameters.map { parameter in
            if case .named(let name) = parameter.type.kind { name } else { "?" }
        }
        guard let known = Signature(rawValue: types.joined(separator: " ")) else {
            throw Failure("no case of TypedRoute has the parameters of \(pattern)")
        }
        self = known
    }
}
