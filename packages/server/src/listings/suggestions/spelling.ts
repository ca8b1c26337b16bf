/** Lower case without accents, with single spaces: the form in which suggestions are compared. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'/-]+/gu, ' ')
    .trim();
}

/**
 * The trigrams of each word, with two spaces before it like PostgreSQL's pg_trgm, but none for its
 * end, which may still be being typed. Takes folded text.
 */
export function trigramsOf(text: string): string[] {
  const trigrams = new Set<string>();
  for (const word of text.split(' ')) {
    const padded = `  ${word}`;
    for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return [...trigrams];
}

/**
 * How many letters were added, omitted, changed or swapped with their neighbor between the typed
 * text and the nearest prefix of a text (optimal string alignment).
 */
export function typingErrors(typed: string, text: string): number {
  const width = Math.min(text.length, typed.length + 2);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === text[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (typed[row - 1] === text[column - 2] && typed[row - 2] === text[column - 1]) {
        errors = Math.min(errors, (beforeLast[column - 2] ?? errors) + 1);
      }
      current.push(errors);
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

/** How many typos are tolerated in a text of this length: none in up to three letters. */
export function forgivenErrors(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}
