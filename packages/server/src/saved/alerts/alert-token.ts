import { z } from 'zod';
import { openToken, type Secrets, sealToken } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';

/** Which alerts a link in an email stops: those of one saved search, or all of a person. */
type AlertScope = { personId: string } | { searchId: string };

const PURPOSE = 'alert link';
const scope = z.union([
  z.strictObject({ personId: z.uuid() }),
  z.strictObject({ searchId: z.uuid() }),
]);

/** The part of a link that says so. It does not expire: anybody may unsubscribe at any time. */
export function writeAlertToken(secrets: Secrets, about: AlertScope): string {
  return sealToken(secrets, PURPOSE, about);
}

/** Refuses (alert-link-unreadable) anything we didn't write. */
export function requireAlertScope(secrets: Secrets, token: string): AlertScope {
  return openToken(secrets, PURPOSE, scope, token) ?? refuseSaved('alert-link-unreadable');
}
