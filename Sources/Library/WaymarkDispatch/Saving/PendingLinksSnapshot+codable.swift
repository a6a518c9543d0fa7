import WaymarkCore

extension PendingLinksSnapshot: Codable {
    /// The form that is written; others are refused.
    private static var version: Int { 1 }

    private enum CodingKeys: String, CodingKey { case version, links }

    /// Reads the links.
    ///
    /// - Throws: `DecodingError` if the data has another form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: container,
                debugDescription: "pending links of form \(version), expected \(Self.version)")
        }
        links = try container.decode([Record].self, forKey: .links)
    }

    /// Writes the links.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.version, forKey: .version)
        try container.encode(links, forKey: .links)
    }
}

extension PendingLinksSnapshot.Record: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, url, payload, sourceApplication, referrer, condition, step, account, guarantee, attempts
        case channel = "source"
        case requirements = "requires"
        case isAnimated = "animated"
        case age = "ageInMilliseconds"
        case expiry = "expiryInMilliseconds"
    }

    /// Reads a link. One whose step this version does not know is asked about from the beginning; what version 0.1 did
    /// not write is as it was then.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let step = try container.decode(String.self, forKey: .step)
        self.init(
            id: try container.decodeIfPresent(StoredLinkID.self, forKey: .id) ?? StoredLinkID(),
            url: try container.decode(String.self, forKey: .url),
            channel: try container.decode(ArrivalChannel.self, forKey: .channel),
            payload: try container.decode(LinkPayload.self, forKey: .payload),
            isAnimated: try container.decode(Bool.self, forKey: .isAnimated),
            condition: try container.decode(Condition.self, forKey: .condition),
            step: LinkStep(rawValue: step) ?? .guards,
            age: .milliseconds(try container.decode(Int64.self, forKey: .age)),
            expiry: try container.decodeIfPresent(Int64.self, forKey: .expiry).map { .milliseconds($0) },
            account: try container.decodeIfPresent(String.self, forKey: .account),
            requirements: try container.decodeIfPresent([Condition].self, forKey: .requirements) ?? [],
            guarantee: try container.decodeIfPresent(DeliveryGuarantee.self, forKey: .guarantee) ?? .atMostOnce,
            attempts: try container.decodeIfPresent(Int.self, forKey: .attempts) ?? 0)
        sourceApplication = try container.decodeIfPresent(String.self, forKey: .sourceApplication)
        referrer = try container.decodeIfPresent(String.self, forKey: .referrer)
    }

    /// Writes a link.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(url, forKey: .url)
        try container.encode(channel, forKey: .channel)
        try container.encode(payload, forKey: .payload)
        try container.encodeIfPresent(sourceApplication, forKey: .sourceApplication)
        try container.encodeIfPresent(referrer, forKey: .referrer)
        try container.encode(isAnimated, forKey: .isAnimated)
        try container.encode(condition, forKey: .condition)
        try container.encode(step, forKey: .step)
        try container.encode(age.wholeMilliseconds, forKey: .age)
        try container.encodeIfPresent(expiry?.wholeMilliseconds, forKey: .expiry)
        try container.encodeIfPresent(account, forKey: .account)
        if !requirements.isEmpty { try container.encode(requirements, forKey: .requirements) }
        if guarantee != .atMostOnce { try container.encode(guarantee, forKey: .guarantee) }
        if attempts > 0 { try container.encode(attempts, forKey: .attempts) }
    }
}
