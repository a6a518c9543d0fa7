import WaymarkDispatch

extension PendingLinkFile {
    /// Applies a change to a document; returns `false` if the change is refused, for example because the file is full.
    func apply(
        _ change: PendingLinkChange, to document: inout PendingDocument, _ claims: inout [StoredLinkID: StoreOwner]
    ) throws(PendingLinkFileError) -> Bool {
        let (id, entry) = (change.id, document[change.id])
        let own = entry.flatMap { $0.owner == owner || $0.owner == claims[id] ? $0 : nil }
        let isDeleted = entry == nil && claims[id] == .ofDeletedFile
        var (heldAt, successor) = (own?.heldAt, StoredLinkID?.none)
        if case .hold(let record) = change {
            // Another store has taken over the link and may have opened it, so the file stays unchanged.
            guard own != nil || isDeleted || (entry == nil && claims[id] == nil) else { return true }
            (heldAt, successor) = (time, record.successor)
        }
        claims[id] = nil
        var links = PendingLinksSnapshot(links: [own?.link].compactMap(\.self))
        guard links.apply(change) else { return isDeleted }
        guard let link = links.links.first else {
            document.remove(id)
            return true
        }
        try document.set(.init(link: link, heldAt: heldAt ?? time, owner: owner, writtenAt: time), before: successor)
        guard own != nil || document.size <= sizeLimit else {
            document.remove(id)
            return false
        }
        claims[id] = owner
        return true
    }

    /// Returns the links of this store and of stores that no longer exist, and makes this store their owner.
    func takeOver(
        _ gone: Set<StoreOwner>, isWritable: Bool = true
    ) throws(PendingLinkFileError) -> PendingLinksSnapshot {
        let (document, time) = (try read(), time)
        let entries = document.entries.filter {
            $0.owner == owner || !$0.owner.isAlive(age: time - $0.writtenAt, gone: gone)
        }
        for entry in entries { claims[entry.link.id] = entry.owner }
        // In a file that is not writable, the links keep their former owners, which `claims` records.
        if isWritable { try? note(entries.filter { $0.owner != owner || $0.heldAt > time }, in: document) }
        return PendingLinksSnapshot(
            links: entries.map { entry in
                // An age of more than a century comes from a wrong clock.
                entry.link.aged(by: .seconds(min(max(0, time - entry.heldAt), 3_155_760_000)))
            })
    }

    /// Records this store as the owner of the links, and replaces a damaged file. If a link's time is in the future,
    /// records the current time.
    private func note(
        _ entries: [PendingDocument.Entry], in document: PendingDocument
    ) throws(PendingLinkFileError) {
        if entries.isEmpty, document.problem == nil { return }
        var new = document
        for entry in entries {
            let heldAt = min(entry.heldAt, time)
            try new.set(.init(link: entry.link, heldAt: heldAt, owner: owner, writtenAt: time))
        }
        try write(new, insteadOf: document)
        for entry in entries { claims[entry.link.id] = owner }
    }

    func read() throws(PendingLinkFileError) -> PendingDocument {
        guard let open = try file.open() else {
            // The file was deleted, so no other store can open this store's links.
            claims = claims.mapValues { $0 == owner ? .ofDeletedFile : $0 }
            return PendingDocument()
        }
        let size = try open.size
        if let document, let size, size >= document.header.count,
            try open.read(document.header.count) == document.header
        {
            return document
        }
        let limit = max(1 << 24, 4 * min(sizeLimit, .max / 4))
        let bytes: [UInt8]? = if let size, size <= limit { try open.read(size) } else { nil }
        let new =
            bytes.map { PendingDocument(reading: $0) }
            ?? PendingDocument(unreadable: size.map { "it has \($0) bytes" } ?? "it is not a regular file")
        document = new.problem == nil ? new : nil
        if let problem = new.problem { damage = PendingLinkFileError(problem, setAside: try? file.keepCopy(of: bytes)) }
        return new
    }

    func write(_ new: PendingDocument, insteadOf old: PendingDocument) throws(PendingLinkFileError) {
        if old.problem != nil, let damage, damage.setAside == nil { throw damage }
        var new = new
        new.renew()
        document = nil
        try file.replace(with: new.bytes, insteadOf: old.bytes)
        document = new
    }
}
