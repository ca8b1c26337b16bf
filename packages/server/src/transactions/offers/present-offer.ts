import {
  type BuyerCostsInput,
  nextOfferStates,
  type OfferState,
  offerSideKeys,
  type WireListedOffer,
  type WireOfferDetails,
  type WireOfferRow,
} from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { findLead } from '#leads';
import {
  type Caller,
  findName,
  fullName,
  type PeopleByName,
  type Queryable,
  readTogether,
} from '#platform';
import { findNewestVersion } from '../counters/offer-version-store.ts';
import { withCountered, withCounteredAll } from '../counters/with-countered.ts';
import { isOnBuyingSide } from '../listing-files/buying-side-store.ts';
import { findListingFileOf } from '../listing-files/find-listing-file-of.ts';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { netOnListing } from '../listing-files/net-on-listing.ts';
import { sidesAnswering, sidesOf } from '../listing-files/speak-for-side.ts';
import { nameEntriesOf } from '../lookups/name-entries.ts';
import { mayWriteTransactions } from '../may-write-transactions.ts';
import { namePartiesById } from '../parties/named-party-store.ts';
import { mayChangeParties } from '../parties/party.ts';
import { isChangeable } from './change-offer.ts';
import { inspectionsOf, type OfferRow, termsOf } from './offer-columns.ts';
import { findOfferProblems, missingFields, neededFields } from './offer-findings.ts';
import type { ListedOffer } from './offer-list-store.ts';
import { isHomeTaken, selectRivals, selectSteps, selectWorking } from './offer-store.ts';
import { partyIdsOf } from './party-ids.ts';
import { presentNamed } from './require-parties.ts';
import { summarizeOffer } from './summarize-offer.ts';

/** Rows of a list of offers, each with the terms that its page shows. */
export async function presentOfferRows(
  db: Queryable,
  stored: readonly ListedOffer[],
): Promise<WireListedOffer[]> {
  const rows = await withCounteredAll(db, stored);
  const people = await namePeople(db, [
    ...new Set(
      rows.flatMap(({ agent_id, created_by }) => [agent_id ?? [], created_by ?? []].flat()),
    ),
  ]);
  return rows.map((row) => ({ ...presentRow(row, people), phase: row.phase }));
}

/** Who buys by an offer, as far as the caller may know. */
export const buyerOf = (
  row: Pick<OfferRow, 'buyer_names' | 'side'> & { client: string | null },
): string | null => row.buyer_names ?? (row.side === 'buying' ? row.client : null);

function presentRow(row: Omit<ListedOffer, 'phase'>, people: PeopleByName): WireOfferRow {
  return {
    id: row.number,
    code: row.code,
    state: row.state as OfferState,
    isBackup: row.is_backup,
    side: row.side as WireOfferRow['side'],
    propertyAddress: row.property_address,
    client: row.client,
    buyer: buyerOf(row),
    agent: people.get(row.agent_id ?? '') ?? null,
    offerPriceCents: row.offer_price_cents,
    expiresAt: row.expires_at?.toISOString() ?? null,
    expireOn: row.expire_on,
    expireTime: row.expire_time,
    closingOn: row.closing_on,
    startedAt: row.created_at.toISOString(),
    startedBy: findName(people, row.created_by),
    changedAt: row.changed_at.toISOString(),
  };
}

/**
 * An offer with its terms, what it costs, what is missing or wrong, and what the caller may do
 * with it. The terms of one that was countered are those of the newest version.
 */
