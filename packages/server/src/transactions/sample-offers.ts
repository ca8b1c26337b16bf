import { dateAfter, localClock, localDate } from '@homestead/contract/platform';
import type { PartyKind } from '@homestead/contract/transactions';
import { actAsMailbox } from '#accounts';
import { feedChanged } from '#feed';
import { type Actor, atomically, type DatabaseTransaction, type Services } from '#platform';
import { makeOffer } from './offers/make-offer.ts';
import type { GivenTerms } from './offers/read-wire-offer.ts';
import { addParty } from './parties/change-party.ts';
import type { PartyRow } from './parties/party-store.ts';
import { startOf, takeSteps, workdayFrom } from './sample-offer-steps.ts';
import { findSampleClient, hasOffers, selectSampleListings } from './sample-offer-store.ts';

const OFFICE = 'grace.whitfield@prairieandmain.example';

/** Companies of the demo's deals and their people: what they do, name, email, phone. */
const directory = `
title,escrow|Old Market Title|closings@oldmarkettitle.example|4025550171
>Beth Kilgore|beth.kilgore@oldmarkettitle.example|4025550172
lender|Missouri Valley Lending|loans@missourivalley.example|4025550173
surveyor|Platte River Survey|office@platteriversurvey.example|4025550174
termite|Sound Sill Pest Control|desk@soundsill.example|4025550175
>Gus Tillman|gus.tillman@soundsill.example|4025550176
home-inspector|Plumbline Home Inspection|book@plumbline.example|4025550177
>Sven Aldous|sven.aldous@plumbline.example|4025550178
warranty|Homeward Warranty|service@homeward.example|8005550179`;

/**
 * Offers of the demo: agent, client, their steps (as `takeSteps` reads them), how many days ago the
 * last one was, days until they expire and until closing, price in percent of the list price, down
 * payment in percent, financing, home (those with the same one want the same home).
 */
const samples = `
ellen.kowalski|linda.novak|submitted,presented,counter:seller:102,counter:buyer:101,approval,accepted|9|2|21|98|20|Conventional|0
priya.raman|mei.tanaka|submitted,presented|1|2|40|100|10|Conventional|1
ellen.kowalski|kate.brennan|submitted|0|1|35|97|3.5|FHA|2
walt.jorgensen|ben.hartley|submitted,presented,rejected|6|2|40|91|20|Conventional|3
priya.raman|deshawn.price|submitted,withdrawn|4|2|40|99|5|VA|4
daniel.okafor|jordan.ellis||0|2|45|101|100|Cash|5
priya.raman|mei.tanaka|submitted,presented,accepted|5|2|33|99|15|Conventional|6
walt.jorgensen|ben.hartley|submitted,accepted|3|1|52|97|20|Conventional|7
priya.raman|deshawn.price|submitted,presented,accepted|8|3|70|100|0|VA|8
ellen.kowalski|kate.brennan|submitted,presented,accepted|7|2|28|102|5|FHA|0
daniel.okafor|jordan.ellis|submitted|0|3|30|100|100|Cash|9
walt.jorgensen|ben.hartley||1|4|60|96|20|Conventional|10`;

/** Lets the demo's agents write offers, once there are homes and clients. */
export function addOffersWhenFeedHasHomes(services: Services): void {
  let isDone = false;
  services.events.subscribe(feedChanged, 'transactions.add-sample-offers', async () => {
    if (!isDone) isDone = await addSampleOffers(services);
  });
}

/**
 * Adds companies and offers to a demo without offers, by the functions that people use. Answers
 * whether the demo has offers now.
 */
export async function addSampleOffers(services: Services): Promise<boolean> {
  const { db } = services;
  if (await hasOffers(db)) return true;
  const rows = samples.trim().split('\n').map(readSample);
  const homesNeeded = Math.max(...rows.map(({ home }) => home)) + 1;
  const homes = await selectSampleListings(db, {
    firm: services.settings.brokerage.name,
    limit: homesNeeded,
  });
  const clients = await Promise.all(rows.map(({ client }) => findSampleClient(db, client)));
  const office = await actAsMailbox(db, OFFICE);
  if (!office || homes.length < homesNeeded || clients.includes(null)) return false;
  const escrow = await atomically(db, (tx) => addDirectory(tx, office));
  for (const [index, sample] of rows.entries()) {
    const agent = await actAsMailbox(db, sample.agent);
    const home = homes[sample.home];
    const leadId = clients[index];
    if (!agent || !home || !leadId) continue;
    await atomically(db, (tx) =>
      addOffer(services, tx, agent, sample, { ...home, leadId, escrow }),
    );
  }
  return true;
}

