import { localDate } from '@homestead/contract/platform';
import { type RawBuilder, sql } from 'kysely';
import { type Caller, ownedBy, type Queryable } from '#platform';
import { isCurrent } from '../lead-sight-store.ts';
import { openTo } from '../routing/open-lead-store.ts';
import { isOpen, type TaskRow, taskInSight } from '../tasks/task-store.ts';
import { endOfDay } from '../tasks/task-times.ts';
import type { Snooze } from './urgency.ts';

/** What an item shows of its lead; all null for a task without one. */
export interface DayLead {
  lead_id: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  email: string | null;
  agent_id: string | null;
}

const ofLead = sql`lead.id as lead_id, lead.first_name, lead.last_name, lead.phone, lead.email,
  lead.agent_id`;

/** What a source is asked: at most `limit` rows of what the caller should do at `now`. */
export interface DayQuestion {
  caller: Caller;
  now: Date;
  limit: number;
}

/** Waiting inquiries of leads that the caller works or may claim, by when they are due. */
export async function selectClocks(
  db: Queryable,
  { caller, limit }: DayQuestion,
): Promise<
  (DayLead & {
    id: string;
    kind: string;
    message: string;
    home_address: string | null;
    due_at: Date;
  })[]
> {
  const { rows } = await sql<Awaited<ReturnType<typeof selectClocks>>[number]>`
    select i.id, i.kind, left(i.message, 300) as message, i.home_address, i.due_at, ${ofLead}
    from inquiry i join lead on lead.id = i.lead_id
    where i.due_at is not null and i.answered_at is null and lead.erased_at is null
      and (${ownedBy(caller.personId, 'lead.agent_id')} or ${openTo(caller)})
    order by i.due_at, i.received_at, i.id limit ${limit}`.execute(db);
  return rows;
}

/** How long ago a reply can be to be on the list, in days. */
const REPLY_DAYS = 60;

/**
 * Leads of the caller who wrote last, and whom nobody contacted since; without those whose clock
 * runs, who are on the list anyway.
 */
export async function selectReplies(
  db: Queryable,
  { caller, now, limit }: DayQuestion,
): Promise<(DayLead & { id: string; channel: string; words: string; recorded_at: Date })[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof selectReplies>>[number]>`
    select m.id, m.channel, m.words, m.recorded_at, ${ofLead}
    from lead join lateral (
      select message.id, message.channel, message.direction, message.recorded_at,
        left(coalesce(nullif(message.subject, ''), message.body), 300) as words
      from message
      where message.about_kind = 'lead' and message.about_id = lead.id
        and message.erased_at is null and not message.is_automatic
      order by message.recorded_at desc, message.id limit 1
    ) m on m.direction = 'in'
    where ${ownedBy(caller.personId, 'lead.agent_id')} and lead.erased_at is null
      and m.recorded_at > ${now}::timestamptz - make_interval(days => ${REPLY_DAYS})
      and (lead.last_contacted_at is null or lead.last_contacted_at < m.recorded_at)
      and not exists (select 1 from inquiry i where i.lead_id = lead.id
        and i.due_at is not null and i.answered_at is null)
    order by m.recorded_at, m.id limit ${limit}`.execute(db);
  return rows;
}

/** Open tasks and appointments of the caller that are due by the end of today. */
export async function selectDayTasks(
  db: Queryable,
  { caller, now, limit }: DayQuestion,
): Promise<(DayLead & TaskRow & { due_at: Date })[]> {
  const { rows } = await sql<DayLead & TaskRow & { due_at: Date }>`
    select t.*, lead.first_name, lead.last_name, lead.phone, lead.email, lead.agent_id
    from lead_task t left join lead on lead.id = t.lead_id
    where ${ownedBy(caller.personId, 't.owner_id')} and ${isOpen}
      and t.due_at <= ${endOfDay(localDate(now))}::timestamptz and ${taskInSight(caller)}
    order by t.due_at, t.id limit ${limit}`.execute(db);
  return rows;
}

/** What of the caller's comes next after today. */
export async function findNextTask(
  db: Queryable,
  { caller, now }: Pick<DayQuestion, 'caller' | 'now'>,
): Promise<(Pick<DayLead, 'first_name' | 'last_name'> & TaskRow & { due_at: Date }) | null> {
  const { rows } = await sql<DayLead & TaskRow & { due_at: Date }>`
    select t.*, lead.first_name, lead.last_name
    from lead_task t left join lead on lead.id = t.lead_id
    where ${ownedBy(caller.personId, 't.owner_id')} and ${isOpen}
      and t.due_at > ${endOfDay(localDate(now))}::timestamptz and ${taskInSight(caller)}
    order by t.due_at, t.id limit 1`.execute(db);
  return rows[0] ?? null;
}

