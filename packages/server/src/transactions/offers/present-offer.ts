import {
  type BuyerCostsInput,
  nextOfferStates,
  type OfferState,
  type WireListedOffer,
  type WireOfferDetails,
  type WireOfferRow,
} from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { findLead } from '#leads';
import { type Caller, findName, fullName, type PeopleByName, type Queryable } from '#platform';
import { withCountered } from '../counters/with-countered.ts';
import { findListingFileOf } from '../listing-files/find-listing-file-of.ts';
import { nameEntriesOf } from '../lookups/name-entries.ts';
import { namePartiesById } from '../parties/named-party-store.ts';
import { mayChangeParties } from '../parties/party.ts';
import { isChangeable } from './change-offer.ts';
import { inspectionsOf, type OfferRow, termsOf } from './offer-columns.ts';
import { findOfferProblems, missingFields, neededFields } from './offer-findings.ts';
import type { ListedOffer } from './offer-list-store.ts';
import { selectSteps, selectWorking } from './offer-store.ts';
import { partyIdsOf } from './party-ids.ts';
import { presentNamed } from './require-parties.ts';
import { summarizeOffer } from './summarize-offer.ts';

/** Rows of a list of offers. */
export async function presentOfferRows(
  db: Queryable,
  rows: readonly ListedOffer[],
): Promise<WireListedOffer[]> {
  const people = await namePeople(db, [
    ...new Set(
      rows.flatMap(({ agent_id, created_by }) => [agent_id ?? [], created_by ?? []].flat()),
    ),
  ]);
  return rows.map((row) => ({ ...presentRow(row, people), phase: row.phase }));
}

function presentRow(row: Omit<ListedOffer, 'phase'>, people: PeopleByName): WireOfferRow {
  return {
    id: row.number,
    code: row.code,
    state: row.state as OfferState,
    propertyAddress: row.property_address,
    client: row.client,
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
  const steps = await selectSteps(db, offer.id);
  const isSubmitted = steps.some(({ state }) => state === 'submitted');
  const staffIds = [offer.agent_id, offer.co_agent_id, offer.lender_id].flatMap((id) => id ?? []);
  const named = [
    ...staffIds,
    ...(offer.created_by ? [offer.created_by] : []),
    ...steps.flatMap(({ done_by }) => done_by ?? []),
  ];
  const working = new Set(await selectWorking(db, staffIds));
  const people = await namePeople(db, [...new Set(named)]);
  const lead = offer.lead_id ? await findLead(db, caller, offer.lead_id) : null;
  const terms = termsOf(offer);
  const ids = [...new Set(partyIdsOf(offer))];
  const parties = await namePartiesById(db, ids);
  return {
    ...presentRow({ ...offer, client: lead?.name ?? null }, people),
    terms: { ...terms, homeInspections: inspectionsOf(offer) },
    parties: ids.flatMap((id) => {
      const party = parties.get(id);
      return party ? [presentNamed(id, party)] : [];
    }),
    entries: await nameEntriesOf(db, terms),
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
    findings: findOfferProblems(terms, now),
    ...(await summarizeOffer(db, terms, assumed)),
    side: offer.side as WireOfferDetails['side'],
    listingFile: await findListingFileOf(db, caller, offer),
    version: offer.version,
    abilities: abilitiesOf(offer, caller, now),
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

function abilitiesOf(offer: OfferRow, caller: Caller, now: Date): WireOfferDetails['abilities'] {
  const isOver = offer.expires_at !== null && offer.expires_at <= now;
  const steps = nextOfferStates[offer.state as OfferState].filter(
    (state) => state !== 'expired' && !(isOver && (state === 'accepted' || state === 'countered')),
  );
  if (!isChangeable(offer)) return steps;
  return ['edit', ...steps, ...(mayChangeParties(caller) ? (['add-party'] as const) : [])];
}
