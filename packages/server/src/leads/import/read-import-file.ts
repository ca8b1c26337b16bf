import { LEAD_IMPORT_MAX_COLUMNS, LEAD_IMPORT_MAX_ROWS } from '@homestead/contract/leads';
import { CsvError, parse } from 'csv-parse/sync';
import { importMessages } from '../messages/import.ts';
import { refuseLead } from '../refuse-lead.ts';

/** A file of leads: its heads, and its records as they are. */
export interface ImportFile {
  heads: string[];
  records: string[][];
}

const separators = [',', ';', '\t'] as const;
const RECORD_MAX = 40_000;
const HEAD_MAX = 120;

/**
 * Reads a CSV file with commas, semicolons or tabs. Refuses (import-unreadable) one that isn't CSV,
 * has no records or too many, or whose first line doesn't name its columns.
 */
export function readImportFile(text: string): ImportFile {
  const [first = [], ...records] = readRecords(text);
  const heads = first.map((head) => head.slice(0, HEAD_MAX));
  if (heads.length > LEAD_IMPORT_MAX_COLUMNS) {
    refuseFile(importMessages.tooWide({ most: LEAD_IMPORT_MAX_COLUMNS }));
  }
  if (heads.every((head) => head === '')) refuseFile(importMessages.noHeads());
  if (records.length === 0) refuseFile(importMessages.empty());
  if (records.length > LEAD_IMPORT_MAX_ROWS) {
    refuseFile(importMessages.tooLong({ most: LEAD_IMPORT_MAX_ROWS }));
  }
  return { heads, records };
}

function readRecords(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      trim: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: RECORD_MAX,
      to: LEAD_IMPORT_MAX_ROWS + 2,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuseFile(importMessages.unreadable({ error: error.message.slice(0, 200) }));
  }
}

/** What separates the cells of the first line. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const outside = line.replace(/"[^"]*"/g, '');
  const counted = separators.map((sign) => ({ sign, count: outside.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

function refuseFile(message: string): never {
  const field = { field: 'file', label: importMessages.file(), message };
  return refuseLead('import-unreadable', { fields: [field], message });
}
