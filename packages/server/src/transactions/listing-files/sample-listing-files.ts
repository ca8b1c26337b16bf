import { dateAfter, localDate, weekdayOf } from '@homestead/contract/platform';
import { listingDocumentKeys, type OfferState } from '@homestead/contract/transactions';
import { actAsMailbox } from '#accounts';
import { feedChanged } from '#feed';
import { type Actor, atomically, type DatabaseTransaction, type Services } from '#platform';
import { makeOffer } from '../offers/make-offer.ts';
import { moveOffer } from '../offers/move-offer.ts';
import { lockOfferById } from '../offers/offer-store.ts';
import type { GivenTerms } from '../offers/read-wire-offer.ts';
import { addParty } from '../parties/change-party.ts';
import { findSampleClient, moveOfferBack, selectSampleListings } from '../sample-offer-store.ts';
import { addReceivedOffer } from './add-received-offer.ts';
import { startListingFile, storeListingChange } from './change-listing-file.ts';
import { noteDocument } from './listing-documents.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { hasListingFiles } from './sample-listing-store.ts';

const OFFICE = 'grace.whitfield@prairieandmain.example';
const HOMES = 12;

/**
 * Listing files of the demo: agent, seller, days until the agreement expires, commission in
 * percent, payoff in dollars, fees in dollars, how many documents are in, remarks.
 */
const files = `
daniel.okafor|jordan.ellis|120|5.5|182400|395|5|Key box on the side door. The dog is at day care until five.
walt.jorgensen|ben.hartley|4|5|96000|395|2|The shop has its own meter. Ask before showing it.
ellen.kowalski|linda.novak|175|6|||1|Photos on Monday; not on the MLS before that.`;

/**
 * Offers on these homes by file: buyers, agent and brokerage of the buyers (none: our own), price
 * in percent of the list price, financing, down payment in percent, state of financing, earnest
 * deposit, closing costs asked of the seller, days until closing, hours until it expires, and
 * provisions.
 */
const offers = `
0|Ana and Tom Ruiz|Rosa Vega,Elm Grove Realty|102|Conventional|20|Preapproved|8000|0|38|30|
0|Lee Park|Dale Winter,Bluestem Homes|99|Cash|100|Proof of funds provided|15000|0|21|9|The buyer takes the home as it is.
0|Sam and Iris Bell|Rosa Vega,Elm Grove Realty|104|FHA|3.5|Prequalified|3000|9000|45|54|
0|Noor Haddad|Pete Larch,Riverbend Realty|101|VA|0|Preapproved|4000|3500|40|28|The seller pays the termite treatment, if any is needed.
0|Kate Brennan||100|Conventional|10|Preapproved|6000|0|35|33|
1|Grant Tully|Dale Winter,Bluestem Homes|96|Conventional|15|Preapproved|5000|2500|42|47|`;

/** Lets the demo's agents list homes, once there are homes and clients. */
export function addListingFilesWhenFeedHasHomes(services: Services): void {
  let isDone = false;
  services.events.subscribe(feedChanged, 'transactions.add-sample-listings', async () => {
    if (!isDone) isDone = await addSampleListingFiles(services);
  });
}

/**
 * Adds listing files with offers to a demo that has none, by the functions that people use.
 * Answers whether the demo has them now.
 */
export async function addSampleListingFiles(services: Services): Promise<boolean> {
  const { db } = services;
  if (await hasListingFiles(db)) return true;
  const office = await actAsMailbox(db, OFFICE);
  // The first homes are those of the demo's own offers.
  const homes = (await selectSampleListings(db, HOMES)).reverse();
  const rows = files.trim().split('\n').map(readFile);
  const sellers = await Promise.all(rows.map(({ seller }) => findSampleClient(db, seller)));
  if (!office || homes.length < HOMES || sellers.includes(null)) return false;
  await atomically(db, async (tx) => {
    const agents = new Map<string, string>();
    for (const [index, row] of rows.entries()) {
      const actor = await actAsMailbox(tx, row.agent);
      const home = homes[index];
      const sellerLeadId = sellers[index];
      if (!actor || !home || !sellerLeadId) continue;
      const file = await startFile(tx, actor, row, { ...home, sellerLeadId });
      for (const offer of offersOf(index)) {
        await addOffer(
          services,
          tx,
          { office, actor, agents, file, listCents: home.priceCents },
          offer,
        );
      }
    }
  });
  return true;
}

async function startFile(
  tx: DatabaseTransaction,
  actor: Actor,
  row: SampleFile,
  home: { mlsNumber: string; sellerLeadId: string },
): Promise<ListingFileRow> {
  const today = localDate(new Date());
  const signedOn = dateAfter(today, -21);
  const started = await startListingFile(tx, actor, {
    ...{ listingId: home.mlsNumber, sellerLeadId: home.sellerLeadId },
    ...{ agreementSignedOn: signedOn, agreementExpiresOn: dateAfter(today, row.expiresIn) },
    commissionPercent: Number(row.commission).toFixed(3),
    payoffCents: row.payoffCents,
    payoffStatedOn: row.payoffCents === null ? null : signedOn,
    feesCents: row.feesCents,
  });
  let file = await storeListingChange(tx, actor, started, { remarks: row.remarks });
  for (const key of listingDocumentKeys.slice(0, row.documents)) {
    file = await noteDocument(tx, actor, file, key, { receivedOn: signedOn });
  }
  return file;
}

