extension ByteAutomaton {
    /// Returns the minimal DFA: equivalent states, and bytes with equal transitions, are merged. State 0 stays first,
    /// and the other states are ordered by their first visit, so automata of the same set have equal results.
    func merged() -> ByteAutomaton {
        let merging = StateMerging(self)
        var (columns, columnGroups): ([[Int]: UInt8], [Int]) = ([:], [])
        let columnNumbers = (0..<width).map { group in
            let column = (0..<merging.count).map { merging.next($0, self, group) }
            if let known = columns[column] { return known }
            let number = UInt8(columnGroups.count)
            columns[column] = number
            columnGroups.append(group)
            return number
        }
        var (order, numbers) = ([merging.classes[0]], [Int: UInt16]())
        numbers[order[0]] = 0
        func add(_ number: Int) {
            guard numbers[number] == nil else { return }
            numbers[number] = UInt16(truncatingIfNeeded: order.count)
            order.append(number)
        }
        add(merging.classes[Int(start)])
        var index = 1
        while index < order.count {
            for group in columnGroups { add(merging.next(order[index], self, group)) }
            index += 1
        }
        let members = merging.members
        return ByteAutomaton(
            groups: groups.map { columnNumbers[Int($0)] },
            steps: order.flatMap { state in columnGroups.map { numbers[merging.next(state, self, $0)] ?? 0 } },
            ends: order.map { ends[members[$0]] }, start: numbers[merging.classes[Int(start)]] ?? 0)
    }
}

/// A partition of DFA states into equivalence classes by Hopcroft's algorithm (1971), with the lists of Valmari (2012).
private struct StateMerging {
    private(set) var classes: [Int]
    /// One state of each class.
    var members: [Int] { firsts.map { elements[$0] } }

    /// The DFA states, ordered by equivalence class.
    private var elements: [Int]
    private var indices: [Int]
    private var firsts: [Int] = [0]
    private var ends: [Int]
    /// The number of marked states in each class, which precede the unmarked ones in `elements`.
    private var marked: [Int] = [0]
    private var touched: [Int] = []

    var count: Int { firsts.count }

    func next(_ number: Int, _ states: ByteAutomaton, _ group: Int) -> Int {
        classes[Int(states.steps[elements[firsts[number]] * states.width + group])]
    }

    init(_ states: ByteAutomaton) {
        let count = states.ends.count
        (classes, elements, indices) = (Array(repeating: 0, count: count), Array(0..<count), Array(0..<count))
        ends = [count]
        let arrivals = Arrivals(states)
        for state in 0..<count where states.ends[state] { mark(state) }
        // The worklist: pairs of a byte group and a class that can still split other classes.
        var open = split().isEmpty ? [] : (0..<states.width).map { ($0, 1) }
        if self.count == 1 { return }
        var isOpen = Set(open.map { $0.1 * states.width + $0.0 })
        while let (group, number) = open.popLast() {
            isOpen.remove(number * states.width + group)
            for state in Array(elements[firsts[number]..<ends[number]]) {
                for origin in arrivals.origins(of: state, by: group) { mark(origin) }
            }
            for (old, new) in split() {
                let isSmaller = ends[old] - firsts[old] < ends[new] - firsts[new]
                for group in 0..<states.width {
                    let one = isSmaller && !isOpen.contains(old * states.width + group) ? old : new
                    if isOpen.insert(one * states.width + group).inserted { open.append((group, one)) }
                }
            }
        }
    }

    private mutating func mark(_ state: Int) {
        let number = classes[state]
        let (index, end) = (indices[state], firsts[number] + marked[number])
        guard index >= end else { return }
        if marked[number] == 0 { touched.append(number) }
        marked[number] += 1
        elements.swapAt(index, end)
        indices[elements[index]] = index
        indices[state] = end
    }

    /// Moves the marked states of each partly marked class to a new class. Returns the numbers of both classes.
    private mutating func split() -> [(old: Int, new: Int)] {
        var made: [(old: Int, new: Int)] = []
        for number in touched {
            let (first, border) = (firsts[number], firsts[number] + marked[number])
            marked[number] = 0
            guard border < ends[number] else { continue }
            made.append((number, firsts.count))
            for state in elements[first..<border] { classes[state] = firsts.count }
            firsts.append(first)
            ends.append(border)
            marked.append(0)
            firsts[number] = border
        }
        touched = []
        return made
    }
}

/// The inverse transitions of a DFA: for a state and a byte group, the states from which the transition comes.
private struct Arrivals {
    /// For each target state and byte group, the index in `all` of the first origin state.
    private var firsts: [Int]
    private var all: [Int]
    private let width: Int

    init(_ states: ByteAutomaton) {
        width = states.width
        firsts = Array(repeating: 0, count: states.steps.count + 1)
        all = Array(repeating: 0, count: states.steps.count)
        for (index, target) in states.steps.enumerated() { firsts[Int(target) * width + index % width] += 1 }
        var sum = 0
        for index in firsts.indices {
            sum += firsts[index]
            firsts[index] = sum
        }
        for (index, target) in states.steps.enumerated() {
            let key = Int(target) * width + index % width
            firsts[key] -= 1
            all[firsts[key]] = index / width
        }
    }

    func origins(of state: Int, by group: Int) -> ArraySlice<Int> {
        let key = state * width + group
        return all[firsts[key]..<firsts[key + 1]]
    }
}
