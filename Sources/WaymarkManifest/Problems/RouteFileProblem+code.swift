import WaymarkCore

extension RouteFileProblem {
    /// A short name for what is wrong, the same for all time, such as `unknown-key`.
    public var code: String {
        switch kind {
        case .missingFile: "missing-file"
        case .isDirectory: "is-directory"
        case .unreadable: "unreadable-file"
        case .tooLarge: "file-too-large"
        case .utf16, .notUTF8: "not-utf8"
        case .controlCharacter: "control-character"
        case .yamlNotBuilt: "yaml-not-built"
        case .emptyFile: "empty-file"
        case .syntax: "syntax"
        case .tooDeep: "too-deep"
        case .tooManyNodes: "too-many-values"
        case .unknownAlias: "unknown-alias"
        case .recursiveAlias: "recursive-alias"
        case .tag: "tag"
        case .keyIsNoText: "key-is-no-text"
        case .duplicateKey: "duplicate-key"
        case .unknownKey: "unknown-key"
        case .missingKey: "missing-key"
        case .wrongShape: "wrong-shape"
        case .namelessEntries: "nameless-entries"
        case .commentInText: "comment-in-text"
        case .unknownWord: "unknown-word"
        case .conflictingKeys: "conflicting-keys"
        case .unsupportedVersion: "unsupported-version"
        case .emptyName: "empty-name"
        case .noPattern: "no-pattern"
        case .invalidSource: "invalid-source"
        case .invalidLengths: "invalid-lengths"
        case .emptyList: "empty-list"
        case .noSource: "no-source"
        case .invalidMonth: "invalid-month"
        case .unknownRoute: "unknown-route"
        case .nameInUse: "name-in-use"
        case .renamedTwice: "renamed-twice"
        case .invalidAppID: "invalid-app-id"
        case .invalidPackage: "invalid-package"
        case .invalidFingerprint: "invalid-fingerprint"
        case .pattern(let problem): problem.code
        case .generation(.name): "generated-name"
        case .generation(.sameName): "generated-name-twice"
        case .generation(.takenName): "generated-name-taken"
        case .generation(.types): "generated-types"
        case .generation(.function): "generated-function"
        case .generation(.source), .generation(.clearText): "generated-source"
        case .tooManyProblems: "too-many-problems"
        }
    }
}
