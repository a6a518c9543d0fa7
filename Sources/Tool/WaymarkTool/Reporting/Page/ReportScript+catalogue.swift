extension ReportScript {
    /// The catalogue: search, its two orders, and details for printing.
    static let catalogue = #"""
        class Catalogue {
            constructor() {
                this.routes = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("article.route")]);
                this.texts = this.routes.map((route) =>
                    [...route.querySelectorAll(".head .name, .summary, .pattern, .chips")].map((one) => one.textContent).join(" ").toLowerCase());
                this.groups = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("section.group")]);
                byID("search").addEventListener("input", () => this.search());
                byID("search-form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
                for (const name of ["beforeprint", "afterprint"]) {
                    addEventListener(name, () => document.querySelectorAll("#routes details").forEach((one) => {
                        /** @type {HTMLDetailsElement} */ (one).open = name === "beforeprint";
                    }));
                }
            }

            search() {
                const words = byID("search").value.toLowerCase().split(/\s+/).filter(Boolean);
                let count = 0;
                this.routes.forEach((route, index) => {
                    route.hidden = !words.every((/** @type {string} */ word) => this.texts[index].includes(word));
                    if (!route.hidden) count++;
                });
                for (const group of this.groups) group.hidden = !group.querySelector("article.route:not([hidden])");
                byID("found").textContent = words.length ? `${count} of ${this.routes.length}` : `${this.routes.length}`;
            }

            /** Shows a route, wherever it is.
             * @param {string} name */
            show(name) {
                const route = byID("route-" + name);
                if (!route) return;
                if (route.hidden) {
                    byID("search").value = "";
                    this.search();
                }
                const details = route.querySelector("details");
                if (details) details.open = true;
                route.scrollIntoView();
            }
        }
        """#

    /// What begins when the page is there.
    static let start = #"""
        (async () => {
            const catalogue = new Catalogue();
            for (const part of document.querySelectorAll(".scripted")) part.removeAttribute("hidden");
            /** @type {Data} */
            const data = JSON.parse(byID("data").textContent || "");
            /** @type {Engine} */
            let engine;
            try {
                engine = await Engine.load(byID("engine").textContent || "", byID("table").textContent || "");
            } catch (error) {
                for (const part of ["try", "make"]) byID(part).hidden = true;
                byID("failure").textContent = "Links cannot be tried here: " + error;
                byID("failure").hidden = false;
                return;
            }
            const trying = new Trying(engine, data), making = new Making(engine, data);
            const go = () => {
                const hash = location.hash;
                if (hash.startsWith("#link=")) trying.show(decoded(hash.slice(6)));
                else if (hash.startsWith("#make=")) {
                    making.show(decoded(hash.slice(6)));
                    byID("make").scrollIntoView();
                    making.choice.focus({ preventScroll: true });
                } else if (hash.startsWith("#route-")) catalogue.show(decoded(hash.slice(7)));
            };
            addEventListener("hashchange", go);
            document.addEventListener("click", (event) => {
                const link = event.target instanceof Element && event.target.closest("a[href^='#link=']");
                if (!link) return;
                event.preventDefault();
                trying.show(decoded((link.getAttribute("href") || "").slice(6)));
                byID("try").scrollIntoView();
                trying.field.focus({ preventScroll: true });
            });
            document.addEventListener("keydown", (event) => {
                const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
                if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
                event.preventDefault();
                byID("search").focus();
            });
            go();
            document.documentElement.dataset.ready = "true";
        })();

        /** @param {string} text */
        function decoded(text) {
            try { return decodeURIComponent(text); } catch { return text; }
        }
        """#

    /// Reads the page anew when its server says that the routes have changed.
    static let reloading = #"""
        new EventSource("/changes").addEventListener("message", () => location.reload());
        """#
}
