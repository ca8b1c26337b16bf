import { peopleEndpoints, roleKeys, roles } from '@homestead/contract/accounts';
import type { BodyOf, FieldRefusal } from '@homestead/contract/platform';
import { fieldRefusals } from '@homestead/contract/platform';
import { CsvError, parse } from 'csv-parse/sync';
import { withoutGuard } from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { refuseAccount } from '../refuse-account.ts';

const { createPerson, newPersonSchema, importColumns, IMPORT_MOST_ROWS, IMPORT_MOST_BYTES } =
  peopleEndpoints;

type GivenPerson = BodyOf<typeof createPerson>;

/** One record of the file. */
export interface CsvPerson {
  /** Which record of the file it is; the header is 1. */
  row: number;
  /** As it is in the file. */
  email: string;
  /** All its cells, by column. */
  cells: Readonly<Record<string, string>>;
  /** Null where `problems` say why. */
  given: GivenPerson | null;
  problems: FieldRefusal[];
}

/** A report of refused rows has this column; it may be sent again when they are corrected. */
export const PROBLEM_COLUMN = 'problem';
const known: ReadonlySet<string> = new Set([...importColumns, PROBLEM_COLUMN]);
const needed = ['first_name', 'last_name', 'email', 'role'];
const rolesByName = new Map(
  roleKeys.flatMap((key) => [[key, key] as const, [roles[key].label.toLowerCase(), key] as const]),
);

/**
 * The people of a CSV file: a header with the columns of the contract in any order, then at most
 * 500 records; a role is given by its key or its label. Refuses (csv-unreadable) a file that is too
 * large, can't be read, has unknown columns or lacks required ones.
 */
export function readPeopleCsv(csv: string): CsvPerson[] {
  if (Buffer.byteLength(csv) > IMPORT_MOST_BYTES) refuseCsv(fieldMessages.csvTooLarge());
  const [head = [], ...records] = readRecords(csv);
  const columns = head.map((name) => name.trim().toLowerCase());
  const unknown = columns.filter((name) => !known.has(name));
  if (unknown.length > 0)
    refuseCsv(fieldMessages.csvUnknownColumns({ columns: unknown.join(', ').slice(0, 200) }));
  if (new Set(columns).size < columns.length) refuseCsv(fieldMessages.csvColumnTwice());
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    refuseCsv(fieldMessages.csvMissingColumns({ columns: missing.join(', ') }));
  if (records.length === 0) refuseCsv(fieldMessages.csvEmpty());
  if (records.length > IMPORT_MOST_ROWS)
    refuseCsv(fieldMessages.csvTooLong({ max: IMPORT_MOST_ROWS }));
  return records.map((record, index) => readRecord(columns, record, index + 2));
}

function readRecords(csv: string): string[][] {
  try {
    return parse(csv, {
      bom: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: 10_000,
      to: IMPORT_MOST_ROWS + 2,
    });
  } catch (error) {
    if (error instanceof CsvError) {
      return refuseCsv(fieldMessages.csvError({ error: error.message.slice(0, 200) }));
    }
    throw error;
  }
}

function readRecord(columns: readonly string[], record: readonly string[], row: number): CsvPerson {
  const cells: Record<string, string> = Object.fromEntries(
    columns.map((name, index) => [name, withoutGuard(record[index] ?? '')]),
  );
  const email = cells.email ?? '';
  const role = cells.role ?? '';
  const parsed = newPersonSchema.safeParse(
    { ...cells, role: rolesByName.get(role.toLowerCase()) ?? role },
    { reportInput: true },
  );
  if (parsed.success) return { row, email, cells, given: parsed.data, problems: [] };
  const problems = fieldRefusals(parsed.error.issues, createPerson.labels);
  return { row, email, cells, given: null, problems };
}

function refuseCsv(message: string): never {
  return refuseAccount('csv-unreadable', {
    fields: [{ field: 'csv', label: fieldMessages.csv(), message }],
  });
}
