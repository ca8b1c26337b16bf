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
