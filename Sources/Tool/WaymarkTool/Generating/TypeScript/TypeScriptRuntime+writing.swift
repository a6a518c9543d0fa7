extension TypeScriptRuntime {
    /// The part of every generated file that is the same in all: how links are written.
    static let writing = #"""
        // How links are written. What follows is the same in every file.

        /** Why a link was not written. */
        export class LinkError extends Error {
          /**
           * @param code What is wrong, in a word that stays the same: `missing-value`, `invalid-value`, `empty-segment-value`,
           *   `dot-segment-value`, `empty-list`, `unknown-parameter`, `unprintable`, `rejected-link`, `leads-elsewhere`.
           * @param route The route whose link was to be written.
           */
          constructor(readonly code: string, readonly route: string, message: string) {
            super(`${route}: ${message}`);
            this.name = "LinkError";
          }
        }

        /** What a parameter takes. */
        interface Rule {
          readonly name: string;
          /** The text of a value; nothing if the parameter does not take it. */
          write(value: unknown): string | undefined;
          /** The value of a text as text; nothing if the parameter does not take it. */
          read(text: string, folds: boolean): string | undefined;
        }

        interface Parameter {
          readonly name: string | null;
          readonly rule: Rule;
          /** Of items: how a list is written. */
          readonly list?: "commas" | "items";
          /** Of items and fragments: whether it may be absent, and what stands for it then. */
          readonly absent?: "optional" | "lenient" | readonly string[];
          /** The only text that it takes. */
          readonly only?: string;
        }

        interface Run {
          readonly run: string | null;
          readonly minimum: number;
          readonly stops: boolean;
        }

        type Piece = string | Parameter;
        type Segment = null | Piece | readonly Piece[] | Run;
        type Item = readonly [name: string, value: Piece | null];

        interface Form {
          readonly route: string;
          /** What stands before the path; nothing if nothing can be written. */
          readonly source?: string;
          /** Whether the first segment is written as the host. */
          readonly hostIsFirst?: boolean;
          /** Whether the host counts as a segment, because some source reads it so. */
          readonly countsHost?: boolean;
          readonly path: readonly Segment[];
          readonly items?: readonly Item[];
          readonly fragment?: Piece;
          /** The forms that may take its links, the best first and itself last, with the host apart from the path. */
          readonly rivals?: readonly number[];
          /** Those that may take them with the host as the first segment. */
          readonly hostRivals?: readonly number[];
        }

        type Value = string | number | bigint | boolean;
        type Values = { readonly [name: string]: Value | readonly Value[] | undefined };
        type Captures = { [name: string]: string | readonly string[] };

        /** A link in parts, decoded. */
        interface Parts {
          readonly segments: string[];
          readonly items: { name: string; value: string | null; elements: string[] }[];
          fragment?: string;
          text: string;
        }

        function isRun(segment: Segment): segment is Run {
          return segment !== null && typeof segment === "object" && "run" in segment;
        }

        /** Writes the first form that takes the values, and whose link leads back to them. */
        function write(route: string, numbers: readonly number[], values: Values): string {
          let failure: LinkError | undefined;
          for (const number of numbers) {
            try {
              return writeForm(route, forms[number], values);
            } catch (error) {
              if (!(error instanceof LinkError)) throw error;
              if (failure === undefined || weight(failure) < weight(error)) failure = error;
            }
          }
          throw failure;
        }

        function weight(error: LinkError): number {
          switch (error.code) {
            case "invalid-value": case "empty-segment-value": case "empty-list": case "dot-segment-value": return 4;
            case "leads-elsewhere": case "rejected-link": return 3;
            case "missing-value": return 2;
            case "unknown-parameter": case "unprintable": return 1;
            default: return 0;
          }
        }

        function writeForm(route: string, form: Form, values: Values): string {
          const parts: Parts = { segments: [], items: [], text: "" };
          const fail = (code: string, message: string) => new LinkError(code, route, message);
          const used = new Set<string>();

          function text(parameter: Parameter, value: unknown): string {
            const text = parameter.rule.write(value);
            if (text === undefined || !isText(text)) {
              throw fail("invalid-value", `'${value}' is not a value of '${parameter.name}', which takes ${parameter.rule.name}`);
            }
            return text;
          }

          function piece(parameter: Parameter, isWhole: boolean): string {
            if (parameter.name === null) throw fail("unprintable", "a part takes text and has no name");
            used.add(parameter.name);
            const value = values[parameter.name];
            if (value === undefined) throw fail("missing-value", `parameter '${parameter.name}' has no value`);
            const written = text(parameter, value);
            if (written === "") throw fail("empty-segment-value", `the value of '${parameter.name}' is empty`);
            if (isWhole) checkDots(parameter.name, written);
            return written;
          }

          function checkDots(name: string, text: string): void {
            if (text === "." || text === "..") throw fail("dot-segment-value", `the value of '${name}' would be a dot segment`);
          }

          let takesRest = false;
          function run(segment: Run): readonly string[] {
            const name = segment.run ?? "**";
            const value = segment.run === null && takesRest ? [] : values[name] ?? (segment.run === null ? [] : undefined);
            if (segment.run === null) takesRest = true;
            used.add(name);
            if (value === undefined) throw fail("missing-value", `parameter '${name}' has no value`);
            const texts = (Array.isArray(value) ? value : [value]).map(String);
            for (const text of texts) {
              if (!isText(text)) throw fail("invalid-value", `'${text}' is no text`);
              if (text === "") throw fail("empty-segment-value", `the value of '${name}' is empty`);
              checkDots(name, text);
            }
            if (texts.length < segment.minimum) throw fail("missing-value", `parameter '${name}' has no value`);
            return texts;
          }

          function item(name: string, value: Piece | null): void {
            if (value === null || typeof value === "string") {
              parts.items.push({ name, value, elements: value === null ? [] : value.split(",") });
              return;
            }
            const isRequired = value.absent === undefined;
            if (value.name === null) {
              if (isRequired) throw fail("unprintable", `'${name}' takes text and has no name`);
              return;
            }
            used.add(value.name);
            const given = values[value.name] ?? value.only;
            if (given === undefined) {
              if (isRequired) throw fail("missing-value", `parameter '${value.name}' has no value`);
              return;
            }
            if (isDefault(value, given)) return;
            const elements: readonly unknown[] = value.list && Array.isArray(given) ? given : [given];
            if (elements.length === 0) throw fail("empty-list", `the list '${value.name}' is empty`);
            const texts = elements.map((element) => text(value, element));
            if (value.list === "commas") {
              parts.items.push({ name, value: texts.join(","), elements: texts });
            } else {
              for (const text of texts) parts.items.push({ name, value: text, elements: text.split(",") });
            }
          }

          function fragment(value: Piece): void {
            if (typeof value === "string") {
              parts.fragment = value;
              return;
            }
            const given = value.name === null ? undefined : values[value.name];
            if (value.name === null || given === undefined) {
              if (value.absent !== undefined) return;
              throw value.name === null
                ? fail("unprintable", "the fragment takes text and has no name")
                : fail("missing-value", `parameter '${value.name}' has no value`);
            }
            used.add(value.name);
            if (!isDefault(value, given)) parts.fragment = text(value, given);
          }

          for (const segment of form.path) {
            if (segment === null) throw fail("unprintable", "'*' takes text and has no name");
            if (typeof segment === "string") parts.segments.push(segment);
            else if (isRun(segment)) parts.segments.push(...run(segment));
            else if (Array.isArray(segment)) {
              parts.segments.push(segment.map((one: Piece) => (typeof one === "string" ? one : piece(one, false))).join(""));
            } else parts.segments.push(piece(segment as Parameter, true));
          }
          if (!takesRest && Array.isArray(values["**"]) && values["**"].length > 0) {
            throw fail("unknown-parameter", "the pattern has no unnamed run of segments");
          }
          for (const [name, value] of form.items ?? []) item(name, value);
          if (form.fragment !== undefined) fragment(form.fragment);
          for (const name of Object.keys(values)) {
            if (name !== "**" && values[name] !== undefined && !used.has(name) && !hasCapture(form, name)) {
              throw fail("unknown-parameter", `the pattern has no parameter named '${name}'`);
            }
          }
          if (form.source === undefined) throw fail("no-source", "the sources have no single scheme and host to write");
          parts.text = joined(form.source, form, parts);
          const rejection = rejectionOf(form, parts);
          if (rejection !== undefined) throw fail("rejected-link", `the link would be rejected: ${rejection}`);
          checkLeadsBack(form, parts, values, fail);
          return parts.text;
        }

        function hasCapture(form: Form, name: string): boolean {
          const isIt = (piece: Piece | null | undefined) => typeof piece === "object" && piece !== null && piece.name === name;
          return isIt(form.fragment) || (form.items ?? []).some(([, value]) => isIt(value));
        }

        function isDefault(parameter: Parameter, value: unknown): boolean {
          if (typeof parameter.absent !== "object") return false;
          const given = parameter.list && Array.isArray(value) ? value : [value];
          const texts = given.map((one) => parameter.rule.write(one));
          const standing = parameter.absent.map((one) => parameter.rule.read(one, false));
          return texts.length === standing.length && texts.every((text, index) => text !== undefined && text === standing[index]);
        }

        function joined(source: string, form: Form, parts: Parts): string {
          let text = source;
          parts.segments.forEach((segment, index) => {
            const isHost = index === 0 && form.hostIsFirst;
            text += isHost ? escape(segment, "") : "/" + escape(segment, kept.segment);
          });
          if (parts.segments.length === 0 && !form.hostIsFirst) text += "/";
          const listed = new Set((form.items ?? []).filter(([, value]) => isCommaList(value)).map(([name]) => name));
          parts.items.forEach((item, index) => {
            text += (index === 0 ? "?" : "&") + escape(item.name, kept.item);
            if (item.value === null) return;
            text += "=" + (listed.has(item.name)
              ? item.elements.map((element) => escape(element, kept.element)).join(",")
              : escape(item.value, kept.item));
          });
          return parts.fragment === undefined ? text : text + "#" + escape(parts.fragment, kept.fragment);
        }

        function isCommaList(value: Piece | null): boolean {
          return typeof value === "object" && value !== null && value.list === "commas";
        }

        function escape(text: string, keeping: string): string {
          let escaped = "";
          for (const character of text) {
            if (/[A-Za-z0-9._~-]/.test(character) || keeping.includes(character)) escaped += character;
            else for (const byte of utf8(character)) escaped += "%" + byte.toString(16).toUpperCase().padStart(2, "0");
          }
          return escaped;
        }

        function utf8(text: string): number[] {
          const bytes: number[] = [];
          for (const character of text) {
            const scalar = character.codePointAt(0) ?? 0;
            if (scalar < 0x80) bytes.push(scalar);
            else if (scalar < 0x800) bytes.push(0xc0 | (scalar >> 6), 0x80 | (scalar & 0x3f));
            else if (scalar < 0x10000) bytes.push(0xe0 | (scalar >> 12), 0x80 | ((scalar >> 6) & 0x3f), 0x80 | (scalar & 0x3f));
            else {
              bytes.push(0xf0 | (scalar >> 18), 0x80 | ((scalar >> 12) & 0x3f));
              bytes.push(0x80 | ((scalar >> 6) & 0x3f), 0x80 | (scalar & 0x3f));
            }
          }
          return bytes;
        }

        /** Whether a text is one of Unicode: no half of a pair stands alone. */
        function isText(text: string): boolean {
          return !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
        }

        // What is wrong with a link as a whole.

        function rejectionOf(form: Form, parts: Parts): string | undefined {
          const texts = [...parts.segments, ...parts.items.flatMap((item) => [item.name, item.value ?? ""]), parts.fragment ?? ""];
          if (parts.text.length > policy.maximumLength) return "it is too long";
          const hosts = form.countsHost ? 1 : 0;
          if (parts.segments.length + hosts > policy.maximumSegments) return "it has too many segments";
          if (parts.items.length > policy.maximumQueryItems) return "it has too many items";
          const controls = /[\u0000-\u001F\u007F-\u009F]/;
          const isControlled = form.hostIsFirst && parts.segments.length > 0 && controls.test(parts.segments[0]);
          if (isControlled || (!policy.allowsControlCharacters && texts.some((text) => controls.test(text)))) {
            return "it has a control character";
          }
          const first = parts.segments[0] ?? "";
          if (form.hostIsFirst && policy.ignoresDomainHosts && (first.includes(".") || first === "localhost")) {
            return "its first segment is read as a host that is ignored";
          }
          for (const segment of parts.segments) {
            if (segment === "." || segment === "..") return "it has a dot segment";
            if (!policy.allowsTraversal && segment.split(/[/\\]/).includes("..")) return "a value climbs";
          }
          return undefined;
        }
        """#
}
