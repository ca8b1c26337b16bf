import { normalizeEmail } from '@homestead/contract/accounts';
import { type JWTPayload, jwtVerify } from 'jose';
import type { IdentityProvider } from '#platform';
import { refuseAccount } from '../refuse-account.ts';
import type { DiscoveredIssuer } from './issuers.ts';

/** The person an issuer vouches for. */
export interface IdentityClaims {
  issuer: string;
  subject: string;
  /** Trimmed, lower-cased; the issuer has verified it. */
  email: string;
}

const CLOCK_TOLERANCE_SECONDS = 30;

/**
 * The claims of a submitted ID token, with its nonce. Checks signature, algorithm, issuer,
 * audience, authorized party and expiry (OpenID Connect Core 1.0, section 3.1.3.7); the caller must
 * check that the nonce is one of ours. Refuses with `identity-refused`.
 */
export async function verifyIdToken(
  token: string,
  provider: IdentityProvider,
  issuer: DiscoveredIssuer,
): Promise<IdentityClaims & { nonce: string }> {
  const payload = await verified(token, provider, issuer);
  const { azp, nonce } = payload;
  if (azp !== undefined && azp !== provider.clientId) return refuseAccount('identity-refused');
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && azp === undefined) {
    return refuseAccount('identity-refused');
  }
  if (typeof nonce !== 'string') return refuseAccount('identity-refused');
  return { ...readIdentityClaims(payload, issuer), nonce };
}

async function verified(
  token: string,
  provider: IdentityProvider,
  issuer: DiscoveredIssuer,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, issuer.keys, {
      issuer: issuer.issuer,
      audience: provider.clientId,
      algorithms: [...issuer.algorithms],
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    return payload;
  } catch (error) {
    if (isOutage(error)) return refuseAccount('issuer-unavailable', { retryAfterSeconds: 30 });
    return refuseAccount('identity-refused');
  }
}

/**
 * The person in verified claims. Refuses with `identity-refused` without a subject or an address
 * that the issuer has verified.
 */
export function readIdentityClaims(
  payload: { sub?: unknown; email?: unknown; email_verified?: unknown },
  issuer: Pick<DiscoveredIssuer, 'issuer'>,
): IdentityClaims {
  const { sub, email, email_verified: isVerified } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) {
    return refuseAccount('identity-refused');
  }
  if (typeof email !== 'string' || email.length > 254 || isVerified !== true) {
    return refuseAccount('identity-refused');
  }
  return { issuer: issuer.issuer, subject: sub, email: normalizeEmail(email) };
}

/** The issuer's keys could not be fetched: not the token's fault. */
function isOutage(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return (
    code === 'ERR_JWKS_TIMEOUT' ||
    code === 'ERR_JOSE_GENERIC' ||
    (error instanceof TypeError && error.message === 'fetch failed')
  );
}
