import Foundation
import Testing

@testable import WaymarkFoundation

@Suite("Owners of links in a file")
struct StoreOwnerTests {
    private static func other(_ number: Int32) -> StoreOwner { StoreOwner(rawValue: "\(number).1.a") }

    @Test("An owner is alive as long as its store, process and system run exist")
    func alive() {
        let own = StoreOwner()
        let day = 86_401.0
        let facts: [(name: String, StoreOwner, age: Double, gone: Set<StoreOwner>, Bool)] = [
            ("a store of this process", own, 0, [], true),
            ("a store of this process that wrote long ago", own, day, [], true),
            ("a store of this process that is gone", own, 0, [own], false),
            ("an earlier process with the number of this one", Self.other(getpid()), 0, [], false),
            ("a process that ended", Self.other(4_194_400), 0, [], false),
            ("a process that runs", Self.other(1), 0, [], true),
            ("a process that runs and last wrote a day ago", Self.other(1), day, [], false),
            ("a process that runs and last wrote before the system started", Self.other(1), .infinity, [], false),
            ("an owner whose clock is far ahead", Self.other(1), -day, [], false),
            ("an owner without a time", Self.other(1), .nan, [], false),
            ("a group of processes", Self.other(0), 0, [], false),
            ("all processes", Self.other(-1), 0, [], false), ("no number", StoreOwner(rawValue: "a.b.c"), 0, [], false),
            ("an empty name", StoreOwner(rawValue: ""), 0, [], false),
        ]
        for fact in facts { #expect(fact.1.isAlive(age: fact.age, gone: fact.gone) == fact.4, "\(fact.name)") }
    }
}

@Suite("Checksums of pending links")
struct ChecksumTests {
    @Test("The checksum equals the standard CRC-64/XZ value")
    func value() { #expect(PendingDocument.checksum(Array("123456789".utf8)) == 0x995D_C9BB_DF19_39FA) }
}