type DayTour = DayLead & {
  id: string;
  home_address: string | null;
  mls_number: string;
  /** The confirmed time, or of those asked for the first that is ahead, or else the last. */
  at: Date;
  is_confirmed: boolean;
};

/**
 * Tours with leads of the caller: those asked for that wait for an answer, without those whose
 * clock runs, and those confirmed for the rest of today.
 */
export async function selectDayTours(
  db: Queryable,
  { caller, now, limit }: DayQuestion,
): Promise<DayTour[]> {
  const isMine = ownedBy(caller.personId, 'lead.agent_id');
  const tours = (at: RawBuilder<Date>, isConfirmed: boolean, which: RawBuilder<unknown>) => sql`
    (select r.id, r.home_address, r.mls_number, ${at} as at, ${isConfirmed}::boolean as is_confirmed,
      ${ofLead}
    from tour_request r join inquiry i on i.tour_request_id = r.id
      join lead on lead.id = i.lead_id
    where ${which} and ${isMine} and lead.erased_at is null and not r.is_suspected
    limit ${limit})`;
  const asked = sql<Date>`coalesce((select min(w.starts_at) from tour_request_time w
    where w.tour_request_id = r.id and w.starts_at > ${now}::timestamptz),
    (select max(w.starts_at) from tour_request_time w where w.tour_request_id = r.id),
    r.requested_at)`;
  const { rows } = await sql<DayTour>`
    select * from (
      ${tours(
        asked,
        false,
        sql`r.state = 'requested' and (i.due_at is null or i.answered_at is not null)
          and r.requested_at > ${now}::timestamptz - interval '60 days'`,
      )}
      union all
      ${tours(
        sql<Date>`r.agreed_at`,
        true,
        sql`r.state = 'confirmed' and r.agreed_at > ${now}::timestamptz - interval '30 minutes'
          and r.agreed_at <= ${endOfDay(localDate(now))}::timestamptz`,
      )}) tour
    order by at, id limit ${limit}`.execute(db);
  return rows;
}

/** How long ago a refused step of a plan can be to be on the list, in days. */
const REFUSED_DAYS = 30;

/** Steps of plans on the caller's leads that were refused and that nobody took note of. */
export async function selectRefusedSteps(
  db: Queryable,
  { caller, now, limit }: DayQuestion,
): Promise<
  (DayLead & {
    id: string;
    position: number;
    reason: string | null;
    taken_at: Date;
    steps: unknown;
  })[]
> {
  const { rows } = await sql<Awaited<ReturnType<typeof selectRefusedSteps>>[number]>`
    select r.id, s.position, s.reason, s.taken_at, e.steps, ${ofLead}
    from action_plan_step s join action_plan_run r on r.id = s.run_id
      join action_plan_edition e on e.plan_id = r.plan_id and e.version = r.plan_version
      join lead on lead.id = r.lead_id
    where s.outcome = 'refused' and s.seen_at is null
      and s.taken_at > ${now}::timestamptz - make_interval(days => ${REFUSED_DAYS})
      and ${ownedBy(caller.personId, 'lead.agent_id')} and ${isCurrent()}
    order by s.taken_at, r.id limit ${limit}`.execute(db);
  return rows;
}

/** What the caller put off, by item. */
export async function selectSnoozes(
  db: Queryable,
  personId: string,
): Promise<ReadonlyMap<string, Snooze>> {
  const { rows } = await sql<Snooze & { item: string }>`
    select s.item, s.until, s.urgency from day_snooze s
    where ${ownedBy(personId, 's.person_id')} and s.until > now()`.execute(db);
  return new Map(rows.map(({ item, ...snooze }) => [item, snooze]));
}

/** Puts an item off, or with null shows it again; forgets what is over. */
export async function storeSnooze(
  tx: Queryable,
  personId: string,
  { item, snooze }: { item: string; snooze: Snooze | null },
): Promise<void> {
  await sql`
    delete from day_snooze s where ${ownedBy(personId, 's.person_id')}
      and (s.until <= now() or s.item = ${item})`.execute(tx);
  if (!snooze) return;
  await sql`
    insert into day_snooze (person_id, item, until, urgency)
    values (${personId}, ${item}, ${snooze.until}, ${snooze.urgency})
    on conflict (person_id, item) do update
      set until = excluded.until, urgency = excluded.urgency`.execute(tx);
}
