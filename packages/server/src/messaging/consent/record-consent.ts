import type { DatabaseTransaction, Queryable } from '#platform';
import type { Subject } from '../record/message.ts';
import type { ConsentKey, ConsentState, NewConsent } from './consent.ts';
import { eraseConsentOf, findConsent, insertConsent } from './consent-store.ts';

/** Adds an entry to the consent ledger. */
export function recordConsent(tx: DatabaseTransaction, consent: NewConsent): Promise<void> {
  return insertConsent(tx, consent);
}

/** What these say is a message of its own, which may be someone else's than the lead's. */
const ownWords: ReadonlySet<string> = new Set(['message', 'stop'] satisfies NewConsent['source'][]);

/** Whether a person agreed to such messages. Every text and every marketing email asks. */
export async function findConsentState(db: Queryable, key: ConsentKey): Promise<ConsentState> {
  const row = await findConsent(db, key);
  if (!row) return { state: 'missing', since: null, wording: '' };
  const state = row.is_granted ? 'granted' : 'withdrawn';
  const wording = ownWords.has(row.source) ? '' : row.wording;
  return { state, since: row.happened_at, wording };
}

/**
 * Clears the consent on a record in the ledger, and what came from these addresses, which must be
 * those that no other record has; a withdrawal holds all the same.
 */
export function eraseConsent(
  tx: Queryable,
  about: Subject,
  addresses: readonly string[],
): Promise<void> {
  return eraseConsentOf(tx, about, addresses);
}
