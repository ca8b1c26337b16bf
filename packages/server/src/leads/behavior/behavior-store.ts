import type { PageRequest } from '@homestead/contract/platform';
import { localArea } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { isNotPutOff, ownedBy, type Page, type Queryable, type RowOf, selectPage } from '#platform';
import type { ViewSigns } from './judge-view.ts';

export type TriggerRow = RowOf<'behavior_trigger'>;
export type FiringRow = RowOf<'behavior_firing'>;

/** All triggers, in the order of their kinds. */
export function selectTriggers(db: Queryable, page: PageRequest): Promise<Page<TriggerRow>> {
  return selectPage(db, page, {
    select: sql`*`,
    from: sql`behavior_trigger`,
    orderBy: sql`array_position(array['many-views', 'same-home', 'back', 'price-drop'], kind)`,
  });
}

/** The triggers that are on. */
export async function selectActiveTriggers(db: Queryable): Promise<TriggerRow[]> {
  const { rows } = await sql<TriggerRow>`
    select * from behavior_trigger where is_active order by kind`.execute(db);
  return rows;
}

/** A trigger of a kind that is on; null otherwise. */
export async function findActiveTrigger(db: Queryable, kind: string): Promise<TriggerRow | null> {
  const { rows } = await sql<TriggerRow>`
    select * from behavior_trigger where kind = ${kind} and is_active`.execute(db);
  return rows[0] ?? null;
}

/** The name of a plan, also of one that isn't in use anymore. */
export async function selectPlanNames(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from action_plan where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Names of all plans, for the history of triggers. */
export async function selectAllPlanNames(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from action_plan limit 1000`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What is known at a view of a person's that counts; null for one that is gone or hidden. */
export async function findViewSigns(
  db: Queryable,
  { personId, viewId }: { personId: string; viewId: number },
): Promise<ViewSigns | null> {
  const { rows } = await sql<ViewSigns>`
    with mine as (
      select v.id, v.viewed_at, v.listing_id from home_view v
      join viewed_home h on ${ownedBy(personId, 'h.person_id')} and h.listing_id = v.listing_id
        and h.hidden_at is null
      where ${ownedBy(personId, 'v.person_id')} and v.id <= ${viewId}
    )
    select this.viewed_at as at, this.listing_id as "listingId",
      (select count(*)::int from mine where viewed_at >= date_trunc('day',
        this.viewed_at at time zone ${localArea().timeZone}) at time zone ${localArea().timeZone}) as today,
      (select count(*)::int from mine where listing_id = this.listing_id
        and viewed_at > this.viewed_at - interval '30 days') as "ofHome",
      (select max(viewed_at) from mine where id < this.id) as "lastAt"
    from mine this where this.id = ${viewId}`.execute(db);
  return rows[0] ?? null;
}

/** The lead of a client, or the one that has it by a merge, held until the commit; or null. */
export async function lockLeadOfPerson(tx: Queryable, personId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select lead.id from lead
    where lead.id = (select coalesce(mine.merged_into_id, mine.id) from lead mine
        where ${ownedBy(personId, 'mine.person_id')})
      and lead.erased_at is null
    for update`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Notes that a trigger fired for a lead. Null if it did on the same before. */
export async function insertFiring(
  tx: Queryable,
  firing: { leadId: string; kind: string; listingId: number; count: number; source: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into behavior_firing (lead_id, kind, listing_id, count, source)
    values (${firing.leadId}, ${firing.kind}, ${firing.listingId}, ${firing.count},
      ${firing.source})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Firings that nobody was told about. Their leads are locked until the commit. */
export async function lockUntold(
  tx: Queryable,
  { job, limit }: { job: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from behavior_firing f join lead on lead.id = f.lead_id
    where f.told_at is null and lead.merged_into_id is null
      and ${isNotPutOff(job, sql`f.id::text`)}
    order by f.fired_at, f.id limit ${limit} for update of lead skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Notes that the agent gets a notification of a firing. Null if that was done before. */
export async function takeFiring(tx: Queryable, id: string): Promise<FiringRow | null> {
  const { rows } = await sql<FiringRow>`
    update behavior_firing set told_at = now() where id = ${id} and told_at is null
    returning *`.execute(tx);
  return rows[0] ?? null;
}

/** How far changes of prices were read, held until the commit; null while another node reads. */
export async function lockPriceCursor(tx: Queryable): Promise<number | null> {
  const { rows } = await sql<{ history_id: number }>`
    select history_id from behavior_cursor for update skip locked`.execute(tx);
  return rows[0]?.history_id ?? null;
}

/** The last of the next changes of homes, at most `limit`; null without any. */
export async function findPriceEnd(
  tx: Queryable,
  after: number,
  limit: number,
): Promise<{ last: number; count: number } | null> {
  const { rows } = await sql<{ last: number | null; count: number }>`
    select max(id) as last, count(*)::int as count from (
      select id from listing_history where id > ${after} order by id limit ${limit}) news`.execute(
    tx,
  );
  const { last = null, count = 0 } = rows[0] ?? {};
  return last === null ? null : { last, count };
}

/** Notes price drops of at least so many percent for the leads that have the homes as favorites. */
export async function insertPriceDrops(
  tx: Queryable,
  { after, last, percent }: { after: number; last: number; percent: number },
): Promise<void> {
  await sql`
    insert into behavior_firing (lead_id, kind, listing_id, count, source)
    select distinct on (lead.id, h.listing_id) lead.id, 'price-drop', h.listing_id,
      round(100.0 * (h.previous_price_cents - h.price_cents) / h.previous_price_cents)::int,
      h.listing_id || ' ' || h.id
    from listing_history h
      join listing l on l.id = h.listing_id and l.visibility <> 'none'
      join saved_home f on f.listing_id = h.listing_id and f.mark = 'favorite'
        and f.marked_at < h.seen_at
      join lead mine on mine.person_id = f.person_id
      join lead on lead.id = coalesce(mine.merged_into_id, mine.id) and lead.erased_at is null
    where h.id > ${after} and h.id <= ${last} and h.event = 'price'
      and h.happened_at > h.seen_at - interval '7 days'
      and h.previous_price_cents > 0
      and 100 * (h.previous_price_cents - h.price_cents) >= ${percent}::bigint * h.previous_price_cents
    order by lead.id, h.listing_id, h.id desc
    on conflict do nothing`.execute(tx);
}

/** Notes how far changes of prices were read. */
export async function movePriceCursor(tx: Queryable, last: number): Promise<void> {
  await sql`update behavior_cursor set history_id = ${last}`.execute(tx);
}

/** Forgets what fired for a lead that is erased: it says when they were on the website. */
export async function eraseFirings(tx: Queryable, leadId: string): Promise<void> {
  await sql`delete from behavior_firing where lead_id = ${leadId}`.execute(tx);
}
