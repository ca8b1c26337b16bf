import type { Services } from '#platform';
import { findByKey } from '../mls/find-by-key.ts';
import { KEYS_PER_REQUEST } from '../mls/key-filter.ts';
import { FeedPausedError, MlsError } from '../mls/mls-error.ts';
import type { MlsOffer } from '../mls/mls-offer.ts';
import { openMlsReading, propertyWalk } from '../mls/mls-session.ts';
import type { MlsSignIn } from '../mls/mls-sign-in.ts';
import { normalizeListing } from '../normalize/normalize-listing.ts';
import { attachChildren } from '../runs/attach-children.ts';
import { findListingNames } from '../runs/sweep-store.ts';
import { findAddress, findDueAfter, saveAddresses } from './photo-address-store.ts';
import type { CopyClaim } from './photo-store.ts';
import { PictureError } from './picture-error.ts';
import { isExpired } from './signed-address.ts';

/** How long the MLS may take. */
export const REFRESH_SECONDS = 30;
/** A home isn't asked about again within this time, however many of its photos fail. */
const ASKED_MS = 120_000;
/** After our quota is used up, or the MLS wants a pause. */
const PAUSE_SECONDS = 900;

/**
 * Asks the MLS for the photos' addresses of homes whose signed addresses have expired: once for all
 * photos of a home, and in the background for the next homes of the sweep in the same request.
 * Requests count against the quota, of which they may use a part.
 */
export class AddressRefresher {
  readonly #services: Services;
  readonly #signIn: MlsSignIn;
  readonly #closing: AbortSignal;
  readonly #asked = new Map<number, { at: number; work: Promise<void> }>();

  constructor(services: Services, signIn: MlsSignIn, closing: AbortSignal) {
    this.#services = services;
    this.#signIn = signIn;
    this.#closing = closing;
  }

  /**
   * A new address for a claimed photo. `why` says what is wrong with the old one. Throws {@link
   * PictureError} when no MLS is configured, it can't be asked now, or it gives no other address.
   */
  async refresh(
    claim: CopyClaim,
    { why, isAsked }: { why: string; isAsked: boolean },
  ): Promise<string> {
    const { db, settings } = this.#services;
    if (settings.MLS_URL === undefined) {
      throw new PictureError(`${why}, and no MLS is configured to ask for another address`);
    }
    let address = await findAddress(db, claim);
    if (address === claim.sourceUrl) {
      await this.#ask(claim.listingId, isAsked).catch((error) => {
        throw failureOf(error, why);
      });
      address = await findAddress(db, claim);
    }
    if (address === null || address === claim.sourceUrl) {
      throw new PictureError(`${why}, and the MLS gives no other address`);
    }
    return address;
  }

  #ask(listingId: number, isAsked: boolean): Promise<void> {
    const known = this.#asked.get(listingId);
    if (known && Date.now() - known.at < ASKED_MS) return known.work;
    for (const [id, { at }] of this.#asked) {
      if (Date.now() - at >= ASKED_MS) this.#asked.delete(id);
    }
    const work = this.#read(listingId, isAsked);
    this.#asked.set(listingId, { at: Date.now(), work });
    return work;
  }

  /** Reads one home and, in the background, the next ones; who asks for those waits for this. */
  async #read(listingId: number, isAsked: boolean): Promise<void> {
    const { db } = this.#services;
    const signal = AbortSignal.any([this.#closing, AbortSignal.timeout(REFRESH_SECONDS * 1000)]);
    const reading = await openMlsReading(this.#services, {
      signal,
      signIn: this.#signIn,
      isForPhotos: true,
    });
    const access = { ...reading, offer: onlyMedia(reading.offer) };
    const due = isAsked ? [] : await findDueAfter(db, listingId);
    const next = due
      .filter((home) => isExpired(home.address) && !this.#asked.has(home.listingId))
      .slice(0, KEYS_PER_REQUEST[reading.offer.keyFilter.form] - 1)
      .map((home) => home.listingId);
    const own = this.#asked.get(listingId);
    if (own) for (const id of next) this.#asked.set(id, own);
    const names = await findListingNames(db, [listingId, ...next]);
    const ids = new Map(names.map(({ id, key }) => [key, id]));
    const found = findByKey(reading.mls, {
      walk: propertyWalk(this.#services, access, null),
      filter: reading.offer.keyFilter,
      names: names.map(({ key, listingId }) => ({ key, id: listingId })),
    });
    for await (const rows of found) {
      for (const row of await attachChildren(this.#services, access, rows)) {
        const home = normalizeListing(row, reading.rules);
        if ('refused' in home || home.photos === null) continue;
        const id = ids.get(home.listing.listing_key);
        if (id !== undefined) await saveAddresses(db, id, home.photos);
      }
    }
  }
}

function onlyMedia(offer: MlsOffer): MlsOffer {
  const none = { expand: null, resource: null };
  const { media } = offer.children;
  return { ...offer, children: { media, openHouses: none, rooms: none, units: none } };
}

function failureOf(error: unknown, why: string): unknown {
  const { name, message } = error as Error;
  if (error instanceof FeedPausedError) {
    return new PictureError(`${why}, and the MLS can’t be asked now (${message})`, {
      retryAfterSeconds: PAUSE_SECONDS,
    });
  }
  if (error instanceof MlsError) {
    return new PictureError(`${why}, and the MLS gives no other address (${message})`);
  }
  if (name === 'TimeoutError') {
    return new PictureError(`${why}, and the MLS gives no other within ${REFRESH_SECONDS} s`);
  }
  return error;
}
