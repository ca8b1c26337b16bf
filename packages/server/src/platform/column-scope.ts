import { type Caller, holds, mayEdit } from './caller.ts';
import { fieldMessages } from './messages.ts';
import { refuse } from './refusal-error.ts';

/**
 * Fields of a record that need a permission besides the record's own, by their names on the wire
 * . A caller sees a field with any of `see`, and changes it when one of `change` may be
 * edited; without `change`, seeing it and changing the record is enough. `needsAll` asks
 * for all of the permissions in place of any. People see all of their own record.
 */
export type ColumnScope = Readonly<Record<string, ColumnRule>>;

interface ColumnRule {
  readonly label: () => string;
  readonly see: readonly string[];
  readonly change?: readonly string[];
  readonly needsAll?: true;
}

interface Owned {
  /** The record is about the caller. */
  isOwn?: boolean;
}

/** The fields that the caller may not see, in the scope's order. */
export function hiddenColumns(
  caller: Caller,
  scope: ColumnScope,
  { isOwn = false }: Owned = {},
): string[] {
  if (isOwn) return [];
  return Object.keys(scope).filter((field) => !sees(caller, scope[field]));
}

/** The fields that the caller may not change; those that they may not see are among them. */
export function fixedColumns(
  caller: Caller,
  scope: ColumnScope,
  { isOwn = false }: Owned = {},
): string[] {
  if (isOwn) return [];
  return Object.keys(scope).filter((field) => {
    const rule = scope[field];
    // Only columns are granted for editing, too.
    const may = (key: string) => (key.startsWith('column-') ? mayEdit : holds)(caller, key);
    return !sees(caller, rule) || !admits(rule, rule?.change, may);
  });
}

/** The row as the caller sees it: hidden fields are null. */
export function seenColumns<Row extends object>(
  caller: Caller,
  scope: ColumnScope,
  row: Row,
  owned?: Owned,
): Row {
  const hidden = hiddenColumns(caller, scope, owned).filter((field) => field in row);
  return { ...row, ...Object.fromEntries(hidden.map((field) => [field, null])) };
}

/** Refuses (not-permitted), naming the fields, when one of the given fields is hidden. */
export function requireSeen(
  caller: Caller,
  scope: ColumnScope,
  given: Iterable<string>,
  owned?: Owned,
): void {
  refuseAmong(scope, hiddenColumns(caller, scope, owned), given);
}

/** Refuses (not-permitted), naming the fields, to write one that the caller may not change. */
export function refuseColumns(
  caller: Caller,
  scope: ColumnScope,
  given: object,
  owned?: Owned,
): void {
  const written = Object.entries(given).filter(([, value]) => value !== undefined);
  refuseAmong(
    scope,
    fixedColumns(caller, scope, owned),
    written.map(([field]) => field),
  );
}

function refuseAmong(scope: ColumnScope, refused: readonly string[], given: Iterable<string>) {
  const fields = [...given].filter((field) => refused.includes(field));
  if (fields.length === 0) return;
  refuse('not-permitted', {
    fields: fields.map((field) => {
      const label = scope[field]?.label() ?? field;
      return { field, label, message: fieldMessages.columnNotPermitted({ label }) };
    }),
  });
}

function sees(caller: Caller, rule: ColumnRule | undefined): boolean {
  return admits(rule, rule?.see, (key) => holds(caller, key));
}

function admits(
  rule: ColumnRule | undefined,
  keys: readonly string[] | undefined,
  has: (key: string) => boolean,
): boolean {
  if (keys === undefined) return true;
  return rule?.needsAll ? keys.every(has) : keys.some(has);
}
