import type { PartyKind } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** An entry of a reference list as an offer chooses it. */
export interface OfferedEntry {
  list: string;
  id: number;
  display: string;
}

/** The entries that these lists offer, in their order. */
export async function selectOfferedEntries(
  db: Queryable,
  lists: readonly string[],
): Promise<OfferedEntry[]> {
  const { rows } = await sql<OfferedEntry>`
    select list, number as id, display from reference_entry
    where list = any(${[...lists]}::text[]) and retired_at is null
    order by list, position, reference_entry.id`.execute(db);
  return rows;
}

/** The entries of these numbers that are in one of these lists; retired ones, too. */
export async function selectEntriesByNumber(
  db: Queryable,
  lists: readonly string[],
  numbers: readonly number[],
): Promise<OfferedEntry[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<OfferedEntry>`
    select list, number as id, display from reference_entry
    where number = any(${[...numbers]}::int[]) and list = any(${[...lists]}::text[])`.execute(db);
  return rows;
}

/** A party as an offer chooses it. */
export interface OfferedParty {
  id: number;
  display: string;
  company: string;
}

/** Companies of each kind by name, at most `limit` of one. */
export async function selectOfferedCompanies(
  db: Queryable,
  kinds: readonly PartyKind[],
  limit: number,
): Promise<(OfferedParty & { kind: PartyKind })[]> {
  const { rows } = await sql<OfferedParty & { kind: PartyKind }>`
    select kind, offered.* from unnest(${[...kinds]}::text[]) kind
    cross join lateral (
      select party.number as id, party.name as display, '' as company from party
      where party.company_id is null and kind = any(party.kinds)
        and party.retired_at is null and party.merged_into_id is null
      order by lower(party.name), party.id limit ${limit}) offered`.execute(db);
  return rows;
}

/** People whose company is of each kind, by name, at most `limit` of one. */
export async function selectOfferedPeople(
  db: Queryable,
  kinds: readonly PartyKind[],
  limit: number,
): Promise<(OfferedParty & { kind: PartyKind })[]> {
  const { rows } = await sql<OfferedParty & { kind: PartyKind }>`
    select kind, offered.* from unnest(${[...kinds]}::text[]) kind
    cross join lateral (
      select party.number as id, party.name as display, at.name as company from party
      join party at on at.id = current_party(party.company_id)
      where kind = any(at.kinds) and party.retired_at is null and party.merged_into_id is null
      order by lower(party.name), party.id limit ${limit}) offered`.execute(db);
  return rows;
}

/** The people of the company of a name, in any spelling, if it does this; by name. */
export async function selectPeopleOfCompany(
  db: Queryable,
  { name, kind, limit }: { name: string; kind: PartyKind; limit: number },
): Promise<OfferedParty[]> {
  const { rows } = await sql<OfferedParty>`
    select party.number as id, party.name as display, at.name as company
    from (select distinct current_party(known.id) as id from party known
      where known.name_key = party_name_key(${name}) and known.company_id is null) found
    join party at on at.id = found.id and ${kind} = any(at.kinds)
    join party on party.company_id in (select party_family(at.id))
    where party.retired_at is null and party.merged_into_id is null
    order by lower(party.name), party.id limit ${limit}`.execute(db);
  return rows;
}

/** People with open accounts and these roles, by name, at most `limit`. */
export async function selectOfferedStaff(
  db: Queryable,
  roles: readonly string[],
  limit: number,
): Promise<{ id: string; display: string }[]> {
  const { rows } = await sql<{ id: string; display: string }>`
    select id, trim(first_name || ' ' || last_name) as display from person
    where role_key = any(${[...roles]}::text[]) and deleted_at is null and deactivated_at is null
    order by last_name, first_name, id limit ${limit}`.execute(db);
  return rows;
}
