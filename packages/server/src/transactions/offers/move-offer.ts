import { localArea } from '@homestead/contract/platform';
import {
  changesBetween,
  nextOfferStates,
  type OfferFieldKey,
  type OfferState,
  offerFields,
  offerStates,
} from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { becomeClient } from '#leads';
import {
  type Actor,
  changeRecord,
  type DatabaseTransaction,
  type Queryable,
  recordEvent,
  type Services,
} from '#platform';
import { findNewestVersion } from '../counters/offer-version-store.ts';
import {
  columnsOfTerms,
  termsOfVersion,
  type VersionRow,
  versionTermsOf,
} from '../counters/version-terms.ts';
import { noteWarnings } from '../documents/disclosure-warnings.ts';
import { acceptOnListing } from '../listing-files/accept-on-listing.ts';
import { requireSpeaker, sidesAnswering } from '../listing-files/speak-for-side.ts';
import { offerMessages } from '../messages/offers.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { offerAccepted } from '../transaction-events.ts';
import { inspectionsOf, type OfferRow, termsOf } from './offer-columns.ts';
import { findOfferProblems, missingFields } from './offer-findings.ts';
import { openDeal, selectSteps } from './offer-store.ts';
import { offerTable } from './offer-table.ts';
import { reachState } from './reach-state.ts';

const answered: readonly string[] = ['accepted', 'rejected', 'withdrawn', 'expired'];

/**
 * Moves a locked offer to a state. Refuses (offer-incomplete) to submit one that lacks fields or
 * breaks a rule; (offer-answered) one that was answered, with who did and when; (offer-expired) to
 * accept one whose time is over; (offer-not-submitted) to answer a draft; and (offer-step-refused)
 * any other step that can't follow. Accepting opens the deal in the same commit; if the home has
 * one, the offer is a back-up offer. Otherwise the client moves to the stage Client
 * and the home's listing file goes under contract. What is accepted is the newest
 * version, whose terms become the offer's, and who speaks for the other side accepts it
 * . What buyers should have got by then is noted. `by` is who did it, if that isn't
 * the actor; null is the client, through a link.
 */
export async function moveOffer(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  actor: Actor,
  offer: OfferRow,
  { state, note = '', now, by = actor.caller.personId }: Step,
): Promise<OfferRow> {
  await requireStep(tx, offer, state);
  if (state === 'submitted')
    requireComplete({ ...termsOf(offer), homeInspections: inspectionsOf(offer) }, now);
  const isAccepted = state === 'accepted';
  const newest = isAccepted
    ? await requireAcceptable(tx, offer, { now })
    : await findNewestVersion(tx, offer.id);
  const sides = sidesAnswering(state, newest);
  const file = sides && (await requireSpeaker(tx, actor, offer, sides));
  const agreed = isAccepted && newest ? await takeTerms(tx, actor, offer, newest) : offer;
  const isBackup =
    isAccepted && !(await openDeal(tx, agreed, { fileId: file?.id ?? null, at: now }));
  if (isAccepted && file) await acceptOnListing(tx, actor, file, { opensDeal: !isBackup });
  const reached = { state, by, note, isBackup, at: now };
  const { moved, stepId } = await reachState(services, tx, agreed, reached);
  if (isAccepted) {
    await noteWarnings(services, tx, actor.caller, { offer: moved, by, at: now });
    await recordEvent(tx, offerAccepted, { offerId: offer.id, number: offer.number, stepId });
    if (!isBackup && moved.lead_id !== null) await becomeClient(tx, actor, moved.lead_id);
  }
  return moved;
}

interface Step {
  state: OfferState;
  note?: string;
  now: Date;
  by?: string | null;
}

/**
 * The newest version of a locked offer, if it can be accepted; null of an offer without versions.
 * Refuses as `moveOffer` and `approveVersion` say.
 */
export async function requireAcceptable(
  tx: Queryable,
  offer: OfferRow,
  { versionNumber, now }: { versionNumber?: number; now: Date },
): Promise<VersionRow | null> {
  await requireStep(tx, offer, 'accepted');
  const newest = await findNewestVersion(tx, offer.id);
  if (versionNumber !== undefined && versionNumber !== newest?.number) {
    const isThere = newest !== null && versionNumber < newest.number;
    refuseTransaction(isThere ? 'offer-version-replaced' : 'offer-version-not-found');
  }
  if (offer.expires_at !== null && offer.expires_at <= now) refuseTransaction('offer-expired');
  if (newest && newest.state !== 'open') refuseTransaction('offer-step-refused');
  return newest;
}

/** The columns of an offer become the terms of a version. What a counter changed was typed. */
async function takeTerms(
  tx: DatabaseTransaction,
  actor: Actor,
  offer: OfferRow,
  version: VersionRow,
): Promise<OfferRow> {
  if (version.number === 1) return offer;
  const columns = columnsOfTerms(termsOfVersion(version));
  const before = versionTermsOf(offer);
  const changed = changesBetween(before, termsOfVersion(version));
  const sources = Object.fromEntries(
    Object.entries(offer.sources as object).filter(([key]) => !(key in changed)),
  );
  const set = { ...columns, sources: sources as OfferRow['sources'] };
  return changeRecord(tx, offerTable, actor, offer, { what: 'edited', set });
}

/** Refuses a state that can't follow, as `moveOffer` says. */
export async function requireStep(
  tx: Queryable,
  offer: OfferRow,
  state: OfferState,
): Promise<void> {
  const current = offer.state as OfferState;
  if (nextOfferStates[current].includes(state)) return;
  if (answered.includes(current)) await refuseAnswered(tx, offer);
  if (current === 'draft') refuseTransaction('offer-not-submitted');
  refuseTransaction('offer-step-refused');
}

async function refuseAnswered(tx: Queryable, offer: OfferRow): Promise<never> {
  if (offer.state === 'expired') refuseTransaction('offer-expired');
  const [last] = await selectSteps(tx, offer.id);
  if (!last) return refuseTransaction('offer-answered');
  const people = await namePeople(tx, last.done_by ? [last.done_by] : []);
  const person = people.get(last.done_by ?? '');
  const state = offerStates[offer.state as OfferState].toLowerCase();
  const when = last.done_at.toLocaleString('en-US', {
    timeZone: localArea().timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const message = person
    ? offerMessages.answeredBy({
        name: `${person.firstName} ${person.lastName}`.trim(),
        state,
        when,
      })
    : offerMessages.answeredByServer({ state, when });
  return refuseTransaction('offer-answered', { message });
}

/** Refuses (offer-incomplete) terms that lack fields or break a rule. */
export function requireComplete(terms: Parameters<typeof findOfferProblems>[0], now: Date): void {
  const missing = missingFields(terms).map((key) => {
    const { label } = offerFields[key];
    return { field: key, label, message: offerMessages.needed({ label }) };
  });
  const wrong = findOfferProblems(terms, now)
    .filter(({ level }) => level === 'error')
    .map(({ field, message }) => ({
      field,
      label:
        field === 'homeInspections'
          ? offerMessages.homeInspections()
          : offerFields[field as OfferFieldKey].label,
      message,
    }));
  const fields = [...missing, ...wrong];
  if (fields.length > 0)
    refuseTransaction('offer-incomplete', { fields, message: fields[0]?.message ?? '' });
}
