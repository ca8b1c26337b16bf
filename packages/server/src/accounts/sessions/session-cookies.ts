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
  return secretIn(request, 'device');
}

/** The secret of a half-finished sign-in in the request's cookie, unverified. */
export function challengeCookieOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  return secretIn(request, 'challenge');
}

/** The secret of the browser that registered, unverified. */
export function registrationCookieOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  return secretIn(request, 'registration');
}

function secretIn(
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: keyof typeof accountCookies,
): string | null {
  const value = readCookie(headers.cookie, accountCookies[name]);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Sets the session cookie. */
export function setSessionCookie(
  reply: FastifyReply,
  settings: CookieSettings,
  cookie: SessionCookie,
): void {
  const maxAge = settings.SESSION_DAYS * DAY;
  setCookie(reply, settings, 'session', sessionCookieValue(cookie), { maxAge });
}

/** Sets the cookie that recognizes the device. */
export function setDeviceCookie(
  reply: FastifyReply,
  settings: CookieSettings,
  secret: string,
): void {
  setCookie(reply, settings, 'device', secret, { maxAge: DEVICE_DAYS * DAY });
}

/** Sets the cookie of a half-finished sign-in. */
export function setChallengeCookie(
  reply: FastifyReply,
  settings: CookieSettings,
  secret: string,
): void {
  setCookie(reply, settings, 'challenge', secret, { maxAge: CHALLENGE_SECONDS });
}

/** Lets the next page say that the session is over, and why if that is known, for a minute. */
export function setSessionEndNotice(
  reply: FastifyReply,
  settings: CookieSettings,
  why: SessionEndCause | null,
): void {
  setCookie(reply, settings, 'notice', sessionEndNotice(why), { maxAge: 60, isReadable: true });
}

/** Sets the cookie that recognizes the browser that registered. */
export function setRegistrationCookie(
  reply: FastifyReply,
  settings: CookieSettings,
  secret: string,
): void {
  setCookie(reply, settings, 'registration', secret, { maxAge: REGISTRATION_DAYS * DAY });
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

function setCookie(
  reply: FastifyReply,
  settings: CookieSettings,
  name: keyof typeof accountCookies,
  value: string,
  options: { maxAge: number; isReadable?: boolean },
): void {
  const line = writeCookie(accountCookies[name], value, { ...safely(settings), ...options });
  reply.header('set-cookie', line);
}