interface OfferPlace {
  office: Actor;
  actor: Actor;
  /** The agents of buyers that are in the directory, by name. */
  agents: Map<string, string>;
  file: ListingFileRow;
  listCents: number;
}

async function addOffer(
  services: Services,
  tx: DatabaseTransaction,
  place: OfferPlace,
  sample: SampleOffer,
): Promise<void> {
  const { actor, file } = place;
  const now = new Date();
  const terms = termsOf(sample, place.listCents, now);
  if (sample.agent === null) return addOwnOffer(services, tx, file, terms);
  const externalAgentId = await agentOf(tx, place, sample.agent, sample.brokerage);
  const draft = await addReceivedOffer(tx, actor, file, { ...terms, externalAgentId });
  await moveOn(services, tx, actor, draft.id, ['submitted', 'presented']);
  await moveOfferBack(tx, draft.id, 1);
}

/** An agent of ours writes one for a buyer of theirs. */
async function addOwnOffer(
  services: Services,
  tx: DatabaseTransaction,
  file: ListingFileRow,
  terms: GivenTerms,
): Promise<void> {
  const agent = await actAsMailbox(tx, 'ellen.kowalski@prairieandmain.example');
  const leadId = await findSampleClient(tx, 'kate.brennan@homes.example');
  if (!agent || !leadId || file.listing_id === null) return;
  const draft = await makeOffer(tx, agent, { ...terms, leadId, listingId: file.listing_id });
  await moveOn(services, tx, agent, draft.id, ['submitted']);
}

async function moveOn(
  services: Services,
  tx: DatabaseTransaction,
  actor: Actor,
  id: string,
  states: readonly OfferState[],
): Promise<void> {
  for (const state of states) {
    const offer = await lockOfferById(tx, id);
    if (offer) await moveOffer(services, tx, actor, offer, { state, now: new Date() });
  }
}

function termsOf(sample: SampleOffer, listCents: number, now: Date): GivenTerms {
  const today = localDate(now);
  const price = Math.round((listCents * sample.percent) / 100 / ROUND_CENTS) * ROUND_CENTS;
  const isCash = sample.financing === 'Cash';
  const expires = new Date(now.getTime() + sample.expiresIn * HOUR_MS);
  const expireTime = expires.toLocaleTimeString('en-GB', {
    timeZone: 'America/Chicago',
    ...({ hour: '2-digit', minute: '2-digit' } as const),
  });
  return {
    ...{ buyerNames: sample.buyers, offerPriceCents: price, buyerFinanceType: sample.financing },
    ...{ earnestDepositCents: sample.earnestCents, buyerFinanceState: sample.financeState },
    ...{ offerOn: today, expireOn: localDate(expires), expireTime, allCash: isCash },
    closingCosts: sample.askedCents > 0 ? 'Seller' : 'Buyer',
    closingAmountCents: sample.askedCents,
    closingOn: workday(dateAfter(today, sample.closesIn)),
    conditionalFinancing: !isCash,
    otherProvision: sample.provisions || null,
    ...(!isCash && { downPaymentCents: Math.round((price * sample.downPercent) / 100) }),
  };
}

async function agentOf(
  tx: DatabaseTransaction,
  { office, agents }: OfferPlace,
  name: string,
  brokerage: string,
): Promise<string> {
  const known = agents.get(name);
  if (known) return known;
  const company = { companyName: brokerage, kinds: ['brokerage' as const] };
  const { id } = await addParty(tx, office, { type: 'person', name, ...company });
  agents.set(name, id);
  return id;
}

type SampleFile = ReturnType<typeof readFile>;
function readFile(row: string) {
  const [agent, seller, expiresIn, commission = '', payoff, fees, documents, remarks = ''] =
    row.split('|');
  const cents = (dollars: string | undefined) => (dollars ? Number(dollars) * 100 : null);
  return {
    ...{ agent: `${agent}@prairieandmain.example`, seller: `${seller}@homes.example` },
    ...{ expiresIn: Number(expiresIn), commission, remarks, documents: Number(documents) },
    ...{ payoffCents: cents(payoff), feesCents: cents(fees) },
  };
}

type SampleOffer = ReturnType<typeof readOffer>;
function readOffer(row: string) {
  const [file, buyers = '', by = '', percent, financing = '', down, financeState = '', ...rest] =
    row.split('|');
  const [earnest, asked, closesIn, expiresIn, provisions = ''] = rest;
  const [agent = '', brokerage = ''] = by.split(',');
  return {
    ...{ file: Number(file), buyers, agent: agent || null, brokerage, provisions },
    ...{ percent: Number(percent), financing, downPercent: Number(down), financeState },
    ...{ earnestCents: Number(earnest) * 100, askedCents: Number(asked) * 100 },
    ...{ closesIn: Number(closesIn), expiresIn: Number(expiresIn) },
  };
}

const offersOf = (file: number) =>
  offers
    .trim()
    .split('\n')
    .map(readOffer)
    .filter((offer) => offer.file === file);

/** The next day that is no weekend. */
function workday(date: string): string {
  return [0, 6].includes(weekdayOf(date)) ? workday(dateAfter(date, 1)) : date;
}

const HOUR_MS = 3_600_000;
const ROUND_CENTS = 500_00;
