import WaymarkCore
import WaymarkRoutes

// One method for each way to declare typed routes.

extension RouteTable<TypedRoute> {
    mutating func addTyped(_ pattern: String, _ route: Int) throws {
        switch try Signature(pattern) {
        case .plain: add(pattern, to: .plain(route)) { if case .plain(route) = $0 { true } else { false } }
        case .number:
            add(pattern) { (a: Int) in
                .number(route, a)
            } inverse: {
                if case .number(route, let a) = $0 { a } else { nil }
            }
        case .text:
            add(pattern) { (a: String) in
                .text(route, a)
            } inverse: {
                if case .text(route, let a) = $0 { a } else { nil }
            }
        case .numbers:
            add(pattern) { (a: Int, b: Int) in
                .numbers(route, a, b)
            } inverse: {
                if case .numbers(route, let a, let b) = $0 { (a, b) } else { nil }
            }
        case .texts:
            add(pattern) { (a: String, b: String) in
                .texts(route, a, b)
            } inverse: {
                if case .texts(route, let a, let b) = $0 { (a, b) } else { nil }
            }
        case .textAndNumber:
            add(pattern) { (a: String, b: Int) in
                .textAndNumber(route, a, b)
            } inverse: {
                if case .textAndNumber(route, let a, let b) = $0 { (a, b) } else { nil }
            }
        case .numbersAndText:
            add(pattern) { (a: Int, b: Int, c: String) in
                .numbersAndText(route, a, b, c)
            } inverse: {
                if case .numbersAndText(route, let a, let b, let c) = $0 { (a, b, c) } else { nil }
            }
        case .threeTexts:
            add(pattern) { (a: String, b: String, c: String) in
                .threeTexts(route, a, b, c)
            } inverse: {
                if case .threeTexts(route, let a, let b, let c) = $0 { (a, b, c) } else { nil }
            }
        }
    }

    /// Adds a pattern by the overload with a parameter pack.
    mutating func addPack(_ pattern: String, _ route: Int) throws {
        switch try Signature(pattern) {
        case .plain: add(pattern, to: .plain(route))
        case .number: addPack(pattern) { (a: Int) in .number(route, a) }
        case .text: addPack(pattern) { (a: String) in .text(route, a) }
        case .numbers: addPack(pattern) { (a: Int, b: Int) in .numbers(route, a, b) }
        case .texts: addPack(pattern) { (a: String, b: String) in .texts(route, a, b) }
        case .textAndNumber: addPack(pattern) { (a: String, b: Int) in .textAndNumber(route, a, b) }
        case .numbersAndText: addPack(pattern) { (a: Int, b: Int, c: String) in .numbersAndText(route, a, b, c) }
        case .threeTexts: addPack(pattern) { (a: String, b: String, c: String) in .threeTexts(route, a, b, c) }
        }
    }

    private mutating func addPack<each Value: ParameterConvertible>(
        _ pattern: String, build: @escaping @Sendable (repeat each Value) throws -> TypedRoute?
    ) {
        add(pattern, build: build)
    }

    /// Adds a pattern with a closure that reads values from the match.
    mutating func addClosure(_ pattern: String, _ route: Int) throws {
        let names = try RoutePattern(pattern).parameters.compactMap(\.name) + ["", "", ""]
        let (a, b, c) = (names[0], names[1], names[2])
        switch try Signature(pattern) {
        case .plain: add(pattern) { _ in .plain(route) }
        case .number: add(pattern) { match in .number(route, try match.value(a)) }
        case .text: add(pattern) { match in .text(route, try match.value(a)) }
        case .numbers: add(pattern) { match in .numbers(route, try match.value(a), try match.value(b)) }
        case .texts: add(pattern) { match in .texts(route, try match.value(a), try match.value(b)) }
        case .textAndNumber: add(pattern) { match in .textAndNumber(route, try match.value(a), try match.value(b)) }
        case .numbersAndText:
            add(pattern) { match in
                .numbersAndText(route, try match.value(a), try match.value(b), try match.value(c))
            }
        case .threeTexts:
            add(pattern) { match in .threeTexts(route, try match.value(a), try match.value(b), try match.value(c)) }
        }
    }
}
