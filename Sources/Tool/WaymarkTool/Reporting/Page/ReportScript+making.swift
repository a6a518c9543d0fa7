extension ReportScript {
    /// Make a link: a form for each route, checked while somebody types.
    static let making = #"""
        class Making {
            /** @param {Engine} engine @param {Data} data */
            constructor(engine, data) {
                this.engine = engine;
                this.data = data;
                /** @type {HTMLSelectElement} */
                this.choice = byID("route");
                this.choice.addEventListener("change", () => this.draw(this.choice.value));
                byID("make-form").addEventListener("input", (/** @type {Event} */ event) => { if (event.target !== this.choice) this.print(); });
                byID("make-form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
                for (const copy of document.querySelectorAll("button[data-copy]")) {
                    copy.addEventListener("click", () => this.copy(/** @type {HTMLElement} */ (copy)));
                }
                this.draw(this.choice.value);
            }

            /** @param {string} name */
            show(name) {
                this.choice.value = name;
                this.draw(name);
            }

            /** @returns {Route | undefined} */
            get route() { return this.data.routes.find((one) => one.route === this.choice.value); }

            /** The fields of a route, filled in as its first example has them.
             * @param {string} name */
            draw(name) {
                const route = this.route;
                if (!route) return;
                const example = (this.data.examples[name] || []).map((link) => this.engine.match(link)).find((match) => match.route === name);
                const captures = (example && example.captures) || {};
                const fields = route.parameters.filter((one, index) => route.parameters.findIndex((other) => other.name === one.name) === index)
                    .map((one) => this.field(one, captures[one.name]));
                if (this.data.rest.includes(name)) {
                    const rest = /** @type {Parameter} */ ({ name: "", kind: "rest", type: "**", required: false, variants: "all" });
                    fields.push(this.field(rest, example && example.rest));
                }
                byID("fields").replaceChildren(...fields);
                byID("source").replaceChildren(...route.sources.map((source, index) => make("option", { value: String(index) }, shown(source))));
                byID("source-field").hidden = route.sources.length < 2;
                byID("make-summary").textContent = route.summary ? shown(route.summary) : "";
                this.print();
            }

            /** @param {Parameter} parameter @param {unknown} value @returns {HTMLElement} */
            field(parameter, value) {
                const { name, kind, type } = parameter;
                const isList = type.startsWith("[");
                const id = "field-" + (name || "**");
                const field = make(isList ? "textarea" : "input", { id, "data-name": name, "data-kind": kind, autocomplete: "off", spellcheck: "false" });
                if (isList) field.rows = 2;
                const words = this.data.types[type] || { words: "" };
                const texts = words.oneOf || (type.includes("|") ? type.split("|") : type === "Bool" ? ["true", "false"] : []);
                const label = make("label", { for: id }, make("span", { class: "parameter" }, shown(name || "rest of the path")), " ",
                    make("span", { class: "type" }, shown(type)));
                const standIn = parameter.default === undefined ? "" : `, ${valueText(parameter.default)} if left out`;
                const hint = (parameter.required ? "required" : "optional" + standIn) + (words.words ? ": " + words.words : "")
                    + (isList ? ", one a line" : kind === "rest" ? ", a path such as a/b" : "");
                const hintID = id + "-hint";
                field.setAttribute("aria-describedby", hintID);
                if (Array.isArray(value)) field.value = kind === "rest" ? value.map(encodeURIComponent).join("/") : value.join("\n");
                else if (value !== undefined && value !== null) field.value = String(value);
                const parts = [label, field, make("small", { id: hintID }, hint)];
                if (texts.length && !isList) {
                    field.setAttribute("list", id + "-list");
                    parts.push(make("datalist", { id: id + "-list" }, ...texts.map((text) => make("option", { value: text }))));
                }
                return make("div", { class: "field" }, ...parts);
            }

            print() {
                const route = this.route;
                if (!route) return;
                const values = [];
                let rest = "";
                const fields = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll("#fields [data-name]")]);
                for (const field of fields) {
                    const name = field.dataset.name || "";
                    if (field.value === "") continue;
                    if (name === "") rest = field.value;
                    else if (field.tagName === "TEXTAREA") values.push(...field.value.split("\n").filter((line) => line !== "").map((line) => name + "=" + line));
                    else values.push(name + "=" + field.value);
                }
                const answer = this.engine.print(route.route, route.sources.length > 1 ? byID("source").value : "", rest, values);
                const message = answer.message || "";
                for (const field of fields) {
                    const isMeant = answer.outcome !== "printed" && message.includes(`'${field.dataset.name}'`) && field.dataset.name !== "";
                    field.setAttribute("aria-invalid", String(isMeant));
                }
                byID("make-error").textContent = answer.outcome === "printed" ? "" : sentence(message);
                byID("make-result").hidden = answer.outcome !== "printed";
                if (answer.outcome === "printed") this.drawLink(answer.url || "");
            }

            /** @param {string} link */
            drawLink(link) {
                byID("printed").textContent = shown(link);
                byID("printed").setAttribute("href", "#link=" + fragment(link));
                const code = Code.picture(link);
                byID("qr").replaceChildren(code || make("p", {}, "The link is too long for a QR code."));
                byID("simctl").textContent = "xcrun simctl openurl booted " + quoted(link);
                byID("adb").textContent = "adb shell " + quoted("am start -W -a android.intent.action.VIEW -d " + quoted(link, '"'));
            }

            /** @param {HTMLElement} button */
            async copy(button) {
                const text = byID(button.dataset.copy || "").textContent || "";
                const label = button.textContent;
                try {
                    await navigator.clipboard.writeText(text);
                    button.textContent = "Copied";
                } catch {
                    getSelection()?.selectAllChildren(byID(button.dataset.copy || ""));
                    button.textContent = "Selected";
                }
                byID("spoken").textContent = button.textContent;
                setTimeout(() => (button.textContent = label), 1500);
            }
        }

        /** A word of a shell.
         * @param {string} text @param {string} [mark] */
        function quoted(text, mark = "'") {
            if (mark === '"' && !/["$`\\!]/.test(text)) return `"${text}"`;
            return "'" + text.replaceAll("'", "'\\''") + "'";
        }
        """#
}
