import { type OpenDatabase, openDatabase } from '../../packages/server/src/platform/index.ts';
import { makePerson } from './bench-people.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Who asks for lists: an admin, a concierge of five agents, and one of 40 agents. */
export const askers = {
  admin: 'admin@bench.example',
  concierge: 'concierge@bench.example',
  agent: 'agent-1@bench.example',
} as const;

const AGENTS = 40;
const TEAM = 5;
const FILL_SECONDS = 300;

/**
 * Fills an empty database with leads of 40 agents, one in 200 unclaimed, and with what happened
 * with them; one lead has a thousand times as much as others. Returns the id of that lead.
 */
export async function fillLeads(
  url: string,
  { leads, activities }: { leads: number; activities: number },
): Promise<string> {
  await makePerson(url, askers.admin, 'admin');
  await makePerson(url, askers.concierge, 'concierge');
  await makePerson(url, askers.agent, 'agent');
  const { pool, close } = openDatabase({ url }, { max: 1, statementSeconds: FILL_SECONDS });
  const turns = Math.ceil(activities / leads);
  await addTeam(pool);
  await withoutIndexes(pool, ['lead', 'lead_tag', 'lead_activity'], async () => {
    await addLeads(pool, leads);
    // One statement for each turn, so that the lines of a lead are far apart, as in life.
    for (let turn = 1; turn <= turns; turn += 1) {
      await pool.query(`${ACTIVITY} from lead, (select $1::int as turn) given`, [turn]);
    }
  });
  const { rows } = await pool.query<{ id: string }>(
    `select lead.id from lead join person on person.id = lead.agent_id and person.email = $1
     order by lead.email limit 1`,
    [askers.agent],
  );
  const id = String(rows[0]?.id);
  await pool.query(
    `${ACTIVITY} from (select * from lead where id = $1) lead, generate_series(1, $2::int) turn`,
    [id, turns * 1000],
  );
  await pool.query('vacuum analyze person, lead, lead_tag, lead_activity');
  await close();
  return id;
}

async function addTeam(pool: OpenDatabase['pool']): Promise<void> {
  await pool.query(
    `insert into person (email, email_verified_at, first_name, last_name, role_key)
     select 'agent-' || n || '@bench.example', now(), 'Agent', 'Number ' || n, 'agent'
     from generate_series(2, $1::int) n`,
    [AGENTS],
  );
  await pool.query(
    `insert into concierge_care (agent_id, concierge_id)
     select agent.id, concierge.id from person agent, person concierge
     where concierge.email = $1 and agent.email ~ ('^agent-[1-' || $2 || ']@')`,
    [askers.concierge, TEAM],
  );
}

async function addLeads(pool: OpenDatabase['pool'], leads: number): Promise<void> {
  await pool.query(
    `with agents as (select array_agg(id order by email) as ids from person where role_key = 'agent'),
       stages as (select array_agg(id) as ids from reference_entry where list = 'lead-stages'),
       sources as (select array_agg(id) as ids from reference_entry where list = 'lead-sources'),
       statuses as (select array_agg(id) as ids from reference_entry where list = 'lead-statuses')
     insert into lead (first_name, last_name, email, phone, lead_role, city, state, zip, agent_id,
       claimed_at, stage_id, source_id, contact_status_level_id, created_at, last_inquiry_at,
       last_contacted_at, score)
     select (array['Ann','Ben','Carla','David','Elena','Frank','Grace','Hugo'])[1 + n % 8],
       (array['Novak','Larsen','Okafor','Ruiz','Svoboda','Kim','Meyer','Hansen','Petersen'])[1 + n % 9]
         || ' ' || n,
       'lead-' || n || '@bench.example', '+1402' || lpad((2000000 + n)::text, 7, '0'),
       (array['Buyer','Seller','Buyer/Seller'])[1 + n % 3],
       (array['Omaha','Elkhorn','Papillion','Bellevue'])[1 + n % 4], 'NE', '68' || 100 + n % 60,
       case when n % 200 > 0 then agents.ids[1 + n % ${AGENTS}] end,
       case when n % 200 > 0 then now() - n % 700 * interval '1 day' end,
       stages.ids[1 + n % array_length(stages.ids, 1)],
       sources.ids[1 + n % array_length(sources.ids, 1)],
       statuses.ids[1 + n % array_length(statuses.ids, 1)],
       now() - n % 700 * interval '1 day' - n * interval '1 second',
       now() - n % 700 * interval '1 day',
       case when n % 3 > 0 then now() - n % 120 * interval '1 day' end,
       case when n % 4 > 0 then n::bigint * 7919 % 101 end
     from generate_series(1, $1::int) n, agents, stages, sources, statuses`,
    [leads],
  );
  await pool.query(
    `insert into lead_tag (lead_id, tag)
     select id, (array['relocation','first home','investor'])[1 + length(last_name) % 3]
     from lead where right(phone, 1) in ('3', '7')`,
  );
}

/** Lines of timelines, one for each pair of `lead` and `turn`. */
const ACTIVITY = `
  insert into lead_activity (lead_id, happened_at, kind, facts)
  select lead.id, now() - turn * interval '7 hours',
    (array['contact','task-done','email-scheduled','plan-started'])[1 + turn % 4],
    case turn % 4
      when 0 then jsonb_build_object('how', 'call', 'outcome', 'reached',
        'note', 'Talked about the yard of home ' || turn || ' and a lower price')
      when 1 then jsonb_build_object('subject', 'Call about the loan')
      when 2 then jsonb_build_object('subject', 'New homes', 'times', jsonb_build_array(now()))
      else jsonb_build_object('plan', 'New buyers', 'step', 'Welcome') end`;
