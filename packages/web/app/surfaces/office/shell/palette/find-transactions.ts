import {
  listingFileCalls,
  type listingFileEndpoints,
  listingFileStates,
  offerCalls,
  type offerEndpoints,
  offerStateText,
  type WireOfferRow,
} from '@homestead/contract/transactions';
import { personApi } from '#accounts';
import { createClient } from '#platform';

const offers = createClient<typeof offerEndpoints>(offerCalls, personApi);
const files = createClient<typeof listingFileEndpoints>(listingFileCalls, personApi);

const MOST = 5;
/** The longest text that the lists are searched for. */
const WORDS_MAX = 80;

/** An offer or a listing file that was found. */
export interface FoundTransaction {
  path: string;
  code: string;
  address: string | null;
  /** The buyer or seller, as far as the viewer may see them, and the status. */
  about: string;
}

const aboutText = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

/** Who offers, and where that stands. The client of a received offer is its seller. */
export const aboutOffer = (
  offer: Pick<WireOfferRow, 'buyer' | 'client' | 'side' | 'state' | 'isBackup'>,
): string =>
  aboutText(offer.buyer ?? (offer.side === 'buying' ? offer.client : null), offerStateText(offer));

/** The viewer’s offers by code, address or name, those that changed last first. */
export async function findOffers(words: string, signal: AbortSignal): Promise<FoundTransaction[]> {
  const asked = { q: words.slice(0, WORDS_MAX), page: 1, pageSize: MOST };
  const { data } = await offers.listOffers(asked, { signal });
  return data.map((offer) => ({
    path: `/transaction/${offer.id}`,
    code: offer.code,
    address: offer.propertyAddress,
    about: aboutOffer(offer),
  }));
}

/** The viewer’s listing files by code, address or seller, those that changed last first. */
export async function findListingFiles(
  words: string,
  signal: AbortSignal,
): Promise<FoundTransaction[]> {
  const asked = { q: words.slice(0, WORDS_MAX), page: 1, pageSize: MOST };
  const { data } = await files.listListingFiles(asked, { signal });
  return data.map(({ id, code, propertyAddress, seller, state }) => ({
    path: `/listing-files/${id}`,
    code,
    address: propertyAddress,
    about: aboutText(seller, listingFileStates[state]),
  }));
}
