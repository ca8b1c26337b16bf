import { createHash, randomBytes } from 'node:crypto';

const COOKIE = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/;

/** What the session cookie holds. */
export interface SessionCookie {
  sessionId: string;
  /** 256 random bits, base64url. */
  secret: string;
}

/** Reads `<session id>.<secret>`; null for anything else. */
export function readSessionCookie(value: string | null): SessionCookie | null {
  const [, sessionId, secret] = COOKIE.exec(value ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
}

/** The cookie's value. */
export function sessionCookieValue({ sessionId, secret }: SessionCookie): string {
  return `${sessionId}.${secret}`;
}

/** A new secret: 256 random bits, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret (SHA-256; 256 random bits need no slow hash). */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest();
}
