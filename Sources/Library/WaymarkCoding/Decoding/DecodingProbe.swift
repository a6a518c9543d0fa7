import WaymarkCore
import WaymarkRoutes

/// A probe that decodes a type from sample links, to find the type of value that it expects for each parameter.
///
/// All values of the first link are empty strings, which only a string property accepts. Each failure reveals an
/// expected type, and the next link has a matching value. The parameters of a type that tries several representations
/// stay unconstrained, because it never fails. If a type rejects all samples, only real links are checked.
struct DecodingProbe {
    private(set) var expectations: [ParameterExpectation] = []
    private(set) var problems: [BindingProblem] = []

    init<Value: Decodable>(_ type: Value.Type, patterns: [RoutePattern]) {
        for (index, pattern) in patterns.enumerated() {
            var link = ProbedLink(pattern)
            link.learn(type)
            problems += link.problems(ofPattern: index, type: String(describing: type))
            for expectation in link.expectations { merge(expectation) }
        }
    }

    private mutating func merge(_ new: ParameterExpectation) {
        if let known = expectations.firstIndex(where: { $0.name == new.name }) {
            expectations[known].isOptional = expectations[known].isOptional && new.isOptional
        } else {
            expectations.append(new)
        }
    }
}

/// The sample links of one pattern, and the parameter types that the decoded type was found to expect.
private struct ProbedLink {
    private let lacking: Set<String>
    private let parameters: [String: PatternParameter]
    private var values: [String: CaptureValue] = [:]
    /// The sample values that have not been tried yet, by parameter name. The last one of each list is tried next.
    private var untried: [String: [CaptureValue]] = [:]
    private var learned: [String: ParameterExpectation] = [:]
    /// Coding keys without a parameter in the pattern, with the types of their values.
    private var missing: [(name: String, type: String)] = []
    /// Parameters of the pattern without a coding key in the type.
    private var unread: [String] = []
    private var shape: CaptureError?

    init(_ pattern: RoutePattern) {
        lacking = pattern.lacking
        parameters = Dictionary(
            pattern.parameters.compactMap { parameter in parameter.name.map { ($0, parameter) } }
        ) { first, _ in first }
        values = parameters.mapValues { $0.type.isList ? .list([""]) : "" }
    }

    var expectations: [ParameterExpectation] { parameters.keys.sorted().compactMap { learned[$0] } }

    func problems(ofPattern index: Int, type: String) -> [BindingProblem] {
        var unread = unread
        var problems = missing.map { key in
            let misspelt = Suggestion.nearest(to: key.name, among: unread)
            unread.removeAll { $0 == misspelt }
            return BindingProblem(
                .missingParameter(key.name, expected: key.type), pattern: index, parameter: misspelt,
                suggestion: misspelt.map { _ in key.name })
        }
        problems += unread.map { BindingProblem(.unreadParameter($0, type: type), pattern: index, parameter: $0) }
        if let shape {
            problems.append(
                BindingProblem(.unreadableType(shape.description), pattern: index, parameter: shape.name))
        }
        return problems
    }

    mutating func learn<Value: Decodable>(_ type: Value.Type) {
        while true {
            let attempt = Attempt(type, values, lists: lists)
            switch attempt.outcome {
            case .read:
                unread = parameters.keys.sorted().filter {
                    parameters[$0]?.onlyText == nil && attempt.log.neverReads($0)
                }
                learnLists()
                return learnPresence(type)
            case .absent(let error) where values[error.name] == nil && parameters[error.name] == nil:
                missing.append((error.name, error.type))
                values[error.name] = ""
            case .misfit(let failure) where tryNext(after: failure): continue
            case .shape where values.isEmpty && !parameters.isEmpty:
                // The type decodes a value without keys: it requires the only parameter, which this link omits.
                return parameters.keys.forEach { require($0) }
            case .shape(let error):
                shape = error
                return
            case .absent(let error): return require(error.name)
            case .misfit, .refused: return
            }
        }
    }

