import type { LeadDetailField, ReferenceListKey } from '@homestead/contract/leads';
import { routedRoles } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { detailColumns } from './lead-detail-columns.ts';

export type Choices = Partial<Record<LeadDetailField, { id: string; name: string }[]>>;

/** The reference list of each field that has one. */
export const entryListOf = {
  stageId: 'lead-stages',
  contactStatusLevelId: 'lead-statuses',
  engagementLevelId: 'engagement-levels',
  responseLevelId: 'response-levels',
  closingBagOptionId: 'closing-bag-options',
  sourceId: 'lead-sources',
  subSourceId: 'lead-sub-sources',
  referralId: 'referrals',
  lenderStatusId: 'lender-statuses',
  relationshipId: 'relationships',
  tShirtSizeId: 't-shirt-sizes',
  secondaryRelationshipId: 'relationships',
  secondaryTShirtSizeId: 't-shirt-sizes',
} as const satisfies Partial<Record<LeadDetailField, ReferenceListKey>>;
export type EntryField = keyof typeof entryListOf;
export const entryFields = Object.keys(entryListOf) as EntryField[];

/** Whose names each field takes. */
export const rolesOf = {
  lenderId: ['lender', 'internal-lenders', 'external-lenders'],
  subSourceAgentId: [...routedRoles, 'external-agents'],
} as const satisfies Partial<Record<LeadDetailField, readonly string[]>>;
export type PersonField = keyof typeof rolesOf;
export const personFields = Object.keys(rolesOf) as PersonField[];

const MOST_PEOPLE = 1000;

interface FoundChoice {
  kind: string;
  id: string;
  name: string;
  retired: boolean;
}

/**
 * What a lead's fields can say: the active entries of their lists, the lenders and the agents, and
 * what the lead has by now, even if it is no longer offered.
 */
export async function selectDetailChoices(db: Queryable, lead: LeadRow): Promise<Choices> {
  const lists = [...new Set<string>(Object.values(entryListOf))];
  const held = new Set(
    [...entryFields, ...personFields].flatMap((field) => lead[detailColumns[field]] ?? []),
  );
  const { rows: entries } = await sql<FoundChoice>`
    select e.list as kind, e.id, coalesce(parent.display || ': ', '') || e.display as name,
      e.retired_at is not null as retired
    from reference_entry e left join reference_entry parent on parent.id = e.parent_id
    where e.list = any(${lists}::text[])
      and (e.retired_at is null or e.id = any(${[...held]}::uuid[]))
    order by parent.position nulls first, e.position`.execute(db);
  const roles = Object.values(rolesOf).flat();
  const { rows: people } = await sql<FoundChoice>`
    select p.role_key as kind, p.id, p.first_name || ' ' || p.last_name as name,
      p.deleted_at is not null or p.deactivated_at is not null as retired
    from person p
    where p.role_key = any(${roles}::text[]) and p.deleted_at is null and p.deactivated_at is null
      or p.id = any(${[...held]}::uuid[])
    order by p.last_name, p.first_name, p.id limit ${MOST_PEOPLE}`.execute(db);
  const choicesOf = (
    field: EntryField | PersonField,
    found: readonly FoundChoice[],
    kinds: readonly string[],
  ) =>
    found
      .filter(({ kind, id, retired }) => {
        if (id === lead[detailColumns[field]]) return true;
        return kinds.includes(kind) && !retired;
      })
      .map(({ id, name }) => ({ id, name }));
  return Object.fromEntries([
    ...entryFields.map((field) => [field, choicesOf(field, entries, [entryListOf[field]])]),
    ...personFields.map((field) => [field, choicesOf(field, people, rolesOf[field])]),
  ]);
}

/** Whether a sub-source belongs to a source. */
export async function isSubSourceOf(
  db: Queryable,
  { subSourceId, sourceId }: { subSourceId: string; sourceId: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from reference_entry where id = ${subSourceId} and parent_id = ${sourceId}`.execute(
    db,
  );
  return rows.length > 0;
}

/** The lead of a client, for the copy of their data; null without one. */
export async function findLeadOfClient(db: Queryable, personId: string): Promise<LeadRow | null> {
  const { rows } = await sql<LeadRow>`
    select * from lead where ${ownedBy(personId, 'lead.person_id')}`.execute(db);
  return rows[0] ?? null;
}
