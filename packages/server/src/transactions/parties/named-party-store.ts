import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** A party as an offer shows it, after merges. */
export interface NamedParty {
  id: string;
  number: number;
  name: string;
  isCompany: boolean;
  companyId: string | null;
  companyName: string | null;
}

const facts = sql`party.id, party.number, party.name, party.company_id is null as "isCompany",
  at.id as "companyId", at.name as "companyName"`;
const company = sql`left join party at on at.id = current_party(party.company_id)`;

/** The parties of ids, as they are after merges, by the ids that were asked for. */
export async function namePartiesById(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedParty>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedParty & { asked: string }>`
    select asked, ${facts} from unnest(${[...new Set(ids)]}::uuid[]) asked
    join party on party.id = current_party(asked) ${company}`.execute(db);
  return new Map(rows.map(({ asked, ...party }) => [asked, party]));
}

/** The parties of numbers, as they are after merges, by the numbers that were asked for. */
export async function namePartiesByNumber(
  db: Queryable,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, NamedParty>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<NamedParty & { asked: number }>`
    select known.number as asked, ${facts} from party known
    join party on party.id = current_party(known.id) ${company}
    where known.number = any(${[...new Set(numbers)]}::int[])`.execute(db);
  return new Map(rows.map(({ asked, ...party }) => [asked, party]));
}

/**
 * The parties of names in any spelling, as they are after merges, each with the name that was asked
 * for; those that were never merged come first.
 */
export async function findPartiesByName(
  db: Queryable,
  names: readonly string[],
): Promise<(NamedParty & { asked: string })[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<NamedParty & { asked: string }>`
    select asked, ${facts} from unnest(${[...new Set(names)]}::text[]) asked
    join party known on known.name_key = party_name_key(asked)
    join party on party.id = current_party(known.id) ${company}
    order by known.merged_into_id is not null, known.id`.execute(db);
  return rows;
}
