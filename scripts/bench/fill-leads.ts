import { openDatabase } from '../../packages/server/src/platform/index.ts';
import { makePerson } from './bench-people.ts';

/** Who asks for lists: an admin, a concierge of five agents, and one of 40 agents. */
export const askers = {
  admin: 'admin@bench.example',
  concierge: 'concierge@bench.example',
  agent: 'agent-1@bench.example',
} as const;

const AGENTS = 40;
const TEAM = 5;
/** Rows of one statement, which must end within the database’s time limit. */
const BATCH = 1000;
const SLICES = 5;

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
  const { pool, close } = openDatabase({ url }, { max: 1 });
  const run = (text: string, values: unknown[] = []) => pool.query(text, values);
  await run(
    `insert into person (email, email_verified_at, first_name, last_name, role_key)
     select 'agent-' || n || '@bench.example', now(), 'Agent', 'Number ' || n, 'agent'
     from generate_series(2, $1::int) n`,
    [AGENTS],
  );
  await run(
    `insert into concierge_care (agent_id, concierge_id)
     select agent.id, concierge.id from person agent, person concierge
     where concierge.email = $1 and agent.email ~ ('^agent-[1-' || $2 || ']@')`,
    [askers.concierge, TEAM],
  );
  await inBatches(leads, BATCH, (from, to) =>
    run(
      `with agents as (select array_agg(id order by email) as ids from person where role_key = 'agent'),
       stages as (select array_agg(id) as ids from reference_entry where list = 'lead-stages'),
       sources as (select array_agg(id) as ids from reference_entry where list = 'lead-sources'),
       statuses as (select array_agg(id) as ids from reference_entry where list = 'lead-statuses')
     insert into lead (first_name, last_name, email, phone, lead_role, city, state, zip, agent_id,
       claimed_at, stage_id, source_id, contact_status_level_id, created_at, last_inquiry_at,
       last_contacted_at)
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
       case when n % 3 > 0 then now() - n % 120 * interval '1 day' end
     from generate_series($1::int, $2::int) n, agents, stages, sources, statuses`,
      [from, to],
    ),
  );
  await run(
    `insert into lead_tag (lead_id, tag)
     select id, (array['relocation','first home','investor'])[1 + length(last_name) % 3]
     from lead where right(phone, 1) in ('3', '7')`,
  );
  await inBatches(Math.ceil(activities / leads) * SLICES, 1, (step) =>
    run(
      `insert into lead_activity (lead_id, happened_at, kind, facts)
     select id, now() - turn * interval '7 hours', (array['call','note','email','stage'])[1 + turn % 4],
       jsonb_build_object('how', 'call', 'note', 'Talked about the yard', 'from', 'Lead', 'to', 'Client')
     from lead, (select $1::int as turn) given
     where right(phone, 1)::int % ${SLICES} = $2`,
      [Math.ceil(step / SLICES), step % SLICES],
    ),
  );
  const { rows } = await run(
    `select lead.id from lead join person on person.id = lead.agent_id and person.email = $1
     order by lead.email limit 1`,
    [askers.agent],
  );
  await run(
    `insert into lead_activity (lead_id, happened_at, kind, facts)
     select $1, now() - turn * interval '10 minutes', 'call', '{"how":"call","note":"Talked"}'
     from generate_series(1, $2::int) turn`,
    [rows[0].id, Math.ceil(activities / leads) * 1000],
  );
  await run('vacuum analyze lead');
  await run('vacuum analyze lead_activity');
  await run('vacuum analyze lead_tag');
  await close();
  return rows[0].id;
}

/** Does something with 1 to `most`, in their order. */
async function inBatches(
  most: number,
  size: number,
  work: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 1; from <= most; from += size) {
    await work(from, Math.min(most, from + size - 1));
  }
}
