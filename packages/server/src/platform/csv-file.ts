import { stringify } from 'csv-stringify/sync';

/** What a CSV file starts with. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A CSV file (RFC 4180) of these rows, in UTF-8 with a byte order mark, as spreadsheets expect it
 * . A cell that a spreadsheet would take for a formula (it starts with =, +, -, @, a wide
 * form of these, a tab or a carriage return) gets an apostrophe in front; {@link withoutGuard}
 * removes it.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + csvLines(rows);
}

/** The lines of such a file without its start, for one that is sent while it is made. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(rows as string[][], {
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: '\r\n',
  });
}

/** A cell as it was before {@link csvFile} guarded it. */
export function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
