import type { Feed } from '../feed/feed.ts';
import { keyOf } from '../market/listing.ts';
import type { FaultOrder, Faults } from './faults.ts';
import type { PhotoAddresses } from './photo-addresses.ts';
import type { Tokens } from './tokens.ts';

/**
 * What a test orders, in this process or below /control. Each refuses a wrong value by throwing.
 */
export type Controls = {
  /** Moves the market's clock on. */
  advance(minutes: number): void;
  faults(order: FaultOrder): void;
  /** Removes a listing the way the vendor does, or immediately and without a word. */
  remove(listingKey: string, how?: 'silent'): void;
  /** Lowers a listing's price. */
  reprice(listingKey: string): void;
  /** Adds an open house of two hours; returns its key. */
  addOpenHouse(listingKey: string, startsAt: Date): string;
};

/** Connects the controls to what they move. Keys are those that the vendor writes. */
export function openControls({
  feed,
  faults,
  tokens,
  addresses,
}: {
  feed: Feed;
  faults: Faults;
  tokens: Tokens;
  addresses: PhotoAddresses;
}): Controls {
  const { market, vendor } = feed;
  const indexOf = (listingKey: string): number => {
    const index = feed.findIndex('ListingKey', listingKey);
    if (index === null || feed.wire.keys.write('ListingKey', keyOf(index)) !== listingKey)
      throw new Error(`listingKey takes the key of a listing, not '${listingKey}'.`);
    return index;
  };
  return {
    advance: (minutes) => market.advance(minutes),
    faults(order) {
      faults.order(order);
      if (order.expireTokens === true) tokens.expireAll();
      if (order.expirePhotoAddresses === true) addresses.expireAll();
    },
    remove: (listingKey, how) => market.remove(indexOf(listingKey), how ?? vendor.removal),
    reprice: (listingKey) => market.reprice(indexOf(listingKey)),
    addOpenHouse(listingKey, startsAt) {
      if (Number.isNaN(startsAt.getTime())) throw new Error('startsAt takes an instant.');
      const open = market.addOpenHouse(indexOf(listingKey), startsAt.getTime());
      return String(feed.wire.keys.write('OpenHouseKey', open.key));
    },
  };
}
