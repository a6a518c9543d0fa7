extension PendingLinkFile {
    /// Writes behind the last line, or leaves the file as it was.
    func append(_ bytes: [UInt8], to file: OpenFile, at end: Int) throws(PendingLinkFileError) {
        if let size = try file.size, size > end {
            // What is left of a line that was never finished. It must not come back behind the new one.
            try file.cut(at: end)
            try file.sync()
        }
        do {
            try file.write(bytes, at: end)
            try file.sync()
        } catch {
            try? file.cut(at: end)
            try? file.sync()
            throw error
        }
    }

    /// Writes the file anew with the links that it still holds, because it is damaged, of an old form, or mostly about
    /// links that have left.
    ///
    /// - Returns: The new one.
    func rewrite(_ journal: Journal, _ file: OpenFile) throws(PendingLinkFileError) -> LockedJournal {
        if let leftOut = journal.damage {
            _ = try place.aside.replace(with: file.read(from: 0, to: file.size ?? 0))
            damage = PendingLinkFileError(.damaged(leftOut: leftOut, copy: place.aside.url))
        }
        let bytes = try journal.rewritten()
        return (try place.replace(with: bytes), try Journal(reading: bytes))
    }

    /// Keeps what the file says in mind, and makes the file smaller when most of it is about the past. If that cannot be
    /// done, what was committed is no less committed.
    func tidy(_ journal: Journal, _ file: OpenFile) {
        self.journal = journal
        guard journal.isMostlyOver, journal.end >= nextRewriting else { return }
        if let better = try? rewrite(journal, file) {
            (self.journal, nextRewriting) = (better.journal, 0)
        } else {
            (self.journal, nextRewriting) = (nil, 2 * journal.end)
        }
    }
}
