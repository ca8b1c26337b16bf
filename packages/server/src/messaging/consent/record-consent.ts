import type { PageFacts, PageRequest } from '@homestead/contract/platform';
import { type DatabaseTransaction, dropUnsentMails, type Queryable } from '#platform';
import type { Subject } from '../record/message.ts';
import type { ConsentKey, ConsentState, NewConsent } from './consent.ts';
import {
  type ConsentEntry,
  eraseConsentOf,
  findConsent,
  insertConsent,
  selectEntries,
} from './consent-store.ts';

/** Emails that need consent are this kind of notification, so that its withdrawal stops them. */
export const MARKETING_EMAIL = 'marketing';

/**
 * Adds an entry to the consent ledger; a withdrawal stops marketing emails that wait. Returns its
 * id.
 */
export async function recordConsent(tx: DatabaseTransaction, consent: NewConsent): Promise<string> {
  const { channel, kind, isGranted, address } = consent;
  if (channel === 'email' && kind === 'marketing' && !isGranted) {
    await dropUnsentMails(tx, { address, kind: MARKETING_EMAIL });
  }
  return String(await insertConsent(tx, consent));
}

/** Withdraws consent to marketing emails in the name of the mailbox; repeating it does nothing. */
export async function withdrawEmails(
  tx: DatabaseTransaction,
  said: { address: string; about: Subject | null; wording: string; page?: string },
): Promise<void> {
  const key = { channel: 'email', address: said.address, kind: 'marketing' } as const;
  const row = await findConsent(tx, key);
  if (row?.source === 'stop' && !row.is_granted) return;
  await recordConsent(tx, { ...key, ...said, isGranted: false, source: 'stop' });
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

/**
 * One page of what is known of a record's consent and that of its addresses, newest first. What a
 * text said is left out, and so are the words and the page of what is on another record.
 */
export async function listConsents(
  db: Queryable,
  { about, addresses }: { about: Subject; addresses: readonly string[] },
  page: PageRequest,
): Promise<PageFacts & { data: (ConsentEntry & { isOthers: boolean })[] }> {
  const { rows, ...facts } = await selectEntries(db, { about, addresses }, page);
  const data = rows.map((row) => {
    const isOthers =
      row.about_id !== null && (row.about_kind !== about.kind || row.about_id !== about.id);
    const isHidden = isOthers || ownWords.has(row.source) || row.source === 'start';
    return {
      ...{ ...row, isOthers, wording: isHidden ? '' : row.wording },
      ...(isOthers && { page: null, file_key: null }),
    };
  });
  return { data, ...facts };
}

/** Whether a text with STOP stands, which only START from the phone lifts; never of a mailbox. */
export async function isStopped(db: Queryable, key: ConsentKey): Promise<boolean> {
  if (key.channel === 'email') return false;
  const row = await findConsent(db, key);
  return row?.source === 'stop' && !row.is_granted;
}

export {
  findLastWithdrawal,
  findSubjectOfScan,
  selectConsentAbout,
  selectConsents,
  selectUsedScans,
} from './consent-store.ts';
