import { brokerRoles } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import { filesOfBuyersOf, filesOfOwnBuyers } from '../own-buyers.ts';
import type { ListingFileRow } from './listing-file-columns.ts';

interface PersonOnFile {
  personId: string;
  fileId: string;
}

/** Those of some pairs whose person has a buyer for the home of the listing file (R-509). */
export async function selectBuyingSide(
  db: Queryable,
  pairs: readonly PersonOnFile[],
): Promise<PersonOnFile[]> {
  if (pairs.length === 0) return [];
  const people = pairs.map(({ personId }) => personId);
  const files = pairs.map(({ fileId }) => fileId);
  const countsAuthor = sql`person.role_key <> all(${[...brokerRoles]}::text[])`;
  const { rows } = await sql<PersonOnFile>`
    select given.person as "personId", given.file as "fileId"
    from unnest(${people}::uuid[], ${files}::uuid[]) given (person, file)
    join person on person.id = given.person
    where exists (select 1 from (${filesOfBuyersOf(sql`given.person`, countsAuthor)}) own (id)
      where own.id = given.file)`.execute(db);
  return rows;
}

/** Those of some people who don't have a buyer for the home of a listing file. */
export async function withoutBuyingSide(
  db: Queryable,
  { id: fileId }: ListingFileRow,
  ids: readonly string[],
): Promise<string[]> {
  const found = await selectBuyingSide(
    db,
    ids.map((personId) => ({ personId, fileId })),
  );
  const buying = new Set(found.map(({ personId }) => personId));
  return ids.filter((id) => !buying.has(id));
}

/** Whether the caller has a buyer for the home of a listing file. */
export async function isOnBuyingSide(
  db: Queryable,
  caller: Caller,
  file: ListingFileRow,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (${filesOfOwnBuyers(caller)}) own (id)
    where own.id = ${file.id} limit 1`.execute(db);
  return rows.length > 0;
}
