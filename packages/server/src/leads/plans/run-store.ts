import { sql } from 'kysely';
import { isNotPutOff, type Queryable, type RowOf } from '#platform';
import type { Place } from './step-machine.ts';

type RunRow = RowOf<'action_plan_run'>;

/** A plan on a lead, with the plan’s name, its steps then, and where it stops now. */
export type PlanRun = RunRow & { name: string; steps: unknown; stop_stage_ids: string[] };

export type PauseReason = 'email' | 'text' | 'call' | 'hand';
export type StopReason = 'stage' | 'hand' | 'erased' | 'merged';

const withPlan = sql`r.*, p.name, p.stop_stage_ids, e.steps`;
const joined = sql`action_plan_run r
  join action_plan p on p.id = r.plan_id
  join action_plan_edition e on e.plan_id = r.plan_id and e.version = r.plan_version`;
const isGoing = sql`r.state in ('running', 'paused')`;

/** Keeps the steps that a plan has now, for those on which it is started. */
export async function keepEdition(
  tx: Queryable,
  { id, version, steps }: { id: string; version: number; steps: unknown },
): Promise<void> {
  await sql`
    insert into action_plan_edition (plan_id, version, steps)
    values (${id}, ${version}, ${steps}) on conflict do nothing`.execute(tx);
}

