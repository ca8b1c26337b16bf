import type { InquiryGroup, InquiryKind, InquiryList } from '@homestead/contract/leads';
import type { PageRequest } from '@homestead/contract/platform';
import { type RawBuilder, sql } from 'kysely';
import { type Caller, ownedBy, type Page, type Queryable, type RowOf, selectPage } from '#platform';
import type { Span } from '../day-span.ts';
import { fullName } from '../full-name.ts';
import { inSight, isCounted } from '../lead-sight-store.ts';
import { unclaimedAt } from '../routing/open-lead-store.ts';
import type { HomeToValue } from './inquiry.ts';
import { groupsOfInquiry, joinHome } from './inquiry-group-store.ts';
import type { LeadRow } from './lead-store.ts';

/** Stores an inquiry with what was agreed to. Returns its id. */
export async function insertInquiry(
  tx: Queryable,
  inquiry: {
    kind: InquiryKind;
    leadId: string;
    isVerified: boolean;
    isSuspected: boolean;
    receivedAt: Date;
    dueAt: Date | null;
    firstName: string;
    lastName: string;
    email: string | null;
    phone: string | null;
    message: string;
    home?: { listingKey: string; mlsNumber: string; address: string | null };
    homeToValue?: HomeToValue;
    tourRequestId?: string;
    aboutOffer?: { code: string; ownWordsAt: number };
    agentId?: string;
    eventId?: number;
    origin: { page?: string | undefined; campaign?: object | undefined };
    consents: readonly { channel: string; wording: string }[];
    /** IP address. */
    address: string | null;
  },
): Promise<string> {
  const { home, origin, consents } = inquiry;
  const { id } = await tx
    .insertInto('inquiry')
    .values({
      lead_id: inquiry.leadId,
      kind: inquiry.kind,
      received_at: inquiry.receivedAt,
      is_verified: inquiry.isVerified,
      is_suspected: inquiry.isSuspected,
      name: fullName(inquiry),
      email: inquiry.email,
      phone: inquiry.phone,
      message: inquiry.message,
      listing_key: home?.listingKey ?? null,
      mls_number: home?.mlsNumber ?? null,
      home_address: home?.address ?? inquiry.homeToValue?.address ?? null,
      home_city: inquiry.homeToValue?.city ?? null,
      home_zip: inquiry.homeToValue?.zip ?? null,
      tour_request_id: inquiry.tourRequestId ?? null,
      offer_code: inquiry.aboutOffer?.code ?? null,
      own_words_at: inquiry.aboutOffer?.ownWordsAt ?? null,
      wanted_agent_id: inquiry.agentId ?? null,
      event_id: inquiry.eventId ?? null,
      page: origin.page ?? null,
      campaign: JSON.stringify(origin.campaign ?? {}),
      due_at: inquiry.dueAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (consents.length > 0) {
    await tx
      .insertInto('inquiry_consent')
      .values(consents.map((one) => ({ ...one, inquiry_id: id, address: inquiry.address })))
      .execute();
  }
  return id;
}

/** Adds a line to a lead's timeline. */
export async function noteActivity(
  tx: Queryable,
  activity: {
    leadId: string;
    kind: string;
    doneBy?: string | null;
    inquiryId?: string;
    facts?: object;
    /** When it happened; now, if it isn't given. */
    at?: Date | undefined;
  },
): Promise<void> {
  await tx
    .insertInto('lead_activity')
    .values({
      ...(activity.at && { happened_at: activity.at }),
      lead_id: activity.leadId,
      kind: activity.kind,
      done_by: activity.doneBy ?? null,
      inquiry_id: activity.inquiryId ?? null,
      facts: JSON.stringify(activity.facts ?? {}),
    })
    .execute();
}

/** The confirmed address of a client's account; null for anyone else. */
export async function findClientMailbox(tx: Queryable, personId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('person as p')
    .innerJoin('role', 'role.key', 'p.role_key')
    .select('p.email')
    .where(ownedBy(personId, 'p.id'))
    .where('role.side', '=', 'client')
    .where('p.email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** The email of the agent who works a lead; null without one, or when they have left. */
export async function findTeamAddress(
  tx: Queryable,
  agentId: string | null,
): Promise<string | null> {
  if (agentId === null) return null;
  const row = await tx
    .selectFrom('person')
    .select('email')
    .where(ownedBy(agentId, 'person.id'))
    .where('deactivated_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.email ?? null;
}

export type InquiryRow = RowOf<'inquiry'> & Pick<LeadRow, 'agent_id'>;

/** With the lead's own phone, and where a rule put the unclaimed lead. */
export type ListedInquiry = InquiryRow & {
  lead_phone: string | null;
  pond: string | null;
  claim_until: Date | null;
};

/** SQL: the inquiry `i` waits for a reply. */
export const isOpenClock = sql`i.due_at is not null and i.answered_at is null`;

/** SQL: the inquiry `i` needs a reply, and got it in time, or didn’t. */
export const needsReply = sql`i.due_at is not null and not i.is_suspected`;
export const isOnTime = sql`i.answered_at <= i.due_at`;
export const isLate = sql`coalesce(i.answered_at, now()) > i.due_at`;

/** Lists in the order of what is due. */
const byDue: readonly InquiryList[] = ['waiting', 'running', 'overdue'];

const stateConditions: Readonly<Record<InquiryList, RawBuilder<unknown>>> = {
  waiting: isOpenClock,
  answered: sql`i.answered_at is not null`,
  'no-answer-needed': sql`i.due_at is null and not i.is_suspected`,
  suspected: sql`i.is_suspected`,
  running: sql`${isOpenClock} and i.due_at >= now()`,
  overdue: sql`${isOpenClock} and i.due_at < now()`,
  needed: needsReply,
  'on-time': sql`${needsReply} and ${isOnTime}`,
  late: sql`${needsReply} and ${isLate}`,
};

/** Which inquiries a list has. */
interface AskedInquiries {
  state: InquiryList;
  kind: InquiryKind | null;
  span: Span | null;
  /** Those of a group of the dashboard; its name is null where it isn't known. */
  group: { by: InquiryGroup; name: string | null } | null;
}

/**
 * Inquiries of leads within the caller's scope, and of unclaimed ones for those who may claim: the
 * waiting ones by when they are due, others the newest first. Clocks that run or ran out are those
 * that the dashboard counts. With a span, only those received in it that the dashboard counts.
 */
export function selectInquiries(
  db: Queryable,
  caller: Caller,
  { state, kind, span, group }: AskedInquiries,
  page: PageRequest,
): Promise<Page<ListedInquiry>> {
  return selectPage(db, page, {
    select: sql`i.*, lead.agent_id, lead.phone as lead_phone, ${unclaimedAt}`,
    from: sql`inquiry i join lead on lead.id = i.lead_id ${group ? joinHome : sql``}
      where ${stateConditions[state]} and (${kind}::text is null or i.kind = ${kind})
        and ${span ? cameIn(span) : sql`true`}
        and ${group ? sql`${groupsOfInquiry(caller)[group.by]} is not distinct from ${group.name}` : sql`true`}
        and ${span || group || isOfDashboard(state) ? isCounted(caller) : sql`true`} and ${inSight(caller)}`,
    orderBy: byDue.includes(state)
      ? sql`i.due_at, i.received_at, i.id`
      : sql`i.received_at desc, i.id`,
  });
}

/** Whether the dashboard counts what is in a list, with and without days. */
const isOfDashboard = (state: InquiryList) => state === 'running' || state === 'overdue';

const cameIn = ({ from, until }: Span) =>
  sql`i.received_at >= ${from} and i.received_at < ${until}`;

/** How many inquiries of {@link selectInquiries} wait for an answer. */
export async function countWaiting(db: Queryable, caller: Caller): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from inquiry i join lead on lead.id = i.lead_id
    where ${stateConditions.waiting} and ${inSight(caller)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Whether a lead's inquiries are among those of {@link selectInquiries}. */
export async function isLeadInSight(db: Queryable, caller: Caller, id: string): Promise<boolean> {
  return (await findLeadInSight(db, caller, id)) !== null;
}

/** A lead that the caller may work, held until the commit; null if there is none. */
export async function lockLead(tx: Queryable, caller: Caller, id: string): Promise<LeadRow | null> {
  const { rows } = await sql<LeadRow>`
    select * from lead where id = ${id} and ${inSight(caller)}
    for update`.execute(tx);
  return rows[0] ?? null;
}

/** A lead that the caller may work, or the one that it was merged into; null if there is none. */
export async function findLeadInSight(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<LeadRow | null> {
  const { rows } = await sql<LeadRow>`
    select * from lead
    where id = coalesce((select gone.merged_into_id from lead gone where gone.id = ${id}), ${id})
      and ${inSight(caller)}`.execute(db);
  return rows[0] ?? null;
}

/** Gives a locked, unclaimed lead to a person. */
export async function takeLead(tx: Queryable, id: string, agentId: string): Promise<void> {
  await tx
    .updateTable('lead')
    .set({ agent_id: agentId, claimed_at: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .where('agent_id', 'is', null)
    .execute();
}

/** Who works a lead that was claimed in the last hour; null otherwise. */
export async function findRecentClaim(db: Queryable, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('lead')
    .select('agent_id')
    .where('id', '=', id)
    .where('merged_into_id', 'is', null)
    .where('claimed_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return row?.agent_id ?? null;
}

/**
 * Marks what of a locked lead waits as answered, or only its tour request, and the lead as
 * contacted. `by` is null for an emailed link that names nobody. Returns the ids.
 */
export async function answerWaiting(
  tx: Queryable,
  answer: { leadId: string; by: string | null; how: string; tourRequestId?: string },
): Promise<string[]> {
  const { leadId, by, how, tourRequestId = null } = answer;
  const { rows } = await sql<{ id: string }>`
    update inquiry set answered_at = now(), answered_by = ${by}, answered_how = ${how},
      seen_at = coalesce(seen_at, now()), seen_by = coalesce(seen_by, ${by})
    where lead_id = ${leadId} and due_at is not null and answered_at is null
      and (${tourRequestId}::uuid is null or tour_request_id = ${tourRequestId})
    returning id`.execute(tx);
  await sql`
    update lead set last_contacted_at = now(), version = version + 1
    where id = ${leadId}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** One inquiry, for the holder of its status link. */
export async function findInquiry(db: Queryable, id: string): Promise<RowOf<'inquiry'> | null> {
  const row = await db.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Marks the inquiries of a locked lead as seen. */
export async function markSeen(tx: Queryable, leadId: string, by: string): Promise<void> {
  await tx
    .updateTable('inquiry')
    .set({ seen_at: sql`now()`, seen_by: by })
    .where('lead_id', '=', leadId)
    .where('seen_at', 'is', null)
    .execute();
}

/** How many emails a person sent to leads in the last ten minutes. */
export async function countRecentEmails(tx: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lead_activity
    where done_by = ${personId} and kind in ('email', 'home-search-set-up')
      and (kind = 'email' and not facts ? 'isBulk'
        or kind = 'home-search-set-up' and facts ? 'isEmailed')
      and happened_at > now() - interval '10 minutes'`.execute(tx);
  return rows[0]?.count ?? 0;
}
