import { createHmac, randomBytes } from 'node:crypto';
import { addressBlock } from '#platform';

const WINDOW_MS = 30 * 60_000;
/** Browsers of one household or office that count for one home within the window. */
const MAX_OF_ONE_ADDRESS = 5;
const MAX_REMEMBERED = 100_000;

interface View {
  address: string;
  userAgent: string | undefined;
  listingId: number;
}

/**
 * Tells a visitor's reload from another visitor: per home and 30 minutes, one view counts for an
 * address and browser, and five for an address. Only digests under this process's own key are kept
 * for that, in memory: nothing about a visitor is stored, and no one can be identified from it.
 * With several nodes each has its own.
 */
export class ViewWindow {
  readonly #key = randomBytes(32);
  /** When each digest expires, the oldest first. */
  readonly #until = new Map<string, number>();
  readonly #counts = new Map<string, number>();

  /** Whether a view counts; if so, it is remembered. */
  admits({ address, userAgent, listingId }: View, now: Date): boolean {
    const moment = now.getTime();
    this.#forget(moment);
    const place = this.#digest(`${addressBlock(address)} ${listingId}`);
    const browser = this.#digest(`${place} ${userAgent?.slice(0, 400)}`);
    if (this.#until.has(browser)) return false;
    const others = this.#counts.get(place) ?? 0;
    if (others >= MAX_OF_ONE_ADDRESS) return false;
    this.#counts.set(place, others + 1);
    if (others === 0) this.#until.set(place, moment + WINDOW_MS);
    this.#until.set(browser, moment + WINDOW_MS);
    return true;
  }

  #forget(moment: number): void {
    for (const [digest, until] of this.#until) {
      if (until > moment && this.#until.size <= MAX_REMEMBERED) break;
      this.#until.delete(digest);
      this.#counts.delete(digest);
    }
  }

  #digest(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, 22);
  }
}
