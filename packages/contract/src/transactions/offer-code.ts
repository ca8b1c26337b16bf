const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LETTERS_USED = 23;

/**
 * The code of an offer: year, number and a check letter, such as HS-26-00042-K. The letter
 * is the digits modulo 23, so one wrong digit and two swapped ones are noticed.
 */
export function offerCode(year: number, number: number): string {
  return codeOf('HS', year, number);
}

/** The code of a listing file, made the same way, such as LF-26-00007-T. */
export function listingFileCode(year: number, number: number): string {
  return codeOf('LF', year, number);
}

function codeOf(prefix: string, year: number, number: number): string {
  const digits = `${String(year % 100).padStart(2, '0')}${String(number).padStart(5, '0')}`;
  return `${prefix}-${digits.slice(0, 2)}-${digits.slice(2)}-${letterOf(digits)}`;
}

/** Whether a text is a code with the right check letter; case and spaces don't matter. */
export function isOfferCode(text: string): boolean {
  const match = /^HS-(\d{2})-(\d{5,12})-([A-Z])$/.exec(text.trim().toUpperCase());
  return match !== null && match[3] === letterOf(`${match[1]}${match[2]}`);
}

const letterOf = (digits: string) => LETTERS[Number(BigInt(digits) % BigInt(LETTERS_USED))] ?? '';
