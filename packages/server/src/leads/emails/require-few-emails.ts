import { DatabaseLock, type Queryable } from '#platform';
import { countRecentEmails } from '../inquiries/inquiry-store.ts';
import { refuseLead } from '../refuse-lead.ts';

const EMAILS_IN_TEN_MINUTES = 20;

/** Held where a person's emails are counted, until the one that counts is stored. */
export const writerLock = new DatabaseLock('leads.emails-of-person');

/** Refuses (too-many-emails) a person who sent 20 emails to leads in the last ten minutes. */
export async function requireFewEmails(tx: Queryable, personId: string): Promise<void> {
  await writerLock.untilCommit(tx, { record: personId });
  const recent = await countRecentEmails(tx, personId);
  if (recent >= EMAILS_IN_TEN_MINUTES) refuseLead('too-many-emails', { retryAfterSeconds: 600 });
}
