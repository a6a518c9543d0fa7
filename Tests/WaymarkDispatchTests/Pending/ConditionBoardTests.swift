import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@testable import WaymarkDispatch

@Suite("A condition")
struct ConditionBoardTests {
    @Test("holds from when it is met until it is lost")
    func holds() {
        var board = ConditionBoard()
        #expect(!board.holds(.signedIn))
        board.fulfil(.signedIn)
        #expect(board.holds(.signedIn) && board.conditions == [.signedIn])
        board.lose(.signedIn)
        #expect(!board.holds(.signedIn) && board.conditions.isEmpty)
    }

    @Test("was met after a moment, or before it")
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
