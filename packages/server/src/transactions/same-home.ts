import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What names a home on an offer and on a listing file. */
export interface NamedHome {
  listing_id: string | null;
  property_address: string | null;
}

type Row = 'offer' | 'listing_file';
/** A home by its values, or by the columns of a row. */
type Home = NamedHome | Row;

const column = (row: Row, name: keyof NamedHome) => sql.ref(`${row}.${name}`);
const isRow = (home: Home): home is Row => typeof home === 'string';

/** SQL: the row has the MLS number of this home. */
export function hasSameNumber(row: Row, home: Home): RawBuilder<SqlBool> {
  if (!isRow(home) && home.listing_id === null) return sql<SqlBool>`false`;
  const number = isRow(home) ? column(home, 'listing_id') : sql`${home.listing_id}`;
  return sql<SqlBool>`${column(row, 'listing_id')} = ${number}`;
}

/** SQL: the row has the address of this home, and one of both has no MLS number. */
export function hasSameAddress(row: Row, home: Home): RawBuilder<SqlBool> {
  if (!isRow(home) && home.property_address === null) return sql<SqlBool>`false`;
  const own = column(row, 'listing_id');
  const isNameless = isRow(home)
    ? sql`(${own} is null or ${column(home, 'listing_id')} is null)`
    : home.listing_id === null
      ? sql`true`
      : sql`${own} is null`;
  const address = isRow(home) ? column(home, 'property_address') : sql`${home.property_address}`;
  return sql<SqlBool>`(${isNameless}
    and home_address(${column(row, 'property_address')}) = home_address(${address}))`;
}

/**
 * SQL: the row of `offer` or `listing_file` is for this home: it has the same MLS number, or the
 * same address where one of both has no number. Condos of a building can share an address.
 */
export const isSameHome = (row: Row, home: Home): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${hasSameNumber(row, home)} or ${hasSameAddress(row, home)})`;
