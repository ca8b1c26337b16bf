import { openDatabase } from '../../packages/server/src/platform/index.ts';
import { makePerson } from './bench-people.ts';
import { askers, fillLeads } from './fill-leads.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Who asks for offers: someone who sees all of them, a team’s or their own. */
export const offerAskers = {
  admin: askers.admin,
  'co-agent': 'co-agent@bench.example',
  agent: askers.agent,
} as const;

/** So many agents have the co-agent who asks. */
const TEAM = 5;
const LEADS = 4000;
const FILL_SECONDS = 300;

/**
 * Fills an empty database with offers of 40 agents: of ten, one is a draft, one waits, and five
 * were accepted, most of whose deals have ended.
 */
export async function fillOffers(url: string, offers: number): Promise<void> {
  await fillLeads(url, { leads: LEADS, activities: LEADS });
  const coAgent = await makePerson(url, offerAskers['co-agent'], 'co-agent');
  const { pool, close } = openDatabase({ url }, { max: 1, statementSeconds: FILL_SECONDS });
  await pool.query(
    `insert into co_agent (agent_id, co_agent_id)
     select id, $1 from person where email ~ ('^agent-[1-' || $2 || ']@')`,
    [coAgent, TEAM],
  );
  await withoutIndexes(pool, ['offer', 'offer_step', 'deal'], async () => {
    await pool.query(OFFERS, [offers]);
    await pool.query(`select setval(pg_get_serial_sequence('offer', 'number'), $1)`, [offers]);
    await pool.query(
      `insert into offer_step (offer_id, state, done_at, done_by)
       select id, state, changed_at, created_by from offer`,
    );
    await pool.query(
      `insert into deal (offer_id, home_key, opened_at, ended_at)
       select id, code, changed_at, case when number % 20 <> 5 then changed_at end
       from offer where state = 'accepted' and not is_backup`,
    );
  });
  await pool.query('vacuum analyze offer, offer_step, deal');
  await close();
}

/** As long as in life, with what a form that is filled in has. */
const OFFERS = `
  with clients as (select id, agent_id, row_number() over (order by email) - 1 as place
    from lead where agent_id is not null),
  many as (select count(*) as leads from clients)
  insert into offer (number, code, state, is_backup, lead_id, agent_id, created_by, co_agent_id,
    property_address, county, state_or_province, property_type, legal_description, list_price_cents,
    property_to_stay, offer_on, expire_on, expire_time, expires_at, offer_price_cents,
    earnest_deposit_cents, closing_on, walkthrough_on, termite_on, other_provision,
    home_inspections, created_at, changed_at)
  select n, 'HS-' || n,
    (array['draft','submitted','rejected','withdrawn','expired','accepted','accepted','accepted',
      'accepted','accepted'])[1 + n % 10], n % 50 = 9,
    clients.id, clients.agent_id, clients.agent_id, null,
    n || ' ' || (array['Cass','Dodge','Pacific','Leavenworth'])[1 + n % 4] || ' St, Omaha, NE 68132',
    'Douglas', 'NE', 'Residential', repeat('DUNDEE PLACE LOT ' || n || ' BLOCK 104 ', 4),
    25000000 + n * 1000, repeat('Refrigerator, range, washer and dryer. ', 4),
    day, day + 2, '18:00', day + 2 + time '18:00',
    case when n % 10 > 0 then 25000000 + n * 900 end, 500000, day + 40, day + 39, day + 20,
    repeat('The seller repairs the garage door before closing. ', 8),
    case when n % 3 = 0 then jsonb_build_array(
      jsonb_build_object('type', 'Radon', 'inspectOn', day + 10, 'time', '13:30'),
      jsonb_build_object('type', 'Roof', 'inspectOn', day + 12)) else '[]' end,
    now() - n % 900 * interval '1 day', now() - n % 850 * interval '1 day' - n * interval '1 second'
  from generate_series(1, $1::int) n
    cross join lateral (select current_date + 30 - n % 900 as day) dates, many
    join clients on true
  where clients.place = n % many.leads`;
