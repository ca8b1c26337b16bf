import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** A lead of the demo; what is chosen from reference lists by its code there. */
export interface SampleLead {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  leadRole: string;
  city: string;
  zip: string;
  agentId: string | null;
  lenderId: string | null;
  lenderStatus: string | null;
  stage: string;
  source: string;
  status: string;
  level: string;
  createdDays: number;
  contactedDays: number | null;
  tags: string[];
}

const entry = (list: string, code: string) => sql`(
  select id from reference_entry where list = ${list} and code = given->>${code})`;
const daysAgo = (name: string) =>
  sql`now() - make_interval(days => (given->>${name})::int, hours => 3)`;

/**
 * Adds the demo's leads unless one of them is there, with how they came and when they were last
 * contacted on their timelines. Returns whether it did.
 */
export async function addSampleLeadRows(
  tx: Queryable,
  leads: readonly SampleLead[],
): Promise<boolean> {
  const { rows } = await sql`
    with added as (
      insert into lead (first_name, last_name, email, phone, lead_role, city, state, zip, agent_id,
        claimed_at, lender_id, lender_status_id, stage_id, source_id, contact_status_level_id,
        engagement_level_id, created_at, last_inquiry_at, last_contacted_at)
      select given->>'firstName', given->>'lastName', given->>'email', given->>'phone',
        given->>'leadRole', given->>'city', 'NE', given->>'zip', (given->>'agentId')::uuid,
        case when given->>'agentId' is not null then ${daysAgo('createdDays')} end,
        (given->>'lenderId')::uuid, ${entry('lender-statuses', 'lenderStatus')},
        ${entry('lead-stages', 'stage')}, ${entry('lead-sources', 'source')},
        ${entry('lead-statuses', 'status')}, ${entry('engagement-levels', 'level')},
        ${daysAgo('createdDays')}, ${daysAgo('createdDays')}, ${daysAgo('contactedDays')}
      from jsonb_array_elements(${JSON.stringify(leads)}::jsonb) given
      where not exists (
        select 1 from lead where email = any(${leads.map(({ email }) => email)}::text[]))
      returning id, agent_id, created_at, last_contacted_at),
    told as (
      insert into lead_activity (lead_id, happened_at, kind, done_by, facts)
      select id, created_at, 'inquiry', null::uuid, '{}'::jsonb from added
      union all
      select id, last_contacted_at, 'contact', agent_id, jsonb_build_object('how',
        (array['call', 'email', 'meeting', 'text'])[1 + abs(hashtext(id::text)) % 4], 'note', '')
      from added where last_contacted_at is not null)
    select id from added`.execute(tx);
  return rows.length > 0;
}

/** Puts the demo's tags on its leads. */
export async function storeSampleTags(tx: Queryable, leads: readonly SampleLead[]): Promise<void> {
  await sql`
    insert into lead_tag (lead_id, tag)
    select lead.id, tag from jsonb_array_elements(${JSON.stringify(leads)}::jsonb) given
    join lead on lead.email = given->>'email'
    cross join lateral jsonb_array_elements_text(given->'tags') tag
    on conflict do nothing`.execute(tx);
}
