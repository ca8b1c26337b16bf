import { sql } from 'kysely';
import { addressWords, searchTerms } from '#feed';
import { escapeLike, type Queryable, type RowOf } from '#platform';
import { andAll } from '../search/filter-conditions.ts';

/** Where a home is. Only for homes whose address may be shown. */
export type AddressRow = RowOf<'listing', 'mls_number' | 'city' | 'state' | 'zip'> & {
  street_address: string;
};

const columns = sql.raw('mls_number, street_address, city, state, zip');
const isShown = sql.raw(
  "visibility = 'search' and address_shown and street_address is not null and street_address <> ''",
);

/**
 * Addresses of homes in search that match a typed text (see `searchTerms`): first those that begin
 * with exactly these words, then in alphabetical order.
 */
export async function selectAddresses(
  db: Queryable,
  typed: string,
  limit: number,
): Promise<(AddressRow & { is_exact: boolean })[]> {
  const conditions = searchTerms(typed).map(
    (term) => sql`search_text like ${`%${escapeLike(term)}%`}`,
  );
  const whole = addressWords(typed).join(' ');
  const isExact = whole === '' ? sql`false` : sql`search_text like ${` ${escapeLike(whole)} %`}`;
  const { rows } = await sql<AddressRow & { is_exact: boolean }>`
    select ${columns}, ${isExact} as is_exact from listing where ${isShown}${andAll(conditions)}
    order by ${whole === '' ? sql`` : sql`${isExact} desc, `}lower(street_address) using ~<~, id
    limit ${limit}`.execute(db);
  return rows;
}

/** Addresses whose house number starts with this and whose street is one of these (lower case). */
export async function selectAddressesOnStreets(
  db: Queryable,
  houseNumber: string,
  streets: readonly string[],
  limit: number,
): Promise<AddressRow[]> {
  const starts =
    streets.length === 0
      ? [`${escapeLike(houseNumber)}%`]
      : streets.map((street) => `${escapeLike(houseNumber)}% ${escapeLike(street)}%`);
  const any = starts.map((start) => sql`lower(street_address) like ${start}`);
  const { rows } = await sql<AddressRow>`
    select ${columns} from listing where ${isShown} and (${sql.join(any, sql` or `)})
    order by length(street_address), lower(street_address), id limit ${limit}`.execute(db);
  return rows;
}

/** Homes in search whose MLS number starts with this (lower case). */
export async function selectByMlsNumber(
  db: Queryable,
  start: string,
  limit: number,
): Promise<{ mls_number: string }[]> {
  const { rows } = await sql<{ mls_number: string }>`
    select mls_number from listing
    where visibility = 'search' and lower(mls_number) like ${`${escapeLike(start)}%`}
    order by lower(mls_number) using ~<~, id limit ${limit}`.execute(db);
  return rows;
}

/** Which of these MLS numbers (lower case) homes in search have. */
export async function selectKnownMlsNumbers(
  db: Queryable,
  numbers: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ mls_number: string }>`
    select lower(mls_number) as mls_number from listing
    where visibility = 'search' and lower(mls_number) = any(${[...numbers]}::text[])`.execute(db);
  return new Set(rows.map((row) => row.mls_number));
}

/** The streets of homes in search, without house numbers, in lower case; at most 50,000. */
export async function countStreets(db: Queryable): Promise<{ text: string; count: number }[]> {
  const { rows } = await sql<{ text: string; count: number }>`
    select substr(address, strpos(address, ' ') + 1) as text, count(*) as count
    from (select lower(street_address) as address from listing where ${isShown}) shown
    where address ~ '^\\d+\\S* \\S' group by 1 order by 2 desc limit 50000`.execute(db);
  return rows;
}
