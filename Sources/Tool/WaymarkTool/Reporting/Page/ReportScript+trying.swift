extension ReportScript {
    /// Try a link: what it opens, and what every candidate says, on each key stroke.
    static let trying = #"""
        /** How many candidates are shown at first. */
        const few = 8;

        class Trying {
            /** @param {Engine} engine @param {Data} data */
            constructor(engine, data) {
                this.engine = engine;
                this.data = data;
                /** @type {HTMLInputElement} */
                this.field = byID("link");
                this.field.addEventListener("input", () => this.answer());
                byID("try-form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
                this.timer = 0;
            }

            /** @param {string} link */
            show(link) {
                this.field.value = link;
                this.answer();
            }

            answer() {
                const link = this.field.value;
                clearTimeout(this.timer);
                this.timer = window.setTimeout(() => {
                    const hash = link ? "#link=" + fragment(link) : "#try";
                    if (link || location.hash.startsWith("#link=")) history.replaceState(null, "", hash);
                }, 300);
                byID("pieces").replaceChildren();
                byID("outcome").replaceChildren();
                byID("candidates").replaceChildren();
                byID("try-result").hidden = !link;
                if (!link) return;
                for (const [kind, text] of this.engine.split(link)) byID("pieces").append(make("span", { class: kind }, shown(text)));
                const match = this.engine.match(link);
                byID("outcome").append(...this.outcome(match));
                byID("try-result").className = "card " + match.outcome;
                this.list(this.engine.explain(link).candidates, few);
            }

            /** @param {Match} match @returns {Node[]} */
            outcome(match) {
                const name = match.route || "";
                if (match.outcome !== "matched") {
                    const mark = match.outcome === "rejected" ? "Rejected" : "No route";
                    return [make("p", { class: "verdict" }, make("strong", {}, mark), " ", sentence(match.message || "")),
                        make("p", { class: "reason" }, "Reason: ", make("code", {}, match.reason || ""))];
                }
                const route = this.data.routes.find((one) => one.route === name);
                const all = [make("p", { class: "verdict" }, make("strong", {}, "Opens"), " ", routeLink(name))];
                if (route && route.summary) all.push(make("p", {}, shown(route.summary)));
                if (match.deprecated || match.replacedBy) {
                    all.push(make("p", { class: "reason" }, "Deprecated"
                        + (match.deprecated ? ", ends with " + match.deprecated : "") + (match.replacedBy ? ", use " + match.replacedBy : "")));
                }
                const rows = Object.entries(match.captures || {}).map(([key, value]) => {
                    const parameter = route && route.parameters.find((one) => one.name === key);
                    return make("tr", {}, make("th", { scope: "row" }, shown(key)), make("td", {}, make("code", {}, valueText(value))),
                        make("td", { class: "type" }, parameter ? parameter.type : ""));
                });
                if (match.rest && match.rest.length) {
                    rows.push(make("tr", {}, make("th", { scope: "row" }, "rest"), make("td", {}, make("code", {}, valueText(match.rest))),
                        make("td", { class: "type" }, "**")));
                }
                if (rows.length) all.push(table("Captures", ["Parameter", "Value", "Type"], rows));
                const more = Object.entries(match.query || {}).filter(([key]) => !route || !route.patterns.some((text) => text.includes(key + "=")));
                if (more.length) {
                    all.push(make("p", { class: "reason" }, "Also in the link: "
                        + more.map(([key, values]) => shown(key) + " = " + valueText(values)).join(", ")));
                }
                return all;
            }

            /** @param {Candidate[]} candidates @param {number} limit */
            list(candidates, limit) {
                if (!candidates.length) return;
                const items = candidates.slice(0, limit).map((one, index) => {
                    const wins = index === 0 && one.takes;
                    const mark = wins ? "takes it" : one.takes ? "would take it" : "";
                    const miss = one.takes ? mark : parting(one);
                    return make("li", { class: one.takes ? (wins ? "takes" : "would") : "misses" }, routeLink(one.route || ""), " ",
                        patternOf(one), make("span", { class: "miss" }, miss));
                });
                byID("candidates").replaceChildren(make("h3", {}, "Who was asked"), make("ol", {}, ...items));
                if (candidates.length > limit) {
                    const more = make("button", { type: "button" }, `and ${candidates.length - limit} more`);
                    more.addEventListener("click", () => this.list(candidates, candidates.length));
                    byID("candidates").append(more);
                }
            }
        }

        /** Where a candidate parts from a link.
         * @param {Candidate} one */
        function parting(one) {
            const wanted = one.expected ? `‘${shown(one.expected)}’` : "the end of the path";
            const there = one.at ? `‘${shown(one.at)}’ is there` : one.expected ? "nothing is there" : "an empty segment is there";
            return `expected ${wanted} after ${one.reached} ${one.reached === "1" ? "segment" : "segments"}, but ${there}`;
        }

        /** @param {string} text */
        function sentence(text) {
            const safe = shown(text);
            return safe.charAt(0).toUpperCase() + safe.slice(1) + ".";
        }

        /** The text for a fragment: what may not stand in one is escaped (RFC 3986, 3.5).
         * @param {string} text */
        function fragment(text) { return encodeURIComponent(text).replace(/%(3A|2F|3F|3D|26|40)/g, decodeURIComponent); }

        /** @param {string} name */
        function routeLink(name) { return make("a", { href: "#route-" + fragment(name), class: "name" }, shown(name)); }

        /** The pattern as it is drawn in the catalogue.
         * @param {Candidate} one @returns {Node} */
        function patternOf(one) {
            const route = byID("route-" + one.route);
            const codes = /** @type {Element[]} */ (route ? [...route.querySelectorAll("code.pattern")] : []);
            const drawn = codes.find((code) => code.textContent === shown(one.pattern));
            return drawn ? drawn.cloneNode(true) : make("code", { class: "pattern" }, shown(one.pattern));
        }

        /** @param {string} title @param {string[]} heads @param {Node[]} rows */
        function table(title, heads, rows) {
            return make("table", {}, make("caption", {}, title),
                make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))), make("tbody", {}, ...rows));
        }
        """#
}
