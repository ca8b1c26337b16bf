import {
  type OfferSide,
  type OfferState,
  offerSideKeys,
  otherSide,
} from '@homestead/contract/transactions';
import type { Actor, Caller, DatabaseTransaction, Queryable } from '#platform';
import type { VersionRow } from '../counters/version-terms.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { selectOffersById } from '../offers/offer-store.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { isOnBuyingSide } from './buying-side-store.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import {
  findAnyListingFile,
  findFileOfHome,
  isFileInSight,
  lockListingFileById,
} from './listing-file-store.ts';

/**
 * The sides whose answer brings an offer to a state: nobody accepts their own version, but a seller
 * can withdraw their counteroffer. Null where it is no answer.
 */
export function sidesAnswering(
  state: OfferState,
  newest: Pick<VersionRow, 'made_by'> | null,
): readonly OfferSide[] | null {
  const maker = (newest?.made_by ?? 'buyer') as OfferSide;
  if (state === 'presented') return ['seller'];
  if (state === 'accepted') return [otherSide(maker)];
  if (state === 'withdrawn') return ['buyer'];
  if (state === 'rejected') return maker === 'seller' ? offerSideKeys : ['seller'];
  return null;
}

/**
 * The sides of an offer that the caller speaks for. Where we have no listing file, our
 * agent writes down what the other side says, too.
 */
export async function sidesOf(
  db: Queryable,
  caller: Caller,
  offer: OfferRow,
  held?: ListingFileRow | null,
): Promise<OfferSide[]> {
  const file = held === undefined ? await findFileFor(db, offer, { isLocked: false }) : held;
  if (file === null) return [...offerSideKeys];
  const isOfFile = await isFileInSight(db, caller, file.id);
  const isOurBuyer = offer.side === 'buying';
  const isOfSeller = isOfFile && !(await isOnBuyingSide(db, caller, file));
  const isOfBuyer = isOurBuyer
    ? (await selectOffersById(db, caller, [offer.id])).length > 0
    : isOfSeller;
  return offerSideKeys.filter((side) => (side === 'buyer' ? isOfBuyer : isOfSeller));
}

/**
 * The listing file of an offer, locked, if we have one. Refuses (listing-agent-answers,
 * buying-side, buyers-agent-answers) a caller who speaks for none of these sides.
 */
export async function requireSpeaker(
  tx: DatabaseTransaction,
  { caller }: Actor,
  offer: OfferRow,
  sides: readonly OfferSide[],
): Promise<ListingFileRow | null> {
  const file = await findFileFor(tx, offer, { isLocked: true });
  const own = await sidesOf(tx, caller, offer, file);
  if (file === null || sides.some((side) => own.includes(side))) return file;
  if (!sides.includes('seller')) return refuseTransaction('buyers-agent-answers');
  const isOfFile = await isFileInSight(tx, caller, file.id);
  return refuseTransaction(isOfFile ? 'buying-side' : 'listing-agent-answers');
}

/** The listing file of an offer: that it was received on, or the confirmed one of its home. */
function findFileFor(
  db: Queryable,
  { listing_file_id: id, ...home }: OfferRow,
  { isLocked }: { isLocked: boolean },
): Promise<ListingFileRow | null> {
  if (id === null) return findFileOfHome(db, home, { isLocked });
  return isLocked ? lockListingFileById(db, id) : findAnyListingFile(db, id);
}
