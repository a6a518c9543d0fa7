extension TypeScriptRuntime {
    /// The part of every generated file that is the same in all: what parameters take.
    static let rules = #"""
        // What parameters take.

        function integer(name: string, least: bigint, most: bigint, isLenient = false): Rule {
          const form = isLenient ? /^[-+]?[0-9]+$/ : /^(0|-?[1-9][0-9]*)$/;
          const within = (value: bigint) => (least <= value && value <= most ? value.toString() : undefined);
          return {
            name,
            write: (value) =>
              typeof value === "bigint" || (typeof value === "number" && Number.isInteger(value)) ? within(BigInt(value)) : undefined,
            read: (text) => (form.test(text) ? within(BigInt(text.replace("+", ""))) : undefined),
          };
        }

        /** A number of 53 or 24 bits. */
        function decimal(name: string, isSingle: boolean, isLenient = false): Rule {
          const form = isLenient
            ? /^[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?$/
            : /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?$/;
          const rounded = (value: number) => (isSingle ? Math.fround(value) : value);
          const spelled = (value: number) => {
            if (Number.isFinite(value)) return digits(value, isSingle);
            return isLenient ? (Number.isNaN(value) ? "nan" : value < 0 ? "-inf" : "inf") : undefined;
          };
          return {
            name,
            write: (value) => {
              if (typeof value !== "number") return undefined;
              const text = spelled(rounded(value));
              return isSingle && text !== undefined && Number(text) !== value ? undefined : text;
            },
            read: (text) => {
              if (isLenient && /^[-+]?(nan|inf|infinity)$/i.test(text)) return spelled(Number(text.replace(/inf(inity)?/i, "Infinity")));
              const value = rounded(Number(text));
              return form.test(text) && Number.isFinite(value) && (isLenient || !Object.is(value, -0)) ? spelled(value) : undefined;
            },
          };
        }

        /** The fewest digits that are read as the same number. */
        function digits(value: number, isSingle: boolean): string {
          if (value === 0) return "0";
          let text = value.toExponential();
          for (let count = 0; isSingle && count < 9; count += 1) {
            text = value.toExponential(count);
            if (Math.fround(Number(text)) === value) break;
          }
          const [, sign, first, others = "", power] = /^(-?)([0-9])(?:\.([0-9]+))?e([-+][0-9]+)$/.exec(text) ?? [];
          const all = first + others.replace(/0+$/, "");
          const exponent = Number(power);
          if (exponent < -4 || Math.abs(value) > (isSingle ? 2 ** 24 : 2 ** 53)) {
            return sign + first + (all.length > 1 ? "." + all.slice(1) : "") + "e" + exponent;
          }
          if (exponent < 0) return sign + "0." + "0".repeat(-exponent - 1) + all;
          const whole = all.slice(0, exponent + 1).padEnd(exponent + 1, "0");
          return sign + whole + (all.length > exponent + 1 ? "." + all.slice(exponent + 1) : "");
        }

        function truth(name: string, isLenient = false): Rule {
          return {
            name,
            write: (value) => (typeof value === "boolean" ? String(value) : undefined),
            read: (text) => {
              if (!isLenient) return text === "true" || text === "false" ? text : undefined;
              const small = text.toLowerCase();
              return ["true", "yes", "1"].includes(small) ? "true" : ["false", "no", "0"].includes(small) ? "false" : undefined;
            },
          };
        }

        function texts(name: string, takes: (text: string) => boolean): Rule {
          const read = (text: unknown) => (typeof text === "string" && takes(text) ? text : undefined);
          return { name, write: read, read };
        }

        function oneOf(name: string, all: readonly string[]): Rule {
          return {
            name,
            write: (value) => all.find((text) => text === value),
            read: (text, folds) => all.find((one) => one === text) ?? all.find((one) => isSame(one, text, folds)),
          };
        }

        /** The texts of a regular expression: for each state the bytes that lead on, and whether a text may end there. */
        function automaton(
          name: string, start: number, states: readonly (readonly (readonly [from: number, to: number, next: number])[])[],
          ends: readonly number[]
        ): Rule {
          return texts(name, (text) => {
            let state: number | undefined = start;
            for (const byte of utf8(text)) {
              state = states[state].find(([from, to]) => from <= byte && byte <= to)?.[2];
              if (state === undefined) return false;
            }
            return ends.includes(state);
          });
        }

        const anyText: Rule = texts("String", () => true);
        """#
}
