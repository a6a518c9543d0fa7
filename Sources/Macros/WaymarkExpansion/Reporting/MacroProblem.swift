#if Macros
    /// A problem of a declaration or macro argument. Problems inside patterns are of the type `RouteProblem`.
    enum MacroProblem {
        case patternNotLiteral
        case noPattern
        case noRoutes(String)
        case notEnumOrStruct
        case patternOnEnum
        case incompleteGlobals
        case structWithoutPattern
        case routeOutsideCase
        case missingRoutes(String)
        case severalCases
        case secondRoute(String)
        case overloadedCase(String)
        case conditionalRoute(String)
        case conditionalProperty(String)
        case secondPrefix(String)
        case argumentOfPrefix(String, String)
        case reservedName(String)
        case unavailableCase(String)
        case privateType(String)
        case unknownValue(parameter: String, owner: String, suggestion: String?)
        case missingParameter(value: String, owner: String)
        case missingInPattern(value: String, owner: String)
        case duplicateValue(String, owner: String)
        case unsupportedType(String)
        case missingType(String)
        case unsuitableInitializer(String)
        case nameNotLiteral
        case emptyName
        case emptyCondition
        case notInList(String)
        case hostOrScheme(String)
        case opensAnother(String, other: String)
        case severalPrefixes
        case unknownPrefixValue(String, parameter: String, all: [String])
        case valueOfPrefix(String, owner: String)
        case unusedDefault(String)
        case mountWithoutRoutes(String)
        case indirectMount(String)
        case repeatedPart(String, name: String)
        case longPrefix(String)
        case unlinkedCase(String)
        case repeatedPattern(String)
        case defaultOfOwnType(String)
        case textsOfOwnType(String)
        case typeOfOwnType(String, type: String)
        case typeOfCatchAll(String)
        case optionalWithDefault(String, default: String)
        case twoDefaults(pattern: String, declaration: String)
        case neverAbsent(String, type: String)

        var isWarning: Bool {
            if case .unlinkedCase = self { return true }
            if case .unusedDefault = self { return true }
            if case .hostOrScheme = self { return true }
            if case .typeOfCatchAll = self { return true }
            return if case .opensAnother = self { true } else { false }
        }

        /// The ID of the diagnostic: the name of the enum case with hyphens, such as `no-routes`.
        var code: String {
            let name = Mirror(reflecting: self).children.first?.label ?? "\(self)"
            return name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
        }

        var message: String {
            switch self {
            case .patternNotLiteral:
                "a pattern must be a string literal without interpolation, so that it can be checked at compile time"
            case .noPattern: "missing pattern: expected one such as '@Route(\"/user/{id}\")'"
            case .noRoutes(let type): "no case of '\(type)' has '@Route', so no link opens any"
            case .notEnumOrStruct:
                "'@Routes' requires an enum whose cases have '@Route', or a struct and a pattern"
            case .incompleteGlobals:
                "global items need a type and a pattern: expected 'globals: Campaign.self, items: \"?utm_source={source?}\"'"
            case .patternOnEnum: "the patterns of an enum belong to its cases: expected '@Route' on a case"
            case .structWithoutPattern: "missing pattern: expected one such as '@Routes(\"/user/{id}\")'"
            case .routeOutsideCase: "'@Route' is only allowed on a case of an enum with '@Routes'"
            case .missingRoutes(let type): "'@Route' does nothing here: expected '@Routes' on '\(type)'"
            case .severalCases: "'@Route' applies to one case: expected a separate 'case' for each"
            case .secondRoute(let name): "duplicate '@Route' on the case '\(name)': expected all patterns in one"
            case .overloadedCase(let name):
                "duplicate case name '\(name)': Swift confuses the cases when it reads their values; expected another name"
            case .conditionalRoute(let name):
                "'@Routes' does not see attributes between '#if' and '#endif' before 'case \(name)': expected both around the case"
            case .conditionalProperty(let name):
                "'@Routes' does not see the property '\(name)' between '#if' and '#endif': expected it outside"
            case .secondPrefix(let name):
                "duplicate '@Route' on the case '\(name)', whose routes have one prefix: expected a case for each prefix"
            case .argumentOfPrefix(let label, let place):
                "'\(label):' is not allowed with 'under:': expected \(place) in the type whose routes the prefix adds"
            case .reservedName(let name): "'\(name)' is a name that '@Routes' uses: expected another name"
            case .unavailableCase(let name): "the case '\(name)' is not always available: expected '#if' around it"
            case .privateType(let type): "an extension does not see the private type '\(type)': expected 'fileprivate'"
            case .unknownValue(let parameter, let owner, let suggestion):
                "\(owner) has no value named '\(parameter)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
            case .missingParameter(let value, let owner): "no parameter provides the value '\(value)' of \(owner)"
            case .missingInPattern(let value, let owner):
                "the pattern has no parameter '\(value)', which \(owner) needs: expected one, or a default for the value"
            case .duplicateValue(let name, let owner): "\(owner) has two values named '\(name)'"
            case .unsupportedType(let type):
                "links cannot contain '\(type)': expected a type of one value, an optional or a list of them"
            case .missingType(let name): "missing type of '\(name)': expected one such as '\(name): Int'"
            case .unsuitableInitializer(let type):
                "'@Routes' cannot create '\(type)' by its own initializer: expected arguments with the names of properties, without '?', 'throws', 'async' and generic types, or the initializer in an extension"
            case .nameNotLiteral:
                "a name must be a string literal without interpolation, so that it is known at compile time"
            case .emptyName: "empty name: expected one such as \"user.edit\", or no 'named:'"
            case .emptyCondition: "empty condition: expected a name such as \"signedIn\""
            case .notInList(let element): "this argument is a list: expected '[\(element)]'"
            case .hostOrScheme(let name):
                "'\(name)' is the host of web links, not a scheme: expected '\(name)://' for a scheme, or '.host(\"\(name)\")'"
            case .opensAnother(let name, let other):
                "the link of the case '\(name)' opens '\(other)', whose pattern matches the same link and ranks higher: expected a required item in '\(other)', or one case for both"
            case .unknownPrefixValue(let value, let parameter, let all):
                "the prefix of the enum does not list '\(value)' for '\(parameter)': expected "
                    + all.map { "'\($0)'" }.joined(separator: " or ")
            case .valueOfPrefix(let name, let owner):
                "'\(name)' is a parameter of the enum's prefix, which is no value of \(owner): expected another name"
            case .severalPrefixes: "a case has one prefix: expected a case for each prefix"
            case .unusedDefault(let name):
                "no link omits '\(name)', so links never use its default: expected an optional part"
            case .mountWithoutRoutes(let name):
                "the case '\(name)' has no routes below a prefix: expected a last value of a type with '@Routes', neither optional nor a list"
            case .indirectMount(let name):
                "the case '\(name)' may contain its own enum, so the number of routes would be infinite: expected patterns, or 'indirect' only on other cases"
            case .repeatedPart(let type, let name):
                "the routes of '\(type)' are already named '\(name).…': expected another name"
            case .longPrefix(let name):
                "a prefix gives the case '\(name)' at most three values: expected the other parameters in patterns of its last value"
            case .unlinkedCase(let name):
                "no link opens the case '\(name)': expected '@Route', or '@Route(.none)' if that is intended"
            case .repeatedPattern(let text):
                "this pattern matches the same links as '\(text)' of the same route: expected one of them"
            case .defaultOfOwnType(let type):
                "whether \(type) accepts this default is unknown at compile time: expected a default in the declaration of the value"
            case .textsOfOwnType(let type):
                "whether \(type) accepts these values is unknown at compile time: expected no values, because the type defines its own"
            case .typeOfOwnType(let type, let own):
                "the pattern has the type \(type), but the value has the type \(own): expected no type in the pattern"
            case .typeOfCatchAll(let type):
                "a catch-all matches any segments, and \(type) may not accept them, which stops the program: expected [String]"
            case .optionalWithDefault(let value, let text):
                "a link without '\(value)' yields nil, never \(text): expected a non-optional type, or no default"
            case .twoDefaults(let pattern, let declaration):
                "the pattern's default is '\(pattern)', and the declaration's is \(declaration): expected one of them"
            case .neverAbsent(let name, let type):
                "'\(name)' is \(type), but no link omits it, so nil cannot be written: expected an optional part"
            }
        }
    }
#endif
