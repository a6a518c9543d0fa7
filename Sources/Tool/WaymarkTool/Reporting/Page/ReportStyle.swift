/// How the page looks: in light and in dark, on wide screens, narrow ones and paper.
enum ReportStyle {
    static let text = #"""
        :root {
            color-scheme: light dark;
            --page: #f6f7f9; --card: #fff; --line: #dfe3e8; --text: #1b2027; --soft: #56606e; --faint: #eef1f4;
            --accent: #0a58ca; --on-accent: #fff; --parameter: #0a58ca; --type: #7a3e9d; --wild: #a8450b; --query: #0b6b57;
            --good: #126b38; --good-back: #e4f5ea; --bad: #b3261e; --bad-back: #fdecea; --warn: #805300; --warn-back: #fdf3dc;
            --shadow: 0 1px 2px rgb(20 30 50 / 6%), 0 4px 16px rgb(20 30 50 / 5%);
            --mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        @media (prefers-color-scheme: dark) {
            :root {
                --page: #0f1216; --card: #171b21; --line: #2b323b; --text: #e6e9ee; --soft: #a3adba; --faint: #1f252d;
                --accent: #84b6ff; --on-accent: #0b1526; --parameter: #84b6ff; --type: #cfaaf5; --wild: #f2a772; --query: #74d3b4;
                --good: #7fd6a0; --good-back: #12301f; --bad: #ff9c94; --bad-back: #3a1a18; --warn: #f0c36d; --warn-back: #33270d;
                --shadow: none;
            }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { scroll-padding-top: 4.5rem; -webkit-text-size-adjust: 100%; }
        body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif; }
        h1, h2, h3, h4, p, ul, ol, dl, dd, table { margin: 0; padding: 0; }
        h1 { font-size: 1.1rem; line-height: 1.2; }
        h2 { font-size: 1.35rem; letter-spacing: -.01em; margin: 0 0 .75rem; }
        h3 { font-size: 1rem; }
        h4 { font-size: .8rem; color: var(--soft); margin: 1rem 0 .35rem; font-weight: 600; }
        code { font-family: var(--mono); font-size: .9em; overflow-wrap: anywhere; }
        a { color: var(--accent); text-underline-offset: .15em; text-decoration-thickness: from-font; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
        .skip { position: absolute; left: -100vw; }
        .skip:focus { left: 1rem; top: .6rem; z-index: 3; background: var(--card); padding: .4rem .8rem; }
        .top { position: sticky; top: 0; z-index: 2; background: var(--card); border-bottom: 1px solid var(--line); }
        .bar { max-width: 76rem; margin: auto; padding: .6rem 1.25rem; display: flex; align-items: center; gap: .4rem 1.5rem; }
        .brand { display: flex; align-items: center; gap: .7rem; min-width: 0; margin-right: auto; }
        .brand svg { width: 2rem; height: 2rem; flex: none; }
        .facts { font-size: .8rem; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .brand div { min-width: 0; }
        .bar nav { display: flex; gap: .15rem; }
        .bar nav a { color: var(--text); text-decoration: none; padding: .3rem .7rem; border-radius: .5rem; font-size: .92rem; }
        .bar nav a:hover { background: var(--faint); }
        main { max-width: 76rem; margin: auto; padding: 1.5rem 1.25rem 4rem; display: grid; gap: 2.25rem; }
        main > section { min-width: 0; }
        .card { background: var(--card); border: 1px solid var(--line); border-radius: .8rem; box-shadow: var(--shadow); padding: 1rem 1.15rem; }
        input, select, textarea { width: 100%; font: inherit; color: inherit; background: var(--card); border: 1px solid color-mix(in srgb, var(--soft) 55%, var(--line)); border-radius: .55rem; padding: .5rem .7rem; }
        input:focus-visible, select:focus-visible, textarea:focus-visible { outline-offset: 0; border-color: var(--accent); }
        [aria-invalid="true"] { border-color: var(--bad); outline-color: var(--bad); }
        button { font: inherit; font-size: .88rem; color: var(--accent); background: none; border: 1px solid var(--line); border-radius: .5rem; padding: .25rem .7rem; cursor: pointer; }
        button:hover { background: var(--faint); }
        label { font-weight: 600; font-size: .9rem; }
        small, .reason { color: var(--soft); font-size: .85rem; }
        table { border-collapse: collapse; width: 100%; font-size: .92rem; }
        caption, th[scope="col"] { text-align: left; color: var(--soft); font-size: .8rem; font-weight: 600; }
        caption { padding: .3rem 0; }
        th, td { text-align: left; padding: .3rem .8rem .3rem 0; vertical-align: baseline; border-top: 1px solid var(--line); }
        thead th { border-top: 0; }
        th[scope="row"] { font-family: var(--mono); font-weight: 600; font-size: .87em; color: var(--parameter); }

        /* Patterns and links */
        .pattern { font-size: .95em; font-weight: 500; }
        .pattern i { font-style: normal; color: var(--soft); }
        .parameter { color: var(--parameter); font-weight: 600; }
        .type { color: var(--type); }
        .wildcard { color: var(--wild); font-weight: 600; }
        .group:is(span), .source:is(span) { color: var(--soft); }
        .query { color: var(--query); }
        #pieces { font: 600 .98rem/1.7 var(--mono); overflow-wrap: anywhere; }
        #pieces .mark { color: var(--soft); font-weight: 400; }
        #pieces .scheme, #pieces .port { color: var(--soft); }
        #pieces .host { color: var(--type); }
        #pieces .segment { color: var(--parameter); }
        #pieces .name { color: var(--query); }
        #pieces .value, #pieces .fragment { color: var(--wild); }

        /* Try */
        #link { font: 1.05rem var(--mono); padding: .8rem 1rem; border-radius: .8rem; box-shadow: var(--shadow); }
        #try-result { margin-top: .9rem; display: grid; gap: .9rem 2rem; grid-template-columns: minmax(0, 1fr); border-left: .3rem solid var(--line); }
        #try-result.matched { border-left-color: var(--good); }
        #try-result.unmatched { border-left-color: var(--warn); }
        #try-result.rejected { border-left-color: var(--bad); }
        .verdict { font-size: 1.05rem; }
        .verdict strong { display: inline-block; border-radius: .4rem; padding: 0 .5rem; margin-right: .25rem; font-size: .9rem; }
        .matched .verdict strong { background: var(--good-back); color: var(--good); }
        .unmatched .verdict strong { background: var(--warn-back); color: var(--warn); }
        .rejected .verdict strong { background: var(--bad-back); color: var(--bad); }
        #outcome > * + * { margin-top: .45rem; }
        #candidates h3 { font-size: .8rem; color: var(--soft); margin-bottom: .4rem; }
        #candidates ol { list-style-position: inside; font-size: .92rem; display: grid; gap: .35rem; }
        #candidates li { overflow-wrap: anywhere; }
        #candidates li::marker { color: var(--soft); font-variant-numeric: tabular-nums; }
        #candidates .miss { display: block; color: var(--soft); font-size: .85rem; padding-left: 1.2rem; }
        #candidates .takes .miss { color: var(--good); }
        #candidates button { margin-top: .5rem; }
        .name { font-weight: 600; }

        /* Make */
        #make .card { display: grid; gap: 1.25rem 2.5rem; }
        #fields { display: grid; gap: .85rem 1.25rem; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); margin-top: .85rem; }
        .field small { display: block; margin-top: .15rem; }
        .field label { font-family: var(--mono); font-size: .85rem; }
        #make-summary { color: var(--soft); margin-top: .4rem; }
        #make-error { color: var(--bad); margin-top: .8rem; min-height: 1.5em; }
        .made { font: 600 1rem/1.5 var(--mono); overflow-wrap: anywhere; }
        #make-result { display: grid; gap: .6rem; align-content: start; justify-items: start; min-width: 0; }
        #make-result > * { max-width: 100%; }
        #qr svg { display: block; width: 11rem; height: 11rem; border-radius: .6rem; border: 1px solid var(--line); }
        .command { display: flex; gap: .6rem; align-items: baseline; width: 100%; }
        .command code { flex: 1; min-width: 0; background: var(--faint); border-radius: .4rem; padding: .25rem .5rem; font-size: .8rem; }
        .command button { flex: none; }

        /* Catalogue */
        .tools { display: flex; gap: .75rem; align-items: center; margin-bottom: 1rem; }
        .tools input { max-width: 26rem; }
        .columns { display: grid; gap: 1.5rem 2rem; grid-template-columns: minmax(0, 1fr); }
        .groups { font-size: .9rem; }
        .groups ul { list-style: none; display: flex; flex-wrap: wrap; gap: .1rem .3rem; }
        .groups a { display: flex; justify-content: space-between; gap: .5rem; color: var(--text); text-decoration: none; padding: .2rem .6rem; border-radius: .45rem; }
        .groups a:hover { background: var(--faint); }
        .groups span { color: var(--soft); font-variant-numeric: tabular-nums; }
        section.group + section.group { margin-top: 1.75rem; }
        section.group > h3 { color: var(--soft); margin-bottom: .6rem; }
        article.route { margin-bottom: .75rem; content-visibility: auto; contain-intrinsic-size: auto 8.5rem; }
        article.route:target { border-color: var(--accent); box-shadow: 0 0 0 2px var(--accent); }
        .head { display: flex; flex-wrap: wrap; gap: .1rem .75rem; align-items: baseline; }
        .head h4 { margin: 0; font-size: 1rem; color: inherit; overflow-wrap: anywhere; }
        .head h4 a { color: inherit; text-decoration: none; }
        .head h4 a:hover { text-decoration: underline; }
        .head .do { margin-left: auto; font-size: .85rem; }
        .summary { color: var(--soft); }
        .patterns { list-style: none; margin-top: .35rem; display: grid; gap: .15rem; }
        .chips { display: flex; flex-wrap: wrap; gap: .3rem; margin-top: .5rem; list-style: none; }
        .chips li { font-size: .78rem; border-radius: 1rem; padding: .08rem .6rem; background: var(--faint); color: var(--soft); }
        .chips .warn { background: var(--warn-back); color: var(--warn); }
        .chips .good { background: var(--good-back); color: var(--good); }
        .chips .bad { background: var(--bad-back); color: var(--bad); }
        details { margin-top: .5rem; }
        summary { cursor: pointer; font-size: .85rem; color: var(--soft); width: fit-content; }
        summary:hover { color: var(--text); }
        .links { list-style: none; font-size: .88rem; display: grid; gap: .2rem; }
        .links li { overflow-wrap: anywhere; }
        .links .mark { display: inline-block; width: 1.2em; font-weight: 700; }
        .links .good { color: var(--good); } .links .bad { color: var(--bad); }
        .links .said { color: var(--soft); }
        .links a { font-family: var(--mono); font-size: .93em; text-decoration: none; }
        .links a:hover { text-decoration: underline; }
        .links a.name { font-family: inherit; }
        .tree, .tree ul { list-style: none; font-size: .9rem; }
        .tree ul { margin-left: .55rem; border-left: 1px solid var(--line); padding-left: 1rem; }
        .tree li { padding: .08rem 0; overflow-wrap: anywhere; }
        .tree details { margin: 0; }
        .tree summary { color: inherit; font-size: inherit; }
        .tree a { margin-left: .5rem; }
        footer { color: var(--soft); font-size: .82rem; max-width: 76rem; margin: auto; padding: 0 1.25rem 2rem; }
        @media (min-width: 62rem) {
            .columns { grid-template-columns: 13rem minmax(0, 1fr); }
            .groups { position: sticky; top: 5rem; align-self: start; max-height: calc(100vh - 6rem); overflow-y: auto; }
            .groups ul { display: grid; }
            #try-result { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
            #pieces { grid-column: 1 / -1; }
            #make .card { grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); }
        }
        @media (max-width: 40rem) {
            .bar { flex-wrap: wrap; padding: .5rem 1rem; }
            main { padding: 1rem .9rem 3rem; }
            html { scroll-padding-top: 6.5rem; }
            .facts { white-space: normal; }
            .brand svg { display: none; }
        }
        @media print {
            :root { --page: #fff; --shadow: none; }
            .top { position: static; }
            .bar nav, .scripted, .do, .groups, .skip, summary, #tree { display: none !important; }
            details::details-content { content-visibility: visible; display: block; }
            main { display: block; padding: 0; max-width: none; }
            .columns { display: block; }
            .card { border: 0; border-top: 1px solid var(--line); border-radius: 0; padding: .6rem 0; break-inside: avoid; }
            article.route { content-visibility: visible; }
        }
        """#
}
