import Foundation
import TestSupport

@testable import WaymarkFoundation

/// A recorder of all changes to a folder, which derives possible contents after a power cut.
final class RecordedDisk: Sendable {
    private enum Step {
        case name(String, file: Int)
        case forget(String)
        case rename(String, to: String)
        case write(file: Int, [UInt8], offset: Int)
        case sync(file: Int)
        case syncNames
    }

    private struct State {
        var steps: [Step] = []
        var names: [String: Int] = [:]
        /// The open files by file descriptor. `nil` represents the folder.
        var open: [Int32: Int?] = [:]
        var count = 0
    }

    private let folder: String
    private let state = Locked(State())

    init(_ folder: TestFolder) { self.folder = folder.url.path }

    /// The number of recorded steps.
    var count: Int { state.value.steps.count }

    /// The system's calls, with recording.
    var calls: SystemCalls {
        let system = SystemCalls.quick
        var calls = system
        calls.openFile = { [self] path, flags in
            let file = system.openFile(path, flags)
            if file >= 0 { note(path, as: file) }
            return file
        }
        calls.writeBytes = { [self] file, bytes, offset in
            let count = system.writeBytes(file, bytes, offset)
            if count > 0 { add(file) { .write(file: $0, Array(bytes.prefix(count)), offset: offset) } }
            return count
        }
        calls.syncFile = { [self] file in
            add(file) { .sync(file: $0) }
            return 0
        }
        calls.renameFile = { [self] old, new in
            let result = system.renameFile(old, new)
            if result == 0 { rename(old, new) }
            return result
        }
        calls.removeFile = { [self] path in
            state.value.names[path] = nil
            state.value.steps.append(.forget(path))
            return system.removeFile(path)
        }
        return calls
    }

    private func note(_ path: String, as descriptor: Int32) {
        var new = state.value
        defer { state.value = new }
        if URL(filePath: path).standardizedFileURL.path == URL(filePath: folder).standardizedFileURL.path {
            new.open[descriptor] = .some(nil)
        } else if let file = new.names[path] {
            new.open[descriptor] = file
        } else {
            new.count += 1
            (new.names[path], new.open[descriptor]) = (new.count, new.count)
            new.steps.append(.name(path, file: new.count))
        }
    }

    private func add(_ descriptor: Int32, _ step: (Int) -> Step) {
        guard let file = state.value.open[descriptor] else { return }
        state.value.steps.append(file.map(step) ?? .syncNames)
    }

    private func rename(_ old: String, _ new: String) {
        state.value.names[new] = state.value.names.removeValue(forKey: old)
        state.value.steps.append(.rename(old, to: new))
    }

    /// Returns possible files after a power cut at a step. Unsynced data is present, missing, partially present or
    /// zero.
    func files(after count: Int, _ generator: inout SeededGenerator) -> [String: [UInt8]] {
        var (bytes, synced): ([Int: [UInt8]], [Int: [UInt8]]) = ([:], [:])
        var (names, syncedNames): ([String: Int], [String: Int]) = ([:], [:])
        var (open, openNames): ([Int: [Step]], [Step]) = ([:], [])
        for step in state.value.steps.prefix(count) {
            switch step {
            case .name, .forget, .rename:
                Self.apply(step, &names)
                openNames.append(step)
            case .write(let file, _, _):
                Self.apply(step, &bytes[file, default: []])
                open[file, default: []].append(step)
            case .sync(let file): (synced[file], open[file]) = (bytes[file], nil)
            case .syncNames: (syncedNames, openNames) = (names, [])
            }
        }
        for step in openNames.prefix(generator.below(openNames.count + 1)) { Self.apply(step, &syncedNames) }
        for (file, steps) in open.sorted(by: { $0.key < $1.key }) {
            Self.applySome(of: steps, &synced[file, default: []], &generator)
        }
        return syncedNames.mapValues { synced[$0] ?? [] }
    }

    private static func applySome(of steps: [Step], _ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        let count = generator.below(steps.count + 1)
        for step in steps.prefix(count) { apply(step, &bytes) }
        guard count < steps.count, case .write(_, let new, let offset) = steps[count] else { return }
        var part = new
        switch generator.below(3) {
        case 0: part.removeSubrange(generator.below(new.count)...)
        case 1:
            let start = generator.below(new.count)
            for index in start..<min(new.count, start + 1 + generator.below(new.count)) { part[index] = 0 }
        default: return
        }
        write(part, at: offset, &bytes)
    }

    private static func apply(_ step: Step, _ names: inout [String: Int]) {
        switch step {
        case .name(let path, let file): names[path] = file
        case .forget(let path): names[path] = nil
        case .rename(let old, let new): names[new] = names.removeValue(forKey: old)
        default: break
        }
    }

    private static func apply(_ step: Step, _ bytes: inout [UInt8]) {
        switch step {
        case .write(_, let new, let offset): write(new, at: offset, &bytes)
        default: break
        }
    }

    private static func write(_ new: [UInt8], at offset: Int, _ bytes: inout [UInt8]) {
        bytes += Array(repeating: 0, count: max(0, offset + new.count - bytes.count))
        bytes.replaceSubrange(offset..<offset + new.count, with: new)
    }
}
