/// A file with its lock, and what it says.
typealias LockedJournal = (file: OpenFile, journal: Journal)

extension PendingLinkFile {
    /// More bytes than a file has: one with more is no file of pending links. A limit that was lowered makes none of what
    /// was written before.
    var largestFile: Int {
        let (size, isTooMuch) = sizeLimit.multipliedReportingOverflow(by: 4)
        return isTooMuch ? .max : max(1 << 24, size)
    }

    func openToWrite() throws(PendingLinkFileError) -> LockedJournal? {
        while let file = try place.open(.creating) {
            guard let (journal, isNew) = try read(file) else {
                if let damage, damage.setAside == nil { throw damage }
                continue
            }
            if isNew {
                place.protect()
                // Whoever made the file, or put it in its place, may have ended before its name was on disk.
                try place.syncFolder()
            }
            return (file, journal)
        }
        return nil
    }

    /// Opens a file that may be one which cannot be written to.
    func openToLoad() throws(PendingLinkFileError) -> LockedJournal? {
        guard let file = try openToRead(), let (journal, _) = try read(file) else { return nil }
        return (file, journal)
    }

    private func openToRead() throws(PendingLinkFileError) -> OpenFile? {
        do {
            return try place.open(.writing)
        } catch {
            guard error.isRefusal else { throw error }
            return try place.open(.reading)
        }
    }

    /// Reads what was written since the file was read last, or all of it.
    ///
    /// - Returns: What it says, and whether all of it was read; nothing if it was no file of pending links.
    private func read(_ file: OpenFile) throws(PendingLinkFileError) -> (journal: Journal, isNew: Bool)? {
        let known = journal.take()
        let size = try file.size
        guard let size, size <= largestFile else {
            setAside(because: size.map { "it has \($0) bytes" } ?? "it is something else")
            return nil
        }
        if let known, let journal = try catchUp(known, file, size) { return (journal, false) }
        let bytes = try file.read(from: 0, to: size)
        do {
            let journal = try Journal(reading: bytes)
            note(journal.damage)
            return (journal, true)
        } catch {
            setAside(because: error.reason)
            return nil
        }
    }

    /// Reads what was written behind what is known; nothing if it is another file now.
    private func catchUp(
        _ known: consuming Journal, _ file: OpenFile, _ size: Int
    ) throws(PendingLinkFileError) -> Journal? {
        let header = JournalHeader(try file.read(from: 0, to: JournalHeader.maximumLength))
        guard let header, header.generation == known.generation, size >= known.end else { return nil }
        var journal = known
        let damage = journal.damage
        journal.read(try file.read(from: journal.end, to: size)[...])
        if journal.damage != damage { note(journal.damage) }
        return journal
    }

    private func note(_ leftOut: Int?) {
        if let leftOut { damage = PendingLinkFileError(.damaged(leftOut: leftOut, copy: nil)) }
    }

    /// Moves a file of something else out of the way.
    private func setAside(because reason: String) {
        do {
            try place.rename(to: place.aside)
            try place.syncFolder()
            damage = PendingLinkFileError(.unreadable(reason: reason, setAside: place.aside.url))
        } catch {
            damage = PendingLinkFileError(.unreadable(reason: reason, setAside: nil))
        }
    }
}
