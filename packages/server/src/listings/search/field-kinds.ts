import type { SearchField } from '@homestead/contract/listings';
import { centsFromDollars } from '@homestead/contract/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Moment, RowOf } from '#platform';

import type { SortKey } from './sort-keys.ts';

export type SqlCondition = RawBuilder<unknown>;
export type ListingRow = RowOf<'listing'>;

/** For what a condition is made. */
export interface ConditionContext {
  moment: Moment;
  /** The sort key made of a column, if homes are put in order by it. */
  keyOf(column: string): SortKey | null;
}

type ColumnsOf<Value> = {
  [Name in keyof ListingRow]: ListingRow[Name] extends Value ? Name : never;
}[keyof ListingRow];

/**
 * A field of the filter that one column decides: what it asks for, the SQL condition, and the same
 * for a home in memory. Null and an empty list ask for nothing.
 */
export interface ColumnField<Wanted, Column extends keyof ListingRow> {
  column: Column;
  /** SQL of the column as indexes and filters look at it; `at` is the table's name before it. */
  expression(at: string): string;
  read(value: unknown, field: SearchField): Wanted;
  conditions(wanted: NonNullable<Wanted>, context: ConditionContext): SqlCondition[];
  fits(wanted: NonNullable<Wanted>): (value: ListingRow[Column]) => boolean;
}

interface TextOptions {
  /** What columns hold in one case need not be lowered. */
  isAsIs?: boolean;
  withoutSpaces?: boolean;
  clean?: (values: string[]) => string[];
}

/** A text that is one of those asked for, without regard to case. */
export function oneOf<Column extends ColumnsOf<string | null>>(
  column: Column,
  { isAsIs = false, withoutSpaces = false, clean = (values) => values }: TextOptions = {},
): ColumnField<string[], Column> {
  const expression = (at: string) => {
    const text = withoutSpaces ? `replace(${at}${column}, ' ', '')` : `${at}${column}`;
    return isAsIs ? text : `lower(${text})`;
  };
  return {
    column,
    expression,
    read: (value) => clean(readTexts(value, isAsIs)),
    conditions: (values) => [isOneOf(expression(''), values)],
    fits: (values) => {
      const wanted: ReadonlySet<string | null> = new Set(values);
      return (value) => wanted.has(value as string | null);
    },
  };
}

/** A list that holds any of the texts asked for, without regard to case. */
export function anyOf<Column extends ColumnsOf<string[]>>(
  column: Column,
): ColumnField<string[], Column> {
  return {
    column,
    expression: (at) => `lowered(${at}${column})`,
    read: (value) => readTexts(value),
    conditions: (values) => [sql`${sql.raw(`lowered(${column})`)} && ${values}::text[]`],
    fits: (values) => (held) => (held as string[]).some((value) => values.includes(value)),
  };
}

/** A flag that the feed may leave open: what it doesn't say counts as without. */
export function isKnownTo<Column extends ColumnsOf<boolean | null>>(
  column: Column,
): ColumnField<boolean | null, Column> {
  return {
    column,
    expression: (at) => at + column,
    read: (value) => (value as boolean | null | undefined) ?? null,
    conditions: (wanted) => [wanted ? sql.raw(column) : sql`${sql.raw(column)} is not true`],
    fits: (wanted) => (value) => (value === true) === wanted,
  };
}

type NumberColumn = ColumnsOf<number | null>;

/**
 * A number that is no less; unknown ones are out, and a minimum of 0 asks for nothing. Where homes
 * are put in order by the column, only the sort key is named, so that a scan in that order begins
 * and ends where homes can match. If the column were named too, the planner would take the two for
 * independent and believe that hardly a home is left.
 */
export function atLeast<Column extends NumberColumn>(
  column: Column,
): ColumnField<number | null, Column> {
  return {
    ...numberField(column),
    read: (value, field) => amountOf(value, field) || null,
    conditions: (least, { keyOf }) => conditionsAtLeast(column, least, keyOf(column)),
    fits: (least) => (value) => value !== null && (value as number) >= least,
  };
}

/** A number that is no more; see {@link atLeast}. */
export function atMost<Column extends NumberColumn>(
  column: Column,
): ColumnField<number | null, Column> {
  return {
    ...numberField(column),
    conditions: (most, { keyOf }) => conditionsAtMost(column, most, keyOf(column)),
    fits: (most) => (value) => value !== null && (value as number) <= most,
  };
}

/** Exactly this number. */
export function exactly<Column extends NumberColumn>(
  column: Column,
): ColumnField<number | null, Column> {
  return {
    ...numberField(column),
    conditions: (wanted, { keyOf }) => [sql`${sql.raw(keyOf(column)?.key ?? column)} = ${wanted}`],
    fits: (wanted) => (value) => value === wanted,
  };
}

function numberField<Column extends NumberColumn>(column: Column) {
  return { column, expression: (at: string) => at + column, read: amountOf };
}

export function conditionsAtLeast(column: string, least: number, sorted: SortKey | null) {
  const isOpen = sorted?.direction === 'asc';
  return [
    sql`${sql.raw(sorted?.key ?? column)} >= ${least}`,
    ...(isOpen ? [sql`${sql.raw(sorted.key)} < ${sorted.unknown}`] : []),
  ];
}

export function conditionsAtMost(column: string, most: number, sorted: SortKey | null) {
  const isOpen = sorted?.direction === 'desc';
  return [
    sql`${sql.raw(sorted?.key ?? column)} <= ${most}`,
    ...(isOpen ? [sql`${sql.raw(sorted.key)} > ${sorted.unknown}`] : []),
  ];
}

/** SQL for an expression that is one of some texts. */
export function isOneOf(expression: string, values: readonly string[]): SqlCondition {
  if (values.length === 1) return sql`${sql.raw(expression)} = ${values[0]}`;
  return sql`${sql.raw(expression)} = any(${values}::text[])`;
}

/**
 * The texts of a field that takes one or several, sorted, in lower case unless they go as they are.
 */
export function readTexts(value: unknown, isAsIs = false): string[] {
  const given = [value ?? []].flat().map(String);
  const list = isAsIs ? given : given.map((text) => text.toLowerCase());
  return [...new Set(list)].filter((text) => text !== '').sort();
}

/** 'Any' among the values asks for nothing. */
export function unlessAny(values: string[]): string[] {
  return values.includes('any') ? [] : values;
}

/** A number as the database holds it: money in cents. */
function amountOf(value: unknown, field: SearchField): number | null {
  if (value === null || value === undefined) return null;
  const isMoney = field.kind === 'number' && field.unit === 'dollars';
  return isMoney ? centsFromDollars(value as number) : (value as number);
}