export async function presentOffer(
  db: Queryable,
  caller: Caller,
  stored: OfferRow,
  { now, assumed }: { now: Date; assumed: BuyerCostsInput['assumed'] },
): Promise<WireOfferDetails> {
  const offer = await withCountered(db, stored);
  const terms = termsOf(offer);
  const homeInspections = inspectionsOf(offer);
  const staffIds = [offer.agent_id, offer.co_agent_id, offer.lender_id].flatMap((id) => id ?? []);
  const ids = [...new Set(partyIdsOf(offer))];
  const [steps, workingIds, lead, file, parties, entries, summary, abilities] = await readTogether(
    db,
    () => selectSteps(db, offer.id),
    () => selectWorking(db, staffIds),
    async () => (offer.lead_id ? findLead(db, caller, offer.lead_id) : null),
    () => findListingFileOf(db, caller, offer),
    () => namePartiesById(db, ids),
    () => nameEntriesOf(db, terms),
    () => summarizeOffer(db, terms, assumed),
    () => abilitiesOf(db, offer, caller, now),
  );
  const isSubmitted = steps.some(({ state }) => state === 'submitted');
  const named = [
    ...staffIds,
    ...(offer.created_by ? [offer.created_by] : []),
    ...steps.flatMap(({ done_by }) => done_by ?? []),
  ];
  const working = new Set(workingIds);
  const seen = { fileId: offer.listing_file_id, offerId: offer.id };
  const [people, seesOthers, isTaken] = await readTogether(
    db,
    () => namePeople(db, [...new Set(named)]),
    async () => file !== null && !(await isOnBuyingSide(db, caller, file)),
    async () => !file?.ended_at && (await isHomeTaken(db, offer, seen)),
  );
  return {
    ...presentRow({ ...offer, client: lead?.name ?? null }, people),
    terms: { ...terms, homeInspections },
    parties: ids.flatMap((id) => {
      const party = parties.get(id);
      return party ? [presentNamed(id, party)] : [];
    }),
    entries,
    people: [...new Set(staffIds)].flatMap((id) => {
      const person = people.get(id);
      return person ? [{ id, name: fullName(person), isGone: !working.has(id) }] : [];
    }),
    sources: offer.sources as WireOfferDetails['sources'],
    states: steps.map(({ state, done_at, done_by, note }) => {
      const person = people.get(done_by ?? '');
      const by = person ? `${person.firstName} ${person.lastName}`.trim() : null;
      const isLate = isSubmitted && isLateAnswer(offer, state, done_at);
      return { state: state as OfferState, at: done_at.toISOString(), by, note, isLate };
    }),
    needed: neededFields(terms),
    missing: missingFields(terms),
    findings: findOfferProblems({ ...terms, homeInspections }, now),
    ...summary,
    isHomeTaken: isTaken,
    // A buyer's agent learns nothing about other buyers' offers (R-505).
    otherOpenOffers:
      seesOthers && file ? (await selectRivals(db, offer)).filter(isOn(file)).length : null,
    listingFile: file && { id: file.number, code: file.code },
    net: file && netOnListing(file, terms),
    version: offer.version,
    abilities,
  };
}

/** Whether an answer came after the offer had expired. */
export function isLateAnswer(
  { expires_at }: Pick<OfferRow, 'expires_at'>,
  state: string,
  at: Date | null,
): boolean {
  if (state !== 'rejected' && state !== 'withdrawn' && state !== 'declined') return false;
  return expires_at !== null && at !== null && at > expires_at;
}

async function abilitiesOf(
  db: Queryable,
  offer: OfferRow,
  caller: Caller,
  now: Date,
): Promise<WireOfferDetails['abilities']> {
  if (!mayWriteTransactions(caller)) return [];
  const isOver = offer.expires_at !== null && offer.expires_at <= now;
  // A draft has no version.
  const newest = isChangeable(offer) ? null : await findNewestVersion(db, offer.id);
  const own = await sidesOf(db, caller, offer);
  const isTheirs = (state: OfferState) => {
    const sides = state === 'countered' ? offerSideKeys : sidesAnswering(state, newest);
    return sides === null || sides.some((side) => own.includes(side));
  };
  const steps = nextOfferStates[offer.state as OfferState].filter(
    (state) =>
      state !== 'expired' &&
      !(isOver && (state === 'accepted' || state === 'countered')) &&
      isTheirs(state),
  );
  // Counteroffers name parties, too.
  const mayName = isChangeable(offer) || steps.includes('countered');
  const adding = mayName && mayChangeParties(caller) ? (['add-party'] as const) : [];
  return isChangeable(offer) ? ['edit', ...steps, ...adding] : [...steps, ...adding];
}

/**
 * Whether an offer is one of those on a listing file: our own buyers' need a broker's word, and
 * after the end of the file they are no longer its people's business.
 */
const isOn =
  ({ id, confirmed_at, ended_at }: ListingFileRow) =>
  ({ listing_file_id }: OfferRow) =>
    listing_file_id === id ||
    (confirmed_at !== null && ended_at === null && listing_file_id === null);
