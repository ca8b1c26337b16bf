import type { RoleKey } from '@homestead/contract/accounts';
import type { WireQuizMatch } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';
import { joinHomeFacts, shownAreas, shownFrom, shownTo } from '../agents/agent-home-store.ts';
import { leadsOfPeople } from '../merges/lead-group-store.ts';
import { isLicensed } from '../routing/routing-store.ts';

/** An agent with what our records say about their work of the last half year. */
export interface AgentWork {
  id: string;
  first_name: string;
  last_name: string;
  role_key: RoleKey;
  photo_key: string | null;
  /** Leads that asked for something in the last 30 days. */
  active: number;
  /** Inquiries that wait for an answer. */
  waiting: number;
  answered: number;
  /** Half of the answers took no longer; null without any. */
  minutes: number | null;
  last_claim: Date | null;
  /** The rest is what their public page says; empty without one. */
  slug: string | null;
  languages: string[];
  specialties: string[];
  styles: string[];
  areas: string[];
  from_cents: number | null;
  to_cents: number | null;
}

/** The homes that a client looked at: their cities, most first, and their median price. */
export interface Interest {
  cities: string[];
  price_cents: number | null;
}

/** What a client looked at in the last 90 days; null if it is too little to say anything. */
export async function findInterest(db: Queryable, personId: string): Promise<Interest | null> {
  const { rows } = await sql<Interest & { homes: number }>`
    with seen as (
      select l.city, l.list_price_cents as price
      from viewed_home v join listing l on l.id = v.listing_id
      where ${ownedBy(personId, 'v.person_id')} and v.hidden_at is null
        and v.last_viewed_at > now() - interval '90 days'
    ), by_city as (select city, count(*) as homes from seen where city is not null group by city)
    select
      (select array_agg(city order by homes desc, city) from by_city) as cities,
      percentile_disc(0.5) within group (order by price) as price_cents,
      count(*)::int as homes
    from seen`.execute(db);
  const [found] = rows;
  if (!found || found.homes < HOMES_MIN) return null;
  return { cities: (found.cities ?? []).slice(0, CITIES), price_cents: found.price_cents };
}

const MAX = 200;
/** Fewer homes say little about what someone looks for. */
const HOMES_MIN = 3;
const CITIES = 3;

/** Agents who can take clients: open accounts whose license hasn't lapsed. */
export async function selectAgentWork(db: Queryable): Promise<AgentWork[]> {
  const { rows } = await sql<AgentWork>`
    select p.id, p.first_name, p.last_name, p.role_key, p.photo_key, work.*, a.slug,
      coalesce(a.languages, '{}') as languages, coalesce(a.specialties, '{}') as specialties,
      coalesce(a.styles, '{}') as styles, coalesce(${shownAreas}, '{}') as areas,
      ${shownFrom} as from_cents, ${shownTo} as to_cents
    from person p left join agent_profile a on a.id = p.id and a.is_published
    ${joinHomeFacts()} left join lateral (
      select
        count(distinct l.id) filter (where l.last_inquiry_at > now() - interval '30 days')::int
          as active,
        count(*) filter (where i.due_at is not null and i.answered_at is null)::int as waiting,
        count(*) filter (where i.answered_by = p.id)::int as answered,
        percentile_cont(0.5) within group
          (order by extract(epoch from i.answered_at - i.received_at) / 60)
          filter (where i.answered_by = p.id) as minutes,
        max(l.claimed_at) as last_claim
      from lead l join inquiry i on i.lead_id = l.id
      where l.agent_id = p.id and l.last_inquiry_at > now() - interval '180 days'
    ) work on true
    where p.role_key in ('agent', 'internal-agents') and p.deleted_at is null
      and p.deactivated_at is null
      and ${isLicensed()}
    order by p.last_name, p.first_name, p.id limit ${MAX}`.execute(db);
  return rows;
}

export async function insertQuizSubmission(
  tx: Queryable,
  submission: {
    inquiryId: string;
    answers: { question: string; answer: string }[];
    match: WireQuizMatch;
  },
): Promise<void> {
  await tx
    .insertInto('quiz_submission')
    .values({
      inquiry_id: submission.inquiryId,
      answers: JSON.stringify(submission.answers),
      match: JSON.stringify(submission.match),
    })
    .execute();
}

/** Quizzes on a person's lead, with all answers. */
export async function selectQuizzesOf(
  db: Queryable,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select i.received_at, q.answers, q.match
    from inquiry i join quiz_submission q on q.inquiry_id = i.id
    where i.lead_id in (${leadsOfPeople(personId)})
    order by i.received_at desc limit 100`.execute(db);
  return rows;
}

/** Deletes the quizzes on these people's leads. */
export async function eraseQuizzes(tx: Queryable, ids: readonly string[]): Promise<void> {
  await sql`
    delete from quiz_submission where inquiry_id in (
      select i.id from inquiry i join lead on lead.id = i.lead_id
      where ${ownedBy(ids, 'lead.person_id')})`.execute(tx);
}
