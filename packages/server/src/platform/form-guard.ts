import { DECOY_FILLED } from '@homestead/contract/platform';
import type { Services } from './room.ts';
import type { Secrets } from './secrets.ts';

const PURPOSE = 'form-opened';
const VALID_MS = 24 * 3600 * 1000;

/**
 * The sealed time a page was opened, for its forms. Null for a page that answers a form:
 * correcting one field may take a second.
 */
export function sealFormTime({ secrets }: { secrets: Secrets }, openedAt: Date | null): string {
  return secrets.seal(PURPOSE, '', String(openedAt?.getTime() ?? 0)).toString('base64url');
}

/**
 * Whether a form was filled in by a program: its decoy has a text, or it was sent within
 * FORM_MIN_SECONDS of its page being opened. A guard that is missing, older than a day, or not
 * sealed by us says nothing: the form came from a caller of the API, or from a tab left open.
 */
export function suspectsForm(
  { secrets, settings }: Pick<Services, 'secrets' | 'settings'>,
  guard = '',
  now = Date.now(),
): boolean {
  if (guard.endsWith(DECOY_FILLED)) return true;
  const openedAt = openFormTime(secrets, guard);
  if (openedAt === null || now - openedAt > VALID_MS) return false;
  return now - openedAt < settings.FORM_MIN_SECONDS * 1000;
}

function openFormTime(secrets: Secrets, sealed: string): number | null {
  if (sealed === '') return null;
  try {
    return Number(secrets.open(PURPOSE, '', Buffer.from(sealed, 'base64url')));
  } catch {
    return null;
  }
}
