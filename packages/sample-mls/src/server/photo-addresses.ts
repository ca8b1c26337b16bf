import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type AddressOf, openAddresses } from '../feed/child-records.ts';
import type { Vendor } from '../feed/vendor.ts';
import type { WireKeys } from '../feed/wire-keys.ts';
import type { Listing } from '../market/listing.ts';
import type { Photo } from '../market/photos.ts';

const uuidOf = (listing: Listing, { order, version }: Photo): string =>
  createHash('sha256')
    .update(`${listing.seed} ${listing.key} ${order} ${version}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/**
 * Photo addresses with a signature in their path, as
 * `/token=…&expires=…&id=…/images/KEY/UUID.jpeg`. Everything after the signature stays the same as
 * long as the picture does.
 */
export class PhotoAddresses {
  readonly #options: {
    vendor: Vendor;
    keys: WireKeys;
    seconds: number;
    id: string;
    base: () => string;
  };
  #secret = randomBytes(32);

  constructor(options: {
    vendor: Vendor;
    keys: WireKeys;
    seconds: number;
    id: string;
    base: () => string;
  }) {
    this.#options = options;
  }

  get addressOf(): AddressOf {
    const { vendor, keys, seconds, id, base } = this.#options;
    if (vendor.media.address === 'open') return openAddresses(base());
    return (listing, photo) => {
      const expires = String(Math.floor(Date.now() / 1_000) + seconds);
      const file = this.fileOf(listing, photo);
      const key = String(keys.write('ListingKey', listing.key));
      const token = this.#sign(expires, id, key, file);
      return `${base()}/token=${token}&expires=${expires}&id=${id}/images/${key}/${file}`;
    };
  }

  /** The last part of a picture's address. */
  fileOf(listing: Listing, photo: Photo): string {
    return `${uuidOf(listing, photo)}.jpeg`;
  }

  /** Whether a signature belongs to a picture and still holds. */
  allows(grant: string, key: string, file: string): boolean {
    const given = new URLSearchParams(grant);
    const expires = given.get('expires') ?? '';
    const wanted = Buffer.from(this.#sign(expires, given.get('id') ?? '', key, file));
    const token = Buffer.from(given.get('token') ?? '');
    return (
      token.length === wanted.length &&
      timingSafeEqual(token, wanted) &&
      Number(expires) * 1_000 > Date.now()
    );
  }

  /** Makes all signatures given so far invalid. */
  expireAll(): void {
    this.#secret = randomBytes(32);
  }

  #sign(...parts: string[]): string {
    return createHmac('sha256', this.#secret).update(parts.join('\n')).digest('base64url');
  }
}
