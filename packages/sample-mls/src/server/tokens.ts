import { randomBytes, timingSafeEqual } from 'node:crypto';

const same = (a: string, b: string): boolean => {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
};

const maxIssued = 1_000;

/** The static token and those issued for client credentials (RFC 6749, section 4.4). */
export class Tokens {
  readonly #static: string;
  readonly #clientId: string;
  readonly #seconds: number;
  readonly #issued = new Map<string, number>();

  constructor(options: { token: string; clientId: string; tokenSeconds: number }) {
    this.#static = options.token;
    this.#clientId = options.clientId;
    this.#seconds = options.tokenSeconds;
  }

  /** Whether a client sent the right id and secret. */
  knowsClient(id: string, secret: string): boolean {
    return same(id, this.#clientId) && same(secret, this.#static);
  }

  /** A new token and its lifetime in seconds. */
  issue(now: number): { token: string; seconds: number } {
    const token = randomBytes(24).toString('base64url');
    if (this.#issued.size >= maxIssued) this.#issued.delete(this.#issued.keys().next().value ?? '');
    this.#issued.set(token, now + this.#seconds * 1_000);
    return { token, seconds: this.#seconds };
  }

  isStatic(token: string): boolean {
    return same(token, this.#static);
  }

  holds(token: string, now: number): boolean {
    return this.isStatic(token) || (this.#issued.get(token) ?? 0) > now;
  }

  /** Ends all issued tokens, as an MLS does when it restarts. */
  expireAll(): void {
    this.#issued.clear();
  }
}

/** The bearer token of an Authorization header, null when there is none. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? null;
