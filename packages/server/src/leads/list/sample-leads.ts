import { recordConsent } from '#messaging';
import { atomically, type Database, type DatabaseTransaction } from '#platform';
import { sampleMessages } from '../messages/samples.ts';
import { selectIdsByEmail } from '../routing/sample-routing-store.ts';
import { addSampleLeadRows, type SampleLead, storeSampleTags } from './sample-lead-store.ts';

const firstNames =
  'Aaron|Bianca|Calvin|Delia|Elias|Fiona|Garrett|Hope|Ingrid|Joel|Katrina|Luis|Marisol|Nathan|Opal|Preston|Quincy|Rosa|Silas|Teresa|Uma|Vince|Wendy|Xavier|Yvonne|Zachary|Amara|Brandon|Celeste|Darnell'.split(
    '|',
  );
const lastNames =
  'Abbott|Becerra|Coufal|Dvorak|Engel|Fitzgerald|Gutierrez|Hruska|Ibrahim|Janssen|Kozak|Lindgren|Moreno|Nguyen|Olson|Pavlik|Quinn|Rasmussen|Schroeder|Tesar|Urbanek|Vosika|Wiebe|Yates|Zimmerman|Barrera|Cerny|Dietrich|Ellsworth|Farah'.split(
    '|',
  );
const cities = 'Omaha|Papillion|Bellevue|Elkhorn|Gretna|La Vista|Ralston|Bennington'.split('|');
const zips = '68132|68046|68005|68022|68028|68128|68127|68007'.split('|');
const tags =
  'relocation|first home|downsizing|new construction|school by August|cash|military'.split('|');

/** The stages of the leads in turn, by their codes. */
const stages =
  'leads|prospects|leads|suspects|future|clients|leads|prospects|pastclients|unspecified|nonresponsive|leads|suspects|future|investor|creditrepair|clients|pastclientsupdated|lostclients|lostleads|oldleads|clientdonotcontact|trashleads|prospects'.split(
    '|',
  );
const sources =
  'website|zillow|website|referral|realtor-com|open-house|google|sphere-of-influence|facebook|sign-call|past-client'.split(
    '|',
  );
const statuses =
  'new|attempted-contact|contacted|contacted|appointment-set|showing-homes|offer-written'.split(
    '|',
  );
const lenderStatuses =
  'contacted|application-started|prequalified|preapproved|documents-requested'.split('|');
const levels =
  'ready-now|within-3-months|3-to-6-months|6-to-12-months|more-than-a-year|just-browsing'.split(
    '|',
  );

const FIRM = 'prairieandmain.example';
const agentMailboxes =
  'daniel.okafor|ellen.kowalski|priya.raman|walt.jorgensen|amina.yusuf|cole.sedlacek'
    .split('|')
    .map((name) => `${name}@${FIRM}`);
const lenderMailboxes = 'ruth.abernathy|victor.nguyen'.split('|').map((name) => `${name}@${FIRM}`);

const LEADS = 120;

const pick = (words: readonly string[], index: number): string => words[index % words.length] ?? '';

/** Adds leads in all stages to a demo that has none of them; without its agents, nothing. */
export async function addSampleLeads(db: Database): Promise<void> {
  const [agents, lenders] = [
    await selectIdsByEmail(db, agentMailboxes),
    await selectIdsByEmail(db, lenderMailboxes),
  ];
  if (agents.length < agentMailboxes.length || lenders.length === 0) return;
  const made = Array.from({ length: LEADS }, (_, index) => sampleLead(index, agents, lenders));
  const leads = [...made, ...repeated.flatMap((index) => sameAgain(made[index]))];
  await atomically(db, async (tx) => {
    const added = await addSampleLeadRows(tx, leads);
    if (!added) return;
    await storeSampleTags(tx, leads);
    await addSampleConsents(tx, made);
  });
}

/** Leads who came a second time, with another email. */
const repeated = [4, 22, 61];

function sameAgain(lead: SampleLead | undefined): SampleLead[] {
  if (!lead) return [];
  const email = lead.email.replace('@', '.home@');
  return [{ ...lead, email, lenderId: null, lenderStatus: null, contactedDays: null, tags: [] }];
}

/** Every other lead agreed to marketing emails, and every sixth to marketing texts. */
async function addSampleConsents(
  tx: DatabaseTransaction,
  leads: readonly SampleLead[],
): Promise<void> {
  const given = { kind: 'marketing', isGranted: true, source: 'form', page: '/contact' } as const;
  for (const [index, { email, phone }] of leads.entries()) {
    if (index % 2 === 0) {
      const wording = sampleMessages.agreesToEmails();
      await recordConsent(tx, { ...given, channel: 'email', address: email, wording });
    }
    if (index % 6 === 0) {
      const wording = sampleMessages.agreesToTexts();
      await recordConsent(tx, { ...given, channel: 'sms', address: phone, wording });
    }
  }
}

/** Steps that share no factor with the lengths of the lists give every lead another mixture. */
function sampleLead(index: number, agents: string[], lenders: string[]): SampleLead {
  const firstName = pick(firstNames, index * 7);
  const lastName = pick(lastNames, index * 11 + Math.floor(index / 30));
  // What nobody has claimed came in lately.
  const isUnclaimed = index % 12 === 9;
  const createdDays = isUnclaimed ? index % 7 : Math.floor((index * index) / 60) + (index % 5);
  const isContacted = !isUnclaimed && index % 4 !== 0;
  const contactedDays = isContacted ? Math.min(createdDays, (index * 5) % 40) : null;
  const hasLender = !isUnclaimed && index % 5 === 1;
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${index}@contacts.example`.toLowerCase(),
    phone: `+1${index < 60 ? '531' : '712'}55501${String(index % 60).padStart(2, '0')}`,
    leadRole: pick(['Buyer', 'Buyer', 'Seller', 'Buyer/Seller'], index),
    city: pick(cities, index * 3),
    zip: pick(zips, index * 3),
    agentId: isUnclaimed ? null : pick(agents, index * 5 + Math.floor(index / 6)),
    lenderId: hasLender ? pick(lenders, index) : null,
    lenderStatus: hasLender ? pick(lenderStatuses, Math.floor(index / 5)) : null,
    stage: isUnclaimed ? 'unspecified' : pick(stages, index),
    source: pick(sources, index * 3),
    status: isUnclaimed ? 'new' : pick(statuses, index * 2),
    level: pick(levels, index * 5),
    createdDays,
    contactedDays,
    tags: [pick(tags, index), pick(tags, index * 3 + 1)].slice(0, index % 3),
  };
}
