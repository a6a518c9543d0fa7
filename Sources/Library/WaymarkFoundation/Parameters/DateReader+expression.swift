extension DateReader {
    /// The regular expression of exactly the strings that ``instant()`` accepts.
    static var expression: String {
        let days =
            "(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8])"
        let fourths = "(0[48]|[2468][048]|[13579][26])"
        let middleYears = "([1-8][0-9]{3}|0([1-9][0-9]{2}|0([1-9][0-9]|0[1-9]))|9([0-8][0-9]{2}|9([0-8][0-9]|9[0-8])))"
        let middle = "\(middleYears)-(\(days))|([0-9]{2}\(fourths)|\(fourths)00)-02-29"
        let first = "0000-(\(days)|02-29)"
        let last = "9999-(\(days))"
        let time = "T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]"
        let behind = "00:(0[1-9]|[1-5][0-9])|(0[1-9]|1[0-9]|2[0-3]):[0-5][0-9]"
        let offset = "(Z|[+]([01][0-9]|2[0-3]):[0-5][0-9]|-(\(behind)))"
        return "(\(middle))(\(time)([.][0-9]{1,9})?\(offset))?|(\(first)|\(last))(\(time)([.][0-9]{1,3})?Z)?"
    }
}
