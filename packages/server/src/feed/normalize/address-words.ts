const directions: Readonly<Record<string, string>> = {
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
};

/** Street suffixes by the short form of the U.S. Postal Service (Publication 28, appendix C1). */
const suffixes: Readonly<Record<string, string>> = {
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  cove: 'cv',
  drive: 'dr',
  highway: 'hwy',
  lane: 'ln',
  parkway: 'pkwy',
  pky: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  road: 'rd',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  trail: 'trl',
};

const shortForms = new Map(Object.entries({ ...directions, ...suffixes }));
const isDirection = (word: string) => Object.values(directions).includes(word);

/**
 * Words of an address in lower case, one spelling for each: "North 80th Avenue" is n, 80th, ave.
 */
export function addressWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '')
    .map((word) => shortForms.get(word) ?? word);
}

/**
 * Text prepared for search, with a space before and after every word, so `' 80th '` finds a whole
 * word.
 */
export function searchableText(parts: readonly (string | null)[]): string {
  return ` ${parts.flatMap((part) => addressWords(part ?? '')).join(' ')} `;
}

const MAX_TERMS = 20;

/**
 * Terms that a {@link searchableText} must contain to match typed text: whole words, a house number
 * or direction together with the next word, and the beginning of the last word.
 */
export function searchTerms(text: string | null | undefined): string[] {
  const words = addressWords(text ?? '').slice(0, MAX_TERMS);
  const terms: string[] = [];
  let term = ' ';
  words.forEach((word, at) => {
    const isLast = at === words.length - 1;
    term += isLast ? word : `${word} `;
    const isHouseNumber = at === 0 && /^\d{1,4}[a-z]?$/.test(word);
    if (isLast || !(isHouseNumber || isDirection(word))) {
      terms.push(term);
      term = ' ';
    }
  });
  return [...new Set(terms)];
}
