import { sql } from 'kysely';
import { ownedBy, type Queryable, type RowOf } from '#platform';
import { tourIdsOf } from './tour-request-store.ts';

export type TourState = 'requested' | 'confirmed' | 'proposed' | 'declined' | 'canceled';

export type TourRow = RowOf<'tour_request'> & {
  times: Date[];
  /** Null for one from before there were leads, and for one that may be spam. */
  lead: { id: string; agentId: string | null } | null;
};

/** A tour request with its lead, both locked until the commit; null if there is none. */
export async function lockTour(tx: Queryable, id: string): Promise<TourRow | null> {
  // The lead first, as everything else that locks both.
  const { rows: leads } = await sql<{ id: string; agent_id: string | null }>`
    select lead.id, lead.agent_id from inquiry i join lead on lead.id = i.lead_id
    where i.tour_request_id = ${id} for update of lead`.execute(tx);
  const { rows } = await sql<RowOf<'tour_request'>>`
    select * from tour_request where id = ${id} for update`.execute(tx);
  const [lead] = leads;
  return rows[0] ? withTimes(tx, rows[0], lead ?? null) : null;
}

/** The same without locks, to look at. */
export async function findTour(db: Queryable, id: string): Promise<TourRow | null> {
  const { rows } = await sql<RowOf<'tour_request'> & { lead_id: string; agent_id: string | null }>`
    select r.*, lead.id as lead_id, lead.agent_id
    from tour_request r left join inquiry i on i.tour_request_id = r.id
      left join lead on lead.id = i.lead_id
    where r.id = ${id}`.execute(db);
  const [row] = rows;
  return row ? withTimes(db, row, row.lead_id ? { ...row, id: row.lead_id } : null) : null;
}

async function withTimes(
  db: Queryable,
  row: Omit<TourRow, 'lead' | 'times'>,
  lead: { id: string; agent_id: string | null } | null,
): Promise<TourRow> {
  const { rows } = await sql<{ starts_at: Date }>`
    select starts_at from tour_request_time where tour_request_id = ${row.id}
    order by starts_at`.execute(db);
  const times = rows.map(({ starts_at }) => starts_at);
  return { ...row, times, lead: lead && { id: lead.id, agentId: lead.agent_id } };
}

/** Whether a tour is among those of {@link selectOwnTours}. */
export async function isOwnTour(db: Queryable, personId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (${tourIdsOf([personId])}) own where own.id = ${id}`.execute(db);
  return rows.length > 0;
}

/** What a step makes of a tour. */
export interface TourStep {
  state: TourState;
  doneAs: 'staff' | 'client';
  /** Null for an emailed link that names nobody. */
  doneBy: string | null;
  agreedAt?: Date;
  proposed?: readonly Date[];
  reason?: string;
  /** Left as it is if absent. */
  videoLink?: string | null;
  /** The client has signed a buyer agreement; left as it is if absent. */
  hasAgreement?: boolean | undefined;
  /** The client’s name for documents; left as it is if absent. */
  printableName?: string | undefined;
}

/** Makes a step of a locked tour, and writes down who did. Returns the tour as it is then. */
export async function storeStep(tx: Queryable, tour: TourRow, step: TourStep): Promise<TourRow> {
  const { state, agreedAt = null, proposed = [], reason = '', doneAs, doneBy } = step;
  const videoLink = step.videoLink === undefined ? tour.video_link : step.videoLink;
  const { rows } = await sql<RowOf<'tour_request'>>`
    update tour_request set state = ${state}, agreed_at = ${agreedAt},
      proposed = ${proposed}::timestamptz[], reason = ${reason}, video_link = ${videoLink},
      has_agreement = ${step.hasAgreement ?? tour.has_agreement}, agreement_envelope_id = null,
      printable_name = ${step.printableName || tour.printable_name},
      calendar_sequence = calendar_sequence + 1, version = version + 1
    where id = ${tour.id} returning *`.execute(tx);
  const times = agreedAt ? [agreedAt] : proposed;
  await sql`
    insert into tour_step (tour_request_id, state, done_as, done_by, times)
    values (${tour.id}, ${state}, ${doneAs}, ${doneBy}, ${times}::timestamptz[])`.execute(tx);
  return { ...tour, ...rows[0] };
}

/** When the agent has another confirmed tour within `minutes` of a time; null if never. */
export async function findBusyTime(
  tx: Queryable,
  { agentId, id, at, minutes }: { agentId: string; id: string; at: Date; minutes: number },
): Promise<Date | null> {
  const { rows } = await sql<{ agreed_at: Date }>`
    select r.agreed_at from tour_request r join inquiry i on i.tour_request_id = r.id
      join lead on lead.id = i.lead_id
    where r.state = 'confirmed' and ${ownedBy(agentId, 'lead.agent_id')} and r.id <> ${id}
      and r.agreed_at > ${at}::timestamptz - make_interval(mins => ${minutes})
      and r.agreed_at < ${at}::timestamptz + make_interval(mins => ${minutes})
    order by r.agreed_at limit 1`.execute(tx);
  return rows[0]?.agreed_at ?? null;
}

/**
 * The tours that a person asked for, newest first: while signed in, or as a visitor with the
 * mailbox that is confirmed as theirs.
 */
export async function selectOwnTours(db: Queryable, personId: string): Promise<TourRow[]> {
  const { rows } = await sql<RowOf<'tour_request'> & { times: Date[] }>`
    select r.*, (select array_agg(t.starts_at order by t.starts_at) from tour_request_time t
      where t.tour_request_id = r.id) as times
    from tour_request r where r.id in (${tourIdsOf([personId])})
    order by r.requested_at desc limit 100`.execute(db);
  return rows.map((row) => ({ ...row, lead: null }));
}

/** The confirmed tours of an agent's leads within a span. */
export async function selectAgentTours(
  db: Queryable,
  agentId: string,
  { from, to }: { from: Date; to: Date },
): Promise<RowOf<'tour_request'>[]> {
  const { rows } = await sql<RowOf<'tour_request'>>`
    select r.* from tour_request r join inquiry i on i.tour_request_id = r.id
      join lead on lead.id = i.lead_id
    where r.state = 'confirmed' and ${ownedBy(agentId, 'lead.agent_id')}
      and r.agreed_at > ${from}::timestamptz and r.agreed_at < ${to}::timestamptz
    order by r.agreed_at`.execute(db);
  return rows;
}

/** The client asks for these times instead of those asked for before. */
export async function replaceTimes(
  tx: Queryable,
  id: string,
  times: readonly Date[],
): Promise<void> {
  await tx.deleteFrom('tour_request_time').where('tour_request_id', '=', id).execute();
  await tx
    .insertInto('tour_request_time')
    .values(times.map((starts_at) => ({ tour_request_id: id, starts_at })))
    .execute();
}