/** Starts a plan on a locked lead. Null, and nothing is stored, if it runs or the cause did it. */
export async function insertRun(
  tx: Queryable,
  run: {
    planId: string;
    version: number;
    leadId: string;
    place: { position: number; dueAt: Date };
    cause: string | null;
    by: string | null;
    now: Date;
  },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into action_plan_run (plan_id, plan_version, lead_id, position, due_at, cause,
      started_by, started_at, heard_after)
    values (${run.planId}, ${run.version}, ${run.leadId}, ${run.place.position},
      ${run.place.dueAt}, ${run.cause}, ${run.by}, ${run.now}, ${run.now})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Whether a plan runs or is paused on a lead. */
export async function isPlanGoing(
  db: Queryable,
  { planId, leadId }: { planId: string; leadId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from action_plan_run r
    where r.lead_id = ${leadId} and r.plan_id = ${planId} and ${isGoing}`.execute(db);
  return rows.length > 0;
}

/** The plans that ran on a lead in the last 30 days. */
export async function selectRecentPlans(
  db: Queryable,
  leadId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ plan_id: string }>`
    select distinct r.plan_id from action_plan_run r
    where r.lead_id = ${leadId} and r.started_at > now() - interval '30 days'`.execute(db);
  return new Set(rows.map(({ plan_id }) => plan_id));
}

/**
 * Runs whose next step is due at `now`. Their leads are locked until the commit; those that someone
 * works on are left for the next time. Who locks a run locks its lead before.
 */
export async function lockDueRuns(
  tx: Queryable,
  { job, now, limit }: { job: string; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from action_plan_run r join lead on lead.id = r.lead_id
    where r.state = 'running' and r.due_at <= ${now}::timestamptz
      and lead.merged_into_id is null
      and ${isNotPutOff(job, sql`r.id::text`)}
    order by r.due_at, r.id limit ${limit} for update of lead skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A run whose lead is locked, as it is now. */
export async function lockRun(tx: Queryable, id: string): Promise<PlanRun | null> {
  const { rows } = await sql<PlanRun>`
    select ${withPlan} from ${joined} where r.id = ${id} for update of r`.execute(tx);
  return rows[0] ?? null;
}

/** The lead that a run is about; null without such a run. */
export async function findLeadOfRun(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await sql<{ lead_id: string }>`
    select lead_id from action_plan_run where id = ${id}`.execute(db);
  return rows[0]?.lead_id ?? null;
}

/** The runs on a lead that go on, locked; the lead is locked before. */
export async function lockGoingRuns(tx: Queryable, leadId: string): Promise<PlanRun[]> {
  const { rows } = await sql<PlanRun>`
    select ${withPlan} from ${joined} where r.lead_id = ${leadId} and ${isGoing}
    order by r.id for update of r`.execute(tx);
  return rows;
}

/** Whether a lead has a plan that goes on, so that most replies need no lock. */
export async function hasGoingRuns(db: Queryable, leadId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from action_plan_run r where r.lead_id = ${leadId} and ${isGoing} limit 1`.execute(db);
  return rows.length > 0;
}

/** The runs on a lead: those that go on, then the newest of the others. */
export async function selectRunsOf(
  db: Queryable,
  leadId: string,
  limit: number,
): Promise<PlanRun[]> {
  const { rows } = await sql<PlanRun>`
    select ${withPlan} from ${joined} where r.lead_id = ${leadId}
    order by ${isGoing} desc, r.started_at desc, r.id limit ${limit}`.execute(db);
  return rows;
}

export type TakenStep = RowOf<'action_plan_step'>;

/** What became of the steps of runs, in their order. */
export async function selectTakenSteps(
  db: Queryable,
  runIds: readonly string[],
): Promise<TakenStep[]> {
  const { rows } = await sql<TakenStep>`
    select * from action_plan_step where run_id = any(${[...runIds]}::uuid[])
    order by run_id, position`.execute(db);
  return rows;
}

/** Writes down what became of a step. A second time for the same step fails. */
export async function insertTakenStep(
  tx: Queryable,
  step: {
    runId: string;
    position: number;
    outcome: 'done' | 'refused' | 'skipped';
    reason: string | null;
    at: Date;
  },
): Promise<void> {
  await sql`
    insert into action_plan_step (run_id, position, outcome, reason, taken_at)
    values (${step.runId}, ${step.position}, ${step.outcome}, ${step.reason}, ${step.at})
  `.execute(tx);
}

/** Notes that staff saw that a step was refused. */
export async function storeSeen(tx: Queryable, runId: string, position: number): Promise<void> {
  await sql`
    update action_plan_step set seen_at = coalesce(seen_at, now())
    where run_id = ${runId} and position = ${position} and outcome = 'refused'`.execute(tx);
}

/** Moves a locked run to its next step, or to its end. */
export async function storePlace(
  tx: Queryable,
  id: string,
  { position, dueAt }: Place,
  now: Date,
): Promise<void> {
  await sql`
    update action_plan_run set position = ${position}, due_at = ${dueAt}, held = null,
      state = case when ${dueAt}::timestamptz is null then 'finished' else state end,
      ended_at = case when ${dueAt}::timestamptz is null then ${now}::timestamptz end,
      version = version + 1
    where id = ${id}`.execute(tx);
}

/** Puts the next step of a locked run off. */
export async function storeHeld(
  tx: Queryable,
  id: string,
  { held, until }: { held: 'quiet-hours' | 'agent'; until: Date },
): Promise<void> {
  await sql`
    update action_plan_run set due_at = ${until}, held = ${held},
      version = version + (held is distinct from ${held})::int
    where id = ${id}`.execute(tx);
}

/** Pauses a locked run. */
export async function storePaused(tx: Queryable, id: string, why: PauseReason): Promise<void> {
  await sql`
    update action_plan_run set state = 'paused', why = ${why}, held = null, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Goes on with a locked run; what was due is due now, and only later replies count. */
export async function storeResumed(tx: Queryable, id: string, now: Date): Promise<void> {
  await sql`
    update action_plan_run set state = 'running', why = null, heard_after = ${now},
      due_at = greatest(due_at, ${now}::timestamptz), version = version + 1
    where id = ${id}`.execute(tx);
}

/** Ends a locked run. */
export async function storeStopped(
  tx: Queryable,
  id: string,
  { why, now }: { why: StopReason; now: Date },
): Promise<void> {
  await sql`
    update action_plan_run set state = 'stopped', why = ${why}, due_at = null, held = null,
      ended_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Ends all plans on a lead that is erased. */
export async function eraseRunsOf(tx: Queryable, leadId: string): Promise<void> {
  await sql`
    update action_plan_run set state = 'stopped', why = 'erased', due_at = null, held = null,
      ended_at = now(), version = version + 1
    where lead_id = ${leadId} and state in ('running', 'paused')`.execute(tx);
}

/** Makes steps due that waited for an agent. */
export async function wakeRuns(tx: Queryable, leadId: string, now: Date): Promise<void> {
  await sql`
    update action_plan_run set due_at = ${now}
    where lead_id = ${leadId} and state = 'running' and held = 'agent'
      and due_at > ${now}::timestamptz`.execute(tx);
}

/** Whether a lead who was added by a file or a program has never written to us. */
export async function neverWroteSinceAdded(tx: Queryable, leadId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from lead_activity a
    where a.lead_id = ${leadId} and a.kind = 'created' and a.facts->>'how' in ('file', 'program')
      and not exists (select 1 from inquiry i where i.lead_id = a.lead_id and not i.is_suspected)
      and not exists (select 1 from message m
        where m.about_kind = 'lead' and m.about_id = a.lead_id and m.direction = 'in'
        and not m.is_automatic)
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** How a lead answered after an instant; null if it didn't. Answers by programs don't count. */
export async function findReplySince(
  tx: Queryable,
  leadId: string,
  since: Date,
): Promise<'email' | 'text' | null> {
  const { rows } = await sql<{ channel: string }>`
    select channel from message
    where about_kind = 'lead' and about_id = ${leadId} and recorded_at > ${since}
      and direction = 'in' and not is_automatic
    order by recorded_at limit 1`.execute(tx);
  const channel = rows[0]?.channel;
  if (channel === undefined) return null;
  return channel === 'sms' ? 'text' : 'email';
}
