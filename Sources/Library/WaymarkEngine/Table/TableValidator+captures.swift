extension TableValidator {
    mutating func checkVariants() throws(TableInconsistency) {
        try TableValidator.require(contents.requirements.count == contents.records.count, .rank)
        for rank in 0..<contents.records.count {
            let record = contents.records[rank]
            let requirements = Int(contents.requirements[rank])
            try checkRequirements(requirements)
            try TableValidator.require(Int(record.runCount) <= contents.runLevels, .run)
            let first = Int(record.firstCapture)
            let count = Int(record.captureCount) + (record.hasRest ? 1 : 0)
            try TableValidator.require(
                record.fixedCount <= record.captureCount && count <= contents.captures.count - first, .captures)
            for index in first..<first + count {
                try check(contents.captures[index], of: record, requirements)
            }
            let isRun = !record.hasRest || contents.captures[first + count - 1].kind == .run
            try TableValidator.require(isRun, .captures)
        }
    }

    private mutating func check(
        _ location: CaptureLocation, of record: VariantRecord, _ requirements: Int
    ) throws(TableInconsistency) {
        try checkConstraint(Int(location.constraint))
        try TableValidator.require(Int(location.nameLength) <= contents.names.count - Int(location.name), .name)
        try TableValidator.require(Int(location.defaultValue) <= contents.defaults.count, .defaultValue)
        try TableValidator.require(location.runs <= record.runCount, .run)
        let isList = location.flags.contains(.isList)
        try TableValidator.require(location.kind == .queryItem || isList == (location.kind == .run), .captures)
        switch location.kind {
        case .run: try TableValidator.require(location.runs > 0, .run)
        case .piece:
            let count = try checkPieces(Int(location.pieces))
            try TableValidator.require(Int(location.number) < count, .piece)
        case .queryItem:
            let count = requirements == 0 ? 0 : word(requirements + TrieLayout.Requirements.itemCount)
            try TableValidator.require(Int(location.position) < count, .item)
        default: break
        }
    }

    /// Checks that the path through the trie to a variant's leaf has the segments and catch-alls of its captures.
    func checkPositions(_ record: VariantRecord, _ way: Way) throws(TableInconsistency) {
        try TableValidator.require(Int(record.runCount) == way.runCount, .run)
        let first = Int(record.firstCapture)
        for index in first..<first + Int(record.captureCount) {
            let location = contents.captures[index]
            let isFixed = index - first < Int(record.fixedCount)
            try TableValidator.require(!isFixed || location.isFixed, .position)
            guard location.kind == .segment || location.kind == .piece else { continue }
            try TableValidator.require(Int(location.position) < way.count(behind: Int(location.runs)), .position)
        }
    }

    func checkForms(_ forms: PrintForms) throws(TableInconsistency) {
        for entry in 0..<forms.entryCount {
            let ranks = forms.ranks(ofEntry: entry)
            for index in 0..<ranks.count {
                let rank = Int(ranks[index])
                try TableValidator.require(
                    rank < contents.records.count && Int(contents.records[rank].entry) == entry, .rank)
            }
        }
    }

    func checkOrigins() throws(TableInconsistency) {
        let size = 2 * contents.sourceWords
        for index in 0..<contents.origins.count {
            let origin = contents.origins[index]
            let isThere =
                origin.text >= 0 && origin.length >= 0 && origin.length <= contents.originTexts.count - origin.text
                && origin.sources >= 0 && size <= contents.originSources.count - origin.sources
            try TableValidator.require(isThere && isOfItsText(origin, at: index), .origin)
        }
        try TableValidator.require(!contents.hasAnyScheme || contents.origins.count > 0, .origin)
    }

    /// Returns `true` if an origin's layout fits its prefix: the host ends in the prefix or, if the origin is for any
    /// host, begins in it. Flags of components after the host must not be set.
    private func isOfItsText(_ origin: KnownOrigin, at index: Int) -> Bool {
        let layout = origin.layout
        let isOfAnyScheme = contents.hasAnyScheme && index == contents.origins.count - 1
        guard origin.isOfAnyScheme == isOfAnyScheme, !isOfAnyScheme || origin.isForAnyHost else { return false }
        // Only the origin of relative references has an empty prefix, and it is the first.
        guard origin.length >= 4 || origin.length == 0 && index == 0 && !origin.isForAnyHost else { return false }
        let end = origin.isForAnyHost ? layout.hostStart : layout.hostEnd
        let hasHost = origin.isForAnyHost || layout.hostStart < layout.hostEnd
        return layout.start <= layout.schemeEnd && layout.schemeEnd <= layout.hostStart
            && layout.hostStart <= layout.hostEnd && Int(end) <= origin.length
            && URLLayout.Flags.ofOrigins.contains(layout.flags)
            && (hasHost || !layout.flags.contains(.hostHasTrailingDot))
    }
}
