import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@testable import WaymarkDispatch

@Suite("The condition board")
struct ConditionBoardTests {
    @Test("A condition holds from its fulfilment until its loss")
    func holds() {
        var board = ConditionBoard()
        #expect(!board.holds(.signedIn))
        board.fulfil(.signedIn)
        #expect(board.holds(.signedIn) && board.conditions == [.signedIn])
        board.lose(.signedIn)
        #expect(!board.holds(.signedIn) && board.conditions.isEmpty)
    }

    @Test("The condition board knows whether a condition was fulfilled after a given moment")
    func moments() {
        var board = ConditionBoard()
        let before = board.now
        board.fulfil(.signedIn)
        let after = board.now
        #expect(board.wasMet(.signedIn, after: before))
        #expect(!board.wasMet(.signedIn, after: after))
        board.fulfil(.interfaceReady)
        #expect(!board.wasMet(.signedIn, after: after))
        board.fulfil(.signedIn)
        #expect(board.wasMet(.signedIn, after: after))
        board.lose(.signedIn)
        #expect(!board.wasMet(.signedIn, after: before))
    }
}