    /// Records the expected type after a sample value was rejected. Then selects the parameter's next sample value, or
    /// omits the parameter. Returns `false` if neither is possible.
    private mutating func tryNext(after failure: DecodingLog.Failure) -> Bool {
        let name = failure.name
        guard values[name] != nil, let expectation = failure.expectation else { return false }
        let isList = expectation.type.isList
        if untried[name] == nil || isList != learned[name]?.type.isList {
            untried[name] = candidates(for: failure, isList: isList).reversed()
        }
        if learned[name] == nil || isList {
            learned[name] = expectation
            learned[name]?.isOptional = true
        }
        let next = untried[name]?.popLast()
        values[name] = next
        // If all sample values were rejected, the parameter is omitted, provided that the pattern allows that.
        return next != nil || lacking.contains(name)
    }

    private var lists: [String] {
        parameters.keys.sorted().filter { parameters[$0]?.type.isList ?? false || learned[$0]?.type.isList ?? false }
    }

    /// Records that the type expects a list of strings for each list whose first sample value caused no error.
    private mutating func learnLists() {
        for name in lists where learned[name] == nil {
            learned[name] = ParameterExpectation(name: name, [String].self)
            learned[name]?.isOptional = true
        }
    }

    private mutating func require(_ name: String) {
        var expectation = learned[name] ?? ParameterExpectation(name: name, String.self)
        expectation.isOptional = false
        learned[name] = expectation
    }

    private func candidates(for failure: DecodingLog.Failure, isList: Bool) -> [CaptureValue] {
        let parameter = parameters[failure.name]
        var texts = failure.texts
        if case .oneOf(let all) = parameter?.type.kind { texts += all.map(CaptureValue.string) }
        if case .defaulted(let text) = parameter?.presence { texts.append(.string(text)) }
        texts += CaptureValue.samples
        guard isList else { return texts }
        // For an unknown element type, first tries an empty string, because the error reveals the type. The empty list,
        // tried last, is always valid.
        return (learned[failure.name]?.type.isList == true ? [] : [.list([""])]) + [.list([])]
    }

    /// Finds parameters that the pattern allows a link to omit, but the type requires.
    private mutating func learnPresence<Value: Decodable>(_ type: Value.Type) {
        var present = values.filter { !lacking.contains($0.key) }
        while present.count < values.count {
            switch Attempt(type, present, lists: lists).outcome {
            case .absent(let error) where present[error.name] == nil:
                require(error.name)
                guard let value = values[error.name] else { return }
                present[error.name] = value
            case .shape where present.isEmpty: return parameters.keys.forEach { require($0) }
            case .absent, .misfit, .shape, .refused, .read: return
            }
        }
    }
}

private struct Attempt {
    enum Outcome {
        case read
        case absent(CaptureError)
        case misfit(DecodingLog.Failure)
        case shape(CaptureError)
        /// The type rejected the link for an unknown reason.
        case refused
    }

    let log = DecodingLog()
    private(set) var outcome = Outcome.read

    init<Value: Decodable>(_ type: Value.Type, _ values: [String: CaptureValue], lists: [String]) {
        let captures = Captures(values.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) })
        do {
            _ = try LinkDecoder.decode(type, from: DecodedLink(captures, lists: lists, log: log))
        } catch let error as CaptureError {
            outcome = Self.outcome(of: error, log)
        } catch {
            outcome = log.failure.flatMap { $0.isOfType ? .misfit($0) : nil } ?? .refused
        }
    }

    private static func outcome(of error: CaptureError, _ log: DecodingLog) -> Outcome {
        switch error.kind {
        case .shape(.nestedKeys) where error.name.isEmpty && log.asksForAllKeys:
            .shape(CaptureError(name: "", text: nil, type: error.type, .shape(.associatedValues)))
        case .shape: .shape(error)
        case .value where error.text == nil && !error.name.isEmpty: .absent(error)
        case .value, .repeated, .refused, .undeclared:
            log.failure.flatMap { $0.name == error.name ? .misfit($0) : nil } ?? .refused
        }
    }
}
