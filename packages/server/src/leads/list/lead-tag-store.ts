import { sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import { inSight } from '../lead-sight-store.ts';

const TAGS_LISTED = 100;

/** The tags of the leads in the caller's sight, those of most leads first. */
export async function selectTags(
  db: Queryable,
  caller: Caller,
): Promise<{ tag: string; leads: number }[]> {
  const { rows } = await sql<{ tag: string; leads: number }>`
    select min(tagged.tag) as tag, count(*)::int as leads
    from lead_tag tagged join lead on lead.id = tagged.lead_id
    where lead.erased_at is null and ${inSight(caller)}
    group by lower(tagged.tag) order by count(*) desc, lower(tagged.tag)
    limit ${TAGS_LISTED}`.execute(db);
  return rows;
}

/** The tags of a lead that the call found in the caller's sight. */
export async function selectTagsOf(db: Queryable, leadId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from lead_tag where lead_id = ${leadId} order by lower(tag)`.execute(db);
  return rows.map(({ tag }) => tag);
}

/** A tag of a lead, and who put it there. */
export interface PlacedTag {
  tag: string;
  addedBy: string | null;
}

/** The tags of leads that the caller's query found in sight, by lead. */
export async function selectTagsByLead(
  db: Queryable,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, PlacedTag[]>> {
  const { rows } = await sql<PlacedTag & { leadId: string }>`
    select lead_id as "leadId", tag, added_by as "addedBy" from lead_tag
    where lead_id = any(${[...leadIds]}::uuid[]) order by lead_id, lower(tag)`.execute(db);
  return Map.groupBy(rows, ({ leadId }) => leadId);
}

/** Takes tags off a lead and puts others on it. */
export async function storeTags(
  tx: Queryable,
  change: { leadId: string; added: readonly string[]; removed: readonly string[]; by: string },
): Promise<void> {
  const { leadId, added, removed, by } = change;
  await sql`delete from lead_tag where lead_id = ${leadId} and tag = any(${removed}::text[])`.execute(
    tx,
  );
  await sql`
    insert into lead_tag (lead_id, tag, added_by)
    select ${leadId}, tag, ${by} from unnest(${added}::text[]) as given (tag)
    on conflict do nothing`.execute(tx);
}
