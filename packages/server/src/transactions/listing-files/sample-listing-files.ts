import { dateAfter, localDate } from '@homestead/contract/platform';
import { listingDocumentKeys } from '@homestead/contract/transactions';
import { actAsMailbox } from '#accounts';
import { feedChanged } from '#feed';
import { type Actor, atomically, type DatabaseTransaction, type Services } from '#platform';
import { makeOffer } from '../offers/make-offer.ts';
import type { GivenTerms } from '../offers/read-wire-offer.ts';
import { addParty } from '../parties/change-party.ts';
import { startOf, takeSteps, usualExpiry, workdayFrom } from '../sample-offer-steps.ts';
import { findSampleClient, selectOwnSampleListings } from '../sample-offer-store.ts';
import { addReceivedOffer } from './add-received-offer.ts';
import { startListingFile, storeListingChange } from './change-listing-file.ts';
import { confirmListingFile } from './confirm-listing-file.ts';
import { noteDocument } from './listing-documents.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { hasListingFiles } from './sample-listing-store.ts';

const OFFICE = 'grace.whitfield@prairieandmain.example';

/**
 * Listing files of the demo: agent, seller, days until the agreement expires, commission in
 * percent, payoff in dollars, fees in dollars, how many documents are in, remarks; the last year’s
 * tax of those with a payoff is paid.
 */
const files = `
daniel.okafor|jordan.ellis|120|5.5|182400|395|5|Key box on the side door. The dog is at day care until five.
walt.jorgensen|ben.hartley|4|5|96000|395|2|The shop has its own meter. Ask before showing it.
ellen.kowalski|linda.novak|175|6|||1|Shown by appointment; the owner needs an hour’s notice.`;

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
  const rows = files.trim().split('\n').map(readFile);
  const homes = await selectOwnSampleListings(db, {
    firm: services.settings.brokerage.name,
    agents: rows.map(({ agentName }) => agentName),
  });
  const sellers = await Promise.all(rows.map(({ seller }) => findSampleClient(db, seller)));
  if (!office || homes.length < rows.length || sellers.includes(null)) return false;
  await atomically(db, async (tx) => {
    const agents = new Map<string, string>();
    for (const [index, row] of rows.entries()) {
      const actor = await actAsMailbox(tx, row.agent);
      const home = homes.find(({ agent }) => agent === row.agentName);
      const sellerLeadId = sellers[index];
      if (!actor || !home || !sellerLeadId) continue;
      const started = await startFile(tx, actor, row, { ...home, sellerLeadId });
      const file = await confirmListingFile(tx, office, started);
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
    taxPaidThroughYear: row.isTaxNoted ? Number(today.slice(0, 4)) - 1 : null,
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
  const steps = sample.agent === null ? ['submitted'] : ['submitted', 'presented'];
  const written = { steps, start: startOf(steps, 1) };
  const terms = termsOf(sample, place.listCents, written.start);
  if (sample.agent === null) return addOwnOffer(services, tx, file, { terms, ...written });
  const externalAgentId = await agentOf(tx, place, sample.agent, sample.brokerage);
  const given = { ...terms, externalAgentId };
  const draft = await addReceivedOffer(tx, actor, file, given, undefined, written.start);
  await takeSteps(services, tx, actor, draft.id, written);
}

/** An agent of ours writes one for a buyer of theirs. */
async function addOwnOffer(
  services: Services,
  tx: DatabaseTransaction,
  file: ListingFileRow,
  { terms, steps, start }: { terms: GivenTerms; steps: readonly string[]; start: Date },
): Promise<void> {
  const agent = await actAsMailbox(tx, 'ellen.kowalski@prairieandmain.example');
  const leadId = await findSampleClient(tx, 'kate.brennan@homes.example');
  if (!agent || !leadId || file.listing_id === null) return;
  const given = { ...terms, leadId, listingId: file.listing_id };
  const draft = await makeOffer(tx, agent, given, { at: start });
  await takeSteps(services, tx, agent, draft.id, { steps, start });
}

function termsOf(sample: SampleOffer, listCents: number, start: Date): GivenTerms {
  const today = localDate(start);
  const price = Math.round((listCents * sample.percent) / 100 / ROUND_CENTS) * ROUND_CENTS;
  const isCash = sample.financing === 'Cash';
  const expires = new Date(Date.now() + sample.expiresIn * HOUR_MS);
  return {
    ...{ buyerNames: sample.buyers, offerPriceCents: price, buyerFinanceType: sample.financing },
    ...{ earnestDepositCents: sample.earnestCents, buyerFinanceState: sample.financeState },
    ...{ offerOn: today, allCash: isCash, ...usualExpiry(expires) },
    closingCosts: sample.askedCents > 0 ? 'Seller' : 'Buyer',
    closingAmountCents: sample.askedCents,
    closingOn: workdayFrom(dateAfter(today, sample.closesIn)),
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
  const [agent = '', seller, expiresIn, commission = '', payoff, fees, documents, remarks = ''] =
    row.split('|');
  const cents = (dollars: string | undefined) => (dollars ? Number(dollars) * 100 : null);
  return {
    ...{ agentName: nameOf(agent), agent: `${agent}@prairieandmain.example` },
    ...{ seller: `${seller}@homes.example` },
    ...{ expiresIn: Number(expiresIn), commission, remarks, documents: Number(documents) },
    ...{ payoffCents: cents(payoff), feesCents: cents(fees), isTaxNoted: Boolean(payoff) },
  };
}

/** The name in a mailbox: “Walt Jorgensen” of walt.jorgensen. */
const nameOf = (mailbox: string) =>
  mailbox
    .split('.')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ');

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

const HOUR_MS = 3_600_000;
const ROUND_CENTS = 500_00;
