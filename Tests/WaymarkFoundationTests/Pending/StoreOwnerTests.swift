import Foundation
import Testing

@testable import WaymarkFoundation

@Suite("Owners of links in a file")
struct StoreOwnerTests {
    private static func other(_ own: StoreOwner, number: Int32, start: UInt64) -> StoreOwner {
        StoreOwner(boot: own.boot, process: own.process &+ 1, number: number, start: start, store: 1)
    }

    @Test("An owner is alive as long as its store, process and system run exist")
    func alive() {
        let own = StoreOwner()
        let (now, day) = (Duration.zero, Duration.seconds(86_401))
        let otherBoot = StoreOwner(
            boot: own.boot &+ 1, process: own.process, number: own.number, start: own.start, store: own.store)
        let facts: [(name: String, StoreOwner, Duration, Set<StoreOwner>, Bool)] = [
            ("a store of this process", own, now, [], true),
            ("one that has long said nothing", own, day, [], true),
            ("one that is gone", own, now, [own], false),
            ("one before the system was started", otherBoot, now, [], false),
            (
                "one of an earlier process with our number", Self.other(own, number: own.number, start: 0), now, [],
                false
            ),
            ("one of a process that is gone", Self.other(own, number: 4_194_400, start: 0), now, [], false),
            ("one of a process that is there", Self.other(own, number: 1, start: 0), now, [], true),
            (
                "one of a process that is there, which said nothing for a day", Self.other(own, number: 1, start: 0),
                day, [], false
            ),
            ("one whose clock is far ahead", Self.other(own, number: 1, start: 0), .zero - day, [], false),
        ]
        for (name, owner, lastWrite, gone, isAlive) in facts {
            #expect(owner.isAlive(lastWrite: lastWrite, gone: gone) == isAlive, "\(name)")
        }
        #if os(Linux)
            let reused = Self.other(own, number: 1, start: .max)
            #expect(!reused.isAlive(lastWrite: now, gone: []), "a number that another process has now")
        #endif
    }

    @Test("The name of a store owner reads back as the same owner")
    func text() {
        let own = StoreOwner()
        #expect(StoreOwner(own.text) == own)
        for text in ["", "1.2.3", "1.2.3.4.5.6", "a b", "1.2.zzzzzzzzzzz.4.5"] { #expect(StoreOwner(text) == nil) }
    }
}

@Suite("Checksums of journal lines")
struct ChecksumTests {
    @Test("The checksum equals the standard CRC-64/XZ value")
    func value() { #expect(Checksum("123456789".utf8).value == 0x995D_C9BB_DF19_39FA) }

    @Test("A checksum reads back only from its exact hexadecimal digits")
    func digits() {
        for number in [0, 1, .max, 0x0123_4567_89AB_CDEF] as [UInt64] {
            #expect(UInt64(hexDigits: number.hexDigits) == number)
        }
        for text in ["", "0", "00000000000000000", "000000000000000G", "000000000000000A"] {
            #expect(UInt64(hexDigits: Array(text.utf8)) == nil)
        }
    }
}
