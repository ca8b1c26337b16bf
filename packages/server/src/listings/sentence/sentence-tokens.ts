/** One word, number or sign of a sentence. `start` and `end` are positions in the typed text. */
export interface Token {
  /** Lower case, without accents and apostrophes; a number without commas. */
  word: string;
  /** The value of a number in digits or as a word up to twelve; null for anything else. */
  value: number | null;
  start: number;
  end: number;
  /** Whether nothing is between this and the token before it, as in 450k. */
  isGlued: boolean;
}

const PIECE =
  /\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\S/gu;

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);
const FRACTION_SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Splits a text into words, numbers and signs, in one pass. Spaces are left out. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let before = -1;
  for (const match of text.matchAll(PIECE)) {
    const [piece] = match;
    const start = match.index;
    const end = start + piece.length;
    const word = foldWord(piece);
    tokens.push({ word, value: numberOf(word), start, end, isGlued: start === before });
    before = end;
  }
  return tokens;
}

/** The words of a name or phrase of ours, as sentences are compared with them. */
export function wordsOf(text: string): string[] {
  return readTokens(text).flatMap(({ word }) => (isSign(word) ? [] : [word]));
}

/** Whether this joins or ends words instead of being one; `#` means a number. */
export function isSign(word: string): boolean {
  return !/[\p{L}\p{N}#$%+<>≤≥~"“”&@]/u.test(word);
}

function foldWord(piece: string): string {
  return (
    piece
      .normalize('NFD')
      .replace(/[\p{M}'’,]/gu, '')
      .toLowerCase() || piece
  );
}

function numberOf(word: string): number | null {
  const first = word.charCodeAt(0);
  if ((first >= 48 && first <= 57) || (first === 46 && word.length > 1)) return Number(word);
  const named = NUMBER_WORDS.indexOf(word);
  return named >= 0 ? named : (FRACTION_SIGNS[word] ?? null);
}
