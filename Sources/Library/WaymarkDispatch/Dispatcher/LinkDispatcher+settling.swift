extension LinkDispatcher {
    /// Waits until no link is on its way: each that was opened has come to its end, or is held.
    ///
    /// ```swift
    /// dispatcher.fulfil(.signedIn)      // releases what waits for it
    /// await dispatcher.settled()        // and all of it is on screen
    /// ```
    ///
    /// For tests, and for whoever wants to see the whole of what a link or a condition brought about. A guard, handler or
    /// presenter does not wait, because its own link is on its way.
    public func settled() async {
        if currentLink != nil { return }
        while !tasks.isEmpty {
            let race = Race<Void>()
            settling.append(race)
            try? await race.value
        }
    }

    /// Tells those who wait for that that no link is on its way.
    func checkSettled() {
        guard tasks.isEmpty else { return }
        for race in settling { race.finish(.success(())) }
        settling = []
    }
}
