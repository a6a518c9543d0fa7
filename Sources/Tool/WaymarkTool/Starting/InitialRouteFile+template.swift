extension InitialRouteFile {
    /// Returns an initial file with an explained example of each feature.
    static func template(host: String, scheme: String?) -> String {
        let sources = ["https://\(host)"] + (scheme.map { ["\($0)://"] } ?? [])
        return """
            # yaml-language-server: $schema=waymark.schema.json
            # The links of this app. Editors complete the file once 'waymark schema --output waymark.schema.json' has been run;
            # 'waymark check' says what is wrong with it, and 'waymark test' whether its examples still hold.
            waymark: 1

            # Where links come from: those of a site, and those of a scheme of your own. Links from elsewhere open nothing.
            sources: [\(sources.joined(separator: ", "))]

            # Types that patterns may name, beside String, Int, Double, Bool, UUID and the other built-in ones.
            types:
              Language: { oneOf: [en, de, fr] }

            routes:
              # A name, and the patterns of the links that open the route. The first pattern is the one that is written.
              home: ['/', '/home']

              # A route in full. Examples are links that must open it, with what they hold; rejects must not open it.
              user:
                pattern: '/user/{id: Int}'
                summary: Show a user
                examples:
                  https://\(host)/user/15: { id: 15 }
                rejects: [https://\(host)/user/me]

              # What stands in brackets may be left out.
              help: '/{language: Language}/help[/{topic}]'

              # Query items may stand in any order. One with '?' may be left out, and one with a default stands for it then.
              search: '/search?q={query}&page={page: Int = 1}&sort={sort?}'

              # Everything below a path. The most specific route wins, wherever it stands in this file.
              docs: '/docs/{page: **}'

            """
    }
}
