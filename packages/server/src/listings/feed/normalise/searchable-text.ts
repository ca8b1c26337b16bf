/**
 * Text in the form in which search looks for it: lower case, commas and doubled blanks gone. What
 * is typed has to go through it too.
 */
export function searchableText(parts: readonly (string | null)[]): string {
  return parts
    .filter((part) => part !== null)
    .join(' ')
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim();
}
