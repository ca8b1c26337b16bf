import type { WireSigner } from '@homestead/contract/transactions';
import { type FoundSigner, findSigners } from '#leads';
import type { Caller, Queryable } from '#platform';
import { selectReachablePeople } from '../deals/deal-store.ts';
import { isOnBuyingSide } from '../listing-files/buying-side-store.ts';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { findFileOfHome, selectListingFilesById } from '../listing-files/listing-file-store.ts';
import type { OfferRow } from '../offers/offer-columns.ts';

/** Forms have at most three lines for a role. */
const LINES_MAX = 3;

/**
 * Who signs the documents of an offer in the caller's sight, as far as the caller may know: sellers
 * only of an offer that was received, or of our listing if the caller isn't on the buying side.
 */
export async function signersOfOffer(
  db: Queryable,
  caller: Caller,
  offer: OfferRow,
): Promise<WireSigner[]> {
  const file = await sellersFile(db, caller, offer);
  const isReceived = offer.side === 'listing';
  const sellerLead = file?.seller_lead_id ?? (isReceived ? offer.lead_id : null);
  const buyers = isReceived ? [] : await signersOfLead(db, caller, offer.lead_id);
  const named = buyers.length > 0 ? buyers : unknownBy(offer.buyer_names);
  return [
    ...inRole('seller', await signersOfLead(db, caller, sellerLead)),
    ...inRole('buyer', named),
    ...(await agentLine(db, offer.agent_id)),
  ];
}

/** Who signs the documents of a listing file. */
export async function signersOfFile(
  db: Queryable,
  caller: Caller,
  file: ListingFileRow,
): Promise<WireSigner[]> {
  return [
    ...inRole('seller', await signersOfLead(db, caller, file.seller_lead_id)),
    ...(await agentLine(db, file.agent_id)),
  ];
}

async function sellersFile(
  db: Queryable,
  caller: Caller,
  offer: OfferRow,
): Promise<ListingFileRow | null> {
  const id =
    offer.listing_file_id ?? (await findFileOfHome(db, offer, { isLocked: false }))?.id ?? null;
  const [file] = id === null ? [] : await selectListingFilesById(db, caller, [id]);
  return file && !(await isOnBuyingSide(db, caller, file)) ? file : null;
}

const signersOfLead = async (db: Queryable, caller: Caller, leadId: string | null) =>
  leadId === null ? [] : findSigners(db, caller, leadId);

const unknownBy = (name: string | null): FoundSigner[] =>
  name ? [{ name: name.slice(0, NAME_MAX), email: '', phone: '', language: 'en' }] : [];
const NAME_MAX = 100;

const inRole = (role: WireSigner['role'], people: readonly FoundSigner[]): WireSigner[] =>
  people.slice(0, LINES_MAX).map((one, index) => ({ role, number: index + 1, ...one }));

async function agentLine(db: Queryable, agentId: string | null): Promise<WireSigner[]> {
  const agent = agentId && (await selectReachablePeople(db, [agentId])).get(agentId);
  if (!agent) return [];
  const { name, email, phone } = agent;
  return inRole('agent', [{ name, email: email ?? '', phone: phone ?? '', language: 'en' }]);
}
