import type { RoleKey } from '@homestead/contract/accounts';
import type { WireQuizMatch } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

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
}

const MAX = 200;

/** Agents who can take clients: open accounts whose license hasn't lapsed. */
export async function selectAgentWork(db: Queryable): Promise<AgentWork[]> {
  const { rows } = await sql<AgentWork>`
    select p.id, p.first_name, p.last_name, p.role_key, p.photo_key, work.*
    from person p left join lateral (
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
      and (p.license_expires_on is null or p.license_expires_on >= current_date)
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
    from lead join inquiry i on i.lead_id = lead.id join quiz_submission q on q.inquiry_id = i.id
    where ${ownedBy(personId, 'lead.person_id')}
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
