/** Returns the value of a form field. */
export type Typed = (name: string) => string;

/** Checks a whole form: messages by field name, null for valid fields. */
export type FormRule = (typed: Typed) => Record<string, string | null>;

/**
 * The text of a field that was sent; empty if it wasn't. Several values are separated by spaces.
 */
export function textIn(form: FormData, name: string): string {
  const texts = form.getAll(name).filter((value) => typeof value === 'string' && value !== '');
  return texts.join(' ');
}

/** Only the messages of a rule; null if the form is valid. */
export function problemsOf(rule: FormRule, typed: Typed): Record<string, string> | null {
  const found = Object.entries(rule(typed)).flatMap(([name, message]) =>
    message ? [[name, message] as const] : [],
  );
  return found.length > 0 ? Object.fromEntries(found) : null;
}
