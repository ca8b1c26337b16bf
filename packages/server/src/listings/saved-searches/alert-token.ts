import { z } from 'zod';
import type { Secrets } from '#platform';
import { refuseListing } from '../search/refuse-listing.ts';

/** Which alerts a link in a mail stops: those of one saved search, or all of a person. */
export type AlertScope = { personId: string } | { searchId: string };

const PURPOSE = 'alert link';
const OWNER = '';
const scope = z.union([
  z.strictObject({ personId: z.uuid() }),
  z.strictObject({ searchId: z.uuid() }),
]);

/** The part of a link that says so. It does not expire: who wants no mail is heard whenever. */
export function writeAlertToken(secrets: Secrets, about: AlertScope): string {
  return secrets.seal(PURPOSE, OWNER, JSON.stringify(about)).toString('base64url');
}

/** Refuses (alert-link-unreadable) what we did not write. */
export function requireAlertScope(secrets: Secrets, token: string): AlertScope {
  try {
    const text = secrets.open(PURPOSE, OWNER, Buffer.from(token, 'base64url'));
    return scope.parse(JSON.parse(text));
  } catch {
    return refuseListing('alert-link-unreadable');
  }
}
