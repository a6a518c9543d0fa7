extension TypeScriptRuntime {
    /// The part of every generated file that is the same in all: where a link leads that was written.
    static let reading = #"""
        // Where a link leads.

        function checkLeadsBack(
          form: Form, parts: Parts, values: Values, fail: (code: string, message: string) => LinkError
        ): void {
          const { rivals = [], hostRivals = [] } = form;
          for (const number of [...new Set([...rivals, ...hostRivals])].sort((a, b) => a - b)) {
            const rival = forms[number];
            const captures = (rivals.includes(number) ? read(rival, parts, form, false) : undefined)
              ?? (hostRivals.includes(number) ? read(rival, parts, form, true) : undefined);
            if (captures === undefined) continue;
            if (captures === "repeated") throw fail("rejected-link", "the link would be rejected: an item stands twice");
            if (rival.route === form.route && holds(captures, rival, form, values)) return;
            const place = rival.route === form.route ? "does not lead back to the same values" : `leads to '${rival.route}' instead`;
            throw fail("leads-elsewhere", `'${parts.text}' ${place}`);
          }
          throw fail("leads-elsewhere", `'${parts.text}' leads nowhere`);
        }

        function parametersOf(form: Form): Parameter[] {
          const pieces = form.path.flatMap((segment) =>
            segment === null || isRun(segment) ? [] : Array.isArray(segment) ? [...segment] : [segment as Piece]);
          const all = [...pieces, ...(form.items ?? []).map(([, value]) => value), form.fragment];
          return all.filter((piece): piece is Parameter => typeof piece === "object" && piece !== null);
        }

        /** Whether what a form read is what was written, and nothing else but what stands for absent values. */
        function holds(captures: Captures, rival: Form, form: Form, values: Values): boolean {
          const same = (name: string, rule: Rule | undefined) => {
            const given = values[name];
            const found = captures[name];
            if (given === undefined || found === undefined) return given === undefined && found === undefined;
            const texts = (Array.isArray(given) ? given : [given]).map((one) => (rule ? rule.write(one) : String(one)));
            const others = typeof found === "string" ? [found] : found;
            return texts.length === others.length && texts.every((text, index) => text === others[index]);
          };
          const parameters = parametersOf(rival);
          const runs = rival.path.filter((segment): segment is Run => isRun(segment));
          const rest = (values["**"] ?? []) as readonly string[];
          const taken = (captures["**"] ?? []) as readonly string[];
          const named = new Set([...parameters.map((one) => one.name), ...runs.map((one) => one.run)]);
          return parameters.every((one) => {
            if (one.name === null || same(one.name, one.rule)) return true;
            return values[one.name] === undefined && (typeof one.absent === "object" || one.only !== undefined);
          }) && runs.every((one) => one.run === null || same(one.run, undefined))
            && form.path.every((one) => !isRun(one) || one.run === null || values[one.run] === undefined || named.has(one.run))
            && parametersOf(form).every((one) => {
              const isGiven = one.name !== null && (values[one.name] ?? one.only) !== undefined;
              return !isGiven || rival === form || named.has(one.name);
            })
            && rest.length === taken.length && rest.every((text, index) => text === taken[index]);
        }

        function read(rival: Form, parts: Parts, written: Form, host: boolean): Captures | "repeated" | undefined {
          const isFirst = written.hostIsFirst ?? false;
          let segments = parts.segments;
          let hasHost = isFirst && segments.length > 0;
          if (isFirst && !host) segments = segments.slice(1);
          if (!isFirst && host) {
            const name = /:\/\/([^/:]+)/.exec(written.source ?? "")?.[1];
            hasHost = name !== undefined;
            if (name !== undefined) segments = [name, ...segments];
          }
          const captures: Captures = {};
          if (!readPath(rival.path, 0, segments, 0, host && hasHost, captures)) return undefined;
          let isRepeated = false;
          for (const [name, value] of rival.items ?? []) {
            const found = readItem(name, value, parts);
            if (found === "misfit") return undefined;
            if (found === "repeated") isRepeated = true;
            else if (found !== undefined && value !== null && typeof value === "object" && value.name !== null) {
              captures[value.name] = found;
            }
          }
          if (rival.fragment !== undefined) {
            const found = readFragment(rival.fragment, parts.fragment);
            if (found === "misfit") return undefined;
            const name = typeof rival.fragment === "object" ? rival.fragment.name : null;
            if (found !== undefined && name !== null) captures[name] = found;
          }
          return isRepeated ? "repeated" : captures;
        }

        function readPath(
          path: readonly Segment[], index: number, segments: readonly string[], position: number, hasHost: boolean, captures: Captures
        ): boolean {
          if (index === path.length) return position === segments.length;
          const segment = path[index];
          if (isRun(segment)) return readRun(segment, path, index, segments, position, hasHost, captures);
          if (position === segments.length) return false;
          const folds = policy.isCaseInsensitive || (hasHost && position === 0 && !policy.comparesHostSegmentsExactly);
          return readSegment(segment, segments[position], folds, captures)
            && readPath(path, index + 1, segments, position + 1, hasHost, captures);
        }

        function readRun(
          run: Run, path: readonly Segment[], index: number, segments: readonly string[], position: number, hasHost: boolean,
          captures: Captures
        ): boolean {
          const next = path[index + 1];
          for (let length = run.minimum; position + length <= segments.length; length += 1) {
            const end = position + length;
            if (run.stops && next !== undefined && !isRun(next)) {
              const folds = policy.isCaseInsensitive || (hasHost && end === 0 && !policy.comparesHostSegmentsExactly);
              if (end === segments.length || !readSegment(next, segments[end], folds, {})) continue;
            }
            if (readPath(path, index + 1, segments, end, hasHost, captures)) {
              if (run.run !== null) captures[run.run] = segments.slice(position, end);
              else captures["**"] = segments.slice(position, end);
              return true;
            }
            if (run.stops && next !== undefined) return false;
          }
          return false;
        }

        function isSame(a: string, b: string, folds: boolean): boolean {
          const small = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
          return a === b || (folds && small(a) === small(b));
        }

        function readSegment(segment: Segment, text: string, folds: boolean, captures: Captures): boolean {
          if (segment === null) return true;
          if (typeof segment === "string") return isSame(segment, text, folds);
          const pieces = (Array.isArray(segment) ? segment : [segment]) as readonly Piece[];
          return readPieces(pieces, 0, text, 0, folds, captures);
        }

        function readPieces(
          pieces: readonly Piece[], index: number, text: string, position: number, folds: boolean, captures: Captures
        ): boolean {
          if (index === pieces.length) return position === text.length;
          const piece = pieces[index];
          if (typeof piece === "string") {
            const end = position + piece.length;
            return isSame(piece, text.slice(position, end), folds) && readPieces(pieces, index + 1, text, end, folds, captures);
          }
          const isAny = piece.rule === anyText;
          const isBetween = !isAny && pieces.slice(0, index).some((one) => typeof one === "object")
            && pieces.slice(index + 1).some((one) => typeof one === "object");
          const ends = index + 1 === pieces.length ? [text.length] : Array.from({ length: text.length - position }, (_, offset) => position + offset + 1);
          for (const end of ends) {
            if (end <= position) continue;
            const part = text.slice(position, end);
            if (isBetween && utf8(part).length > 128) return false;
            const value = piece.rule.read(part, folds);
            if (value === undefined || !readPieces(pieces, index + 1, text, end, folds, captures)) continue;
            if (piece.name !== null) captures[piece.name] = value;
            return true;
          }
          return false;
        }

        type Found = string | readonly string[] | undefined | "misfit" | "repeated";

        function readItem(name: string, value: Piece | null, parts: Parts): Found {
          const items = parts.items.filter((item) => item.name === name);
          if (value === null || typeof value === "string") return counted(items.map((item) => (item.value === value ? undefined : "misfit")));
          if (items.length === 0) return absent(value);
          if (value.list) {
            const texts = items.flatMap((item) => (item.value === null ? [] : value.list === "items" ? [item.value] : item.elements));
            if (texts.length === 0) return absent(value);
            const found = texts.map((text) => value.rule.read(text, false));
            if (found.some((one) => one === undefined)) return value.absent === "lenient" ? undefined : "misfit";
            return found as string[];
          }
          const valued = policy.repeatedItems === "firstValid" ? items.filter((item) => item.value !== null) : items;
          const found = counted((valued.length === 0 ? items : valued).map((item) =>
            item.value === null ? absent(value) : value.rule.read(item.value, false) ?? "misfit"));
          return found === "misfit" && value.absent === "lenient" ? undefined : found;
        }

        function counted(found: readonly Found[]): Found {
          const isFit = (one: Found) => one !== "misfit";
          const fits = found.filter(isFit);
          switch (policy.repeatedItems) {
            case "rejected": return found.length > 1 && fits.length > 0 ? "repeated" : fits.length > 0 ? fits[0] : "misfit";
            case "firstValid": return fits.length > 0 ? fits[0] : "misfit";
            case "first": return found.length > 0 ? found[0] : "misfit";
            default: return found.length > 0 ? found[found.length - 1] : "misfit";
          }
        }

        function absent(parameter: Parameter): Found {
          if (parameter.absent === undefined) return "misfit";
          if (typeof parameter.absent !== "object") return undefined;
          const texts = parameter.absent.map((text) => parameter.rule.read(text, false) ?? text);
          return parameter.list ? texts : texts[0];
        }

        function readFragment(expected: Piece, fragment: string | undefined): Found {
          if (typeof expected === "string") return fragment === expected ? undefined : "misfit";
          if (fragment === undefined) return absent(expected);
          return expected.rule.read(fragment, false) ?? (expected.absent === "lenient" ? undefined : "misfit");
        }
        """#
}
