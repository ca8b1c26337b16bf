import { copiedOfferFields, type OfferTerms } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import {
  type Actor,
  type Caller,
  changeRecord,
  type DatabaseTransaction,
  recordEvent,
} from '#platform';
import { refuseTransaction } from '../refuse-transaction.ts';
import { offerChanged } from '../transaction-events.ts';
import { isChangeable } from './change-offer.ts';
import type { OfferSources } from './fill-from-listing.ts';
import { columnsFrom, type OfferRow, termsOf } from './offer-columns.ts';
import { rolesOf } from './offer-roles.ts';
import { offerInSight, worksAs } from './offer-store.ts';
import { offerTable } from './offer-table.ts';
import { requireParties } from './require-parties.ts';

/**
 * Fills in the empty fields of a locked draft that are the same from offer to offer, from the
 * other offer that the caller last worked on. Refuses (offer-closed) what isn't a draft,
 * and (no-offer-to-copy) if there is no other one.
 */
export async function copyFromLast(
  tx: DatabaseTransaction,
  actor: Actor,
  offer: OfferRow,
): Promise<OfferRow> {
  if (!isChangeable(offer)) refuseTransaction('offer-closed');
  const last = await findLastOffer(tx, actor.caller, offer.id);
  if (!last) return refuseTransaction('no-offer-to-copy');
  const [from, held] = [termsOf(last), termsOf(offer)];
  const keys = copiedOfferFields.filter((key) => from[key] !== null && held[key] === null);
  const terms = await stillThere(tx, Object.fromEntries(keys.map((key) => [key, from[key]])));
  const sources: OfferSources = {
    ...(offer.sources as OfferSources),
    ...Object.fromEntries(Object.keys(terms).map((key) => [key, 'copied' as const])),
  };
  const set = { ...columnsFrom(terms), sources: sources as OfferRow['sources'] };
  const changed = await changeRecord(tx, offerTable, actor, offer, { what: 'edited', set });
  if (changed.version !== offer.version) {
    await recordEvent(tx, offerChanged, { offerId: offer.id, number: offer.number });
  }
  return changed;
}

/** The terms without people who no longer work here, and with what parties were merged into. */
async function stillThere(tx: DatabaseTransaction, terms: Partial<OfferTerms>) {
  const kept = { ...terms };
  for (const key of ['coAgentId', 'lenderId'] as const) {
    const id = kept[key];
    if (id && !(await worksAs(tx, id, rolesOf[key]))) delete kept[key];
  }
  return requireParties(tx, kept);
}

async function findLastOffer(
  tx: DatabaseTransaction,
  caller: Caller,
  except: string,
): Promise<OfferRow | null> {
  const { rows } = await sql<OfferRow>`
    select * from offer where ${offerInSight(caller)} and offer.id <> ${except}
      and (offer.agent_id = ${caller.personId} or offer.created_by = ${caller.personId})
    order by offer.changed_at desc, offer.id limit 1`.execute(tx);
  return rows[0] ?? null;
}
