/** Text for something not known (decision 15). */
export const UNKNOWN = '–';

/** A whole number with commas: 12345 → "12,345". Rounds to whole. */
export function groupedText(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** At most two decimals, none that are zero: 0.5 → "0.5", 2 → "2". */
export function decimalText(value: number): string {
  const [whole = '0', part] = String(Math.round(value * 100) / 100).split('.');
  return part ? `${groupedText(Number(whole))}.${part}` : groupedText(Number(whole));
}

/** "1 bed", "3 beds"; the plural adds an s unless given. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${decimalText(count)} ${count === 1 ? one : many}`;
}
