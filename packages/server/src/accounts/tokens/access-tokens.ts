import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import type { Caller, Services } from '#platform';
import { Remembered } from './remembered.ts';
import { SigningKeys, TOKEN_ALGORITHM } from './signing-keys.ts';

export const TOKEN_SECONDS = 600;
const TOKEN_MAX = 16_000;
const REMEMBERED_MAX = 5000;

/**
 * Access tokens (RFC 7519): ten minutes, signed, with our own issuer and audience. The payload's
 * names and permissions are for display; rights are read from the database.
 */
export class AccessTokens {
  readonly keys: SigningKeys;
  readonly #issuer: string;
  /** Session ids of verified tokens, until they expire. */
  readonly #proven = new Remembered<string>(REMEMBERED_MAX);

  constructor(services: Pick<Services, 'db' | 'secrets' | 'settings'>) {
    this.keys = new SigningKeys(services);
    this.#issuer = services.settings.publicUrl;
  }

  /** A token for a caller's session. `until` is when it expires, in milliseconds. */
  async issue(caller: Caller): Promise<{ jwtToken: string; untilMs: number }> {
    const { kid, key } = await this.keys.current();
    const issuedAt = Math.floor(Date.now() / 1000);
    const jwtToken = await new SignJWT({
      id: caller.personId,
      first_name: caller.firstName,
      last_name: caller.lastName,
      email: caller.email,
      role: caller.role,
      permissions: heldKeys(caller).join(','),
      sid: caller.sessionId,
    })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid })
      .setIssuer(this.#issuer)
      .setAudience(this.#issuer)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_SECONDS)
      .sign(key);
    return { jwtToken, untilMs: (issuedAt + TOKEN_SECONDS) * 1000 };
  }

  /** The session of a currently valid token, or null. */
  async sessionOf(token: string): Promise<string | null> {
    const known = this.#proven.find(token);
    if (known) return known;
    if (token.length > TOKEN_MAX) return null;
    try {
      const { kid } = decodeProtectedHeader(token);
      const key = kid === undefined ? null : await this.keys.find(kid);
      if (!key) return null;
      const { payload } = await jwtVerify<{ sid: string }>(token, key, {
        algorithms: [TOKEN_ALGORITHM],
        issuer: this.#issuer,
        audience: this.#issuer,
        requiredClaims: ['sid', 'exp', 'iat'],
      });
      this.#proven.keep(token, payload.sid, Number(payload.exp) * 1000);
      return payload.sid;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
      throw error;
    }
  }
}

/** The keys that a caller holds, for display. */
export function heldKeys(caller: Caller): string[] {
  return [...caller.grants].filter(([, grant]) => grant.view).map(([key]) => key);
}
