/** Gives what a field of a form holds. */
export type Typed = (name: string) => string;

/** Looks at a whole form: messages by field name, null where all is well. */
export type FormRule = (typed: Typed) => Record<string, string | null>;

/** The messages of a rule alone; null when all is well. */
export function problemsOf(rule: FormRule, typed: Typed): Record<string, string> | null {
  const found = Object.entries(rule(typed)).flatMap(([name, message]) =>
    message ? [[name, message] as const] : [],
  );
  return found.length > 0 ? Object.fromEntries(found) : null;
}