/** Adds the companies and people; answers the escrow agent of the title company. */
async function addDirectory(tx: DatabaseTransaction, office: Actor): Promise<Escrow> {
  let company: PartyRow | null = null;
  let escrow: Escrow = null;
  for (const row of directory.trim().split('\n')) {
    if (row.startsWith('>')) {
      const [name = '', email = '', phone = ''] = row.slice(1).split('|');
      const companyName = company?.name ?? '';
      const facts = { name, email, phone: `+1${phone}` };
      const person = await addParty(tx, office, { type: 'person', companyName, ...facts });
      if (escrow === null && company) escrow = { companyId: company.id, personId: person.id };
      continue;
    }
    const [kinds = '', name = '', email = '', phone = ''] = row.split('|');
    company = await addParty(tx, office, {
      ...{ type: 'company', name, email, phone: `+1${phone}` },
      kinds: kinds.split(',') as PartyKind[],
    });
  }
  return escrow;
}

type Escrow = { companyId: string; personId: string } | null;

async function addOffer(
  services: Services,
  tx: DatabaseTransaction,
  agent: Actor,
  sample: Sample,
  { mlsNumber, priceCents, leadId, escrow }: Deal,
): Promise<void> {
  const { steps } = sample;
  const start = startOf(steps, sample.daysAgo);
  const today = localDate(start);
  const price = Math.round((priceCents * sample.pricePercent) / 100 / ROUND_CENTS) * ROUND_CENTS;
  const isCash = sample.financing === 'Cash';
  const given: GivenTerms = {
    ...{ leadId, listingId: mlsNumber, offerPriceCents: price, buyerFinanceType: sample.financing },
    ...{ earnestDepositCents: EARNEST_CENTS, offerOn: today, offerTime: localClock(start) },
    ...{ expireOn: dateAfter(today, sample.expiresIn), expireTime: '17:00' },
    ...daysOf(dateAfter(today, sample.expiresIn), workdayFrom(dateAfter(today, sample.closesIn))),
    ...(isCash && { allCash: true }),
    ...(!isCash && {
      downPaymentCents: Math.round((price * sample.downPercent) / 100),
      ...{ interestRate: '6.375', loanYears: '30', conditionalFinancing: true },
    }),
    ...(escrow && { titleCompanyId: escrow.companyId, escrowAgentId: escrow.personId }),
  };
  const draft = await makeOffer(tx, agent, given, { at: start });
  await takeSteps(services, tx, agent, draft.id, { steps, start });
}

/** Inspections in the days after an answer, a walkthrough before the closing. */
function daysOf(answeredOn: string, closingOn: string): GivenTerms {
  const inspection = { companyId: null, inspectorId: null, note: null };
  return {
    ...{
      closingOn,
      closingTime: '10:00',
      walkthroughOn: workdayFrom(dateAfter(closingOn, -1), -1),
    },
    ...{
      walkthroughTime: '16:00',
      termiteOn: workdayFrom(dateAfter(answeredOn, 6)),
      termiteTime: '09:00',
    },
    homeInspections: [
      {
        type: 'Structural',
        inspectOn: workdayFrom(dateAfter(answeredOn, 4)),
        time: '13:00',
        ...inspection,
      },
      {
        type: 'Radon',
        inspectOn: workdayFrom(dateAfter(answeredOn, 4)),
        time: null,
        ...inspection,
      },
    ],
  };
}

interface Deal {
  mlsNumber: string;
  priceCents: number;
  leadId: string;
  escrow: Escrow;
}

interface Sample {
  agent: string;
  client: string;
  steps: string[];
  daysAgo: number;
  expiresIn: number;
  closesIn: number;
  pricePercent: number;
  downPercent: number;
  financing: string;
  home: number;
}

function readSample(row: string): Sample {
  const [
    agent,
    client,
    steps = '',
    daysAgo,
    expiresIn,
    closesIn,
    price,
    down,
    financing = '',
    home,
  ] = row.split('|');
  return {
    ...{ agent: `${agent}@prairieandmain.example`, client: `${client}@homes.example`, financing },
    steps: steps.split(',').filter(Boolean),
    ...{ daysAgo: Number(daysAgo), expiresIn: Number(expiresIn) },
    ...{ closesIn: Number(closesIn), home: Number(home) },
    ...{ pricePercent: Number(price), downPercent: Number(down) },
  };
}

const ROUND_CENTS = 500_00;
const EARNEST_CENTS = 5_000_00;
