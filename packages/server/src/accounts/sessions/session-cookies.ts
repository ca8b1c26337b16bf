import {
  accountCookies,
  type SessionEndCause,
  sessionEndNotice,
} from '@homestead/contract/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forgetCookie, readCookie, type Settings, writeCookie } from '#platform';
import { readSessionCookie, type SessionCookie, sessionCookieValue } from './refresh-secret.ts';

type CookieSettings = Pick<Settings, 'publicUrl' | 'SESSION_DAYS'>;

const DAY = 24 * 3600;
const DEVICE_DAYS = 730;
const CHALLENGE_SECONDS = 600;
/** As long as a registration’s links can work: one resent at the end works another day. */
const REGISTRATION_DAYS = 2;

/** The session in the request's cookie, unverified. */
export function sessionCookieOf(request: Pick<FastifyRequest, 'headers'>): SessionCookie | null {
  return readSessionCookie(readCookie(request.headers.cookie, accountCookies.session));
}

/** The secret of the device's cookie, unverified; null if missing or malformed. */
export function deviceCookieOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const value = readCookie(request.headers.cookie, accountCookies.device);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** The secret of a half-finished sign-in in the request's cookie, unverified. */
export function challengeCookieOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const value = readCookie(request.headers.cookie, accountCookies.challenge);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** The secret of the browser that registered, unverified. */
export function registrationCookieOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const value = readCookie(request.headers.cookie, accountCookies.registration);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Sets the session cookie. */
export function setSessionCookie(
  reply: FastifyReply,
  settings: CookieSettings,
  cookie: SessionCookie,
): void {
  reply.header(
    'set-cookie',
    writeCookie(accountCookies.session, sessionCookieValue(cookie), {
      ...safely(settings),
      maxAge: settings.SESSION_DAYS * DAY,
    }),
  );
}

/** Sets the cookie that recognizes the device. */
export function setDeviceCookie(
  reply: FastifyReply,
  settings: CookieSettings,
  secret: string,
): void {
  reply.header(
    'set-cookie',
    writeCookie(accountCookies.device, secret, { ...safely(settings), maxAge: DEVICE_DAYS * DAY }),
  );
}

/** Sets the cookie of a half-finished sign-in. */
export function setChallengeCookie(
  reply: FastifyReply,
  settings: CookieSettings,
  secret: string,
): void {
  reply.header(
    'set-cookie',
    writeCookie(accountCookies.challenge, secret, {
      ...safely(settings),
      maxAge: CHALLENGE_SECONDS,
    }),
  );
}

/** Lets the next page say why the session is over, for a minute. */
export function setSessionEndNotice(
  reply: FastifyReply,
  settings: CookieSettings,
  why: SessionEndCause,
): void {
  const options = { ...safely(settings), maxAge: 60, isReadable: true };
  reply.header('set-cookie', writeCookie(accountCookies.notice, sessionEndNotice(why), options));
}

/** Sets the cookie that recognizes the browser that registered. */
export function setRegistrationCookie(
  reply: FastifyReply,
  settings: CookieSettings,
  secret: string,
): void {
  reply.header(
    'set-cookie',
    writeCookie(accountCookies.registration, secret, {
      ...safely(settings),
      maxAge: REGISTRATION_DAYS * DAY,
    }),
  );
}

/** Clears the session cookie. */
export function clearSessionCookie(reply: FastifyReply, settings: CookieSettings): void {
  reply.header('set-cookie', forgetCookie(accountCookies.session, safely(settings)));
}

/** Clears the cookie of a half-finished sign-in. */
export function clearChallengeCookie(reply: FastifyReply, settings: CookieSettings): void {
  reply.header('set-cookie', forgetCookie(accountCookies.challenge, safely(settings)));
}

/** Clears the cookie of the browser that registered. */
export function clearRegistrationCookie(reply: FastifyReply, settings: CookieSettings): void {
  reply.header('set-cookie', forgetCookie(accountCookies.registration, safely(settings)));
}

function safely(settings: CookieSettings): { isSecure: boolean } {
  return { isSecure: settings.publicUrl.startsWith('https:') };
}
