import type { DatabaseTransaction } from '#platform';
import { findConsentState } from '../consent/record-consent.ts';
import { recordMessage } from '../record/record-message.ts';

/**
 * Queues a code that someone asked for just now, in the caller's transaction: quiet hours don't
 * count, and its text isn't kept once it is sent. False, and nothing is queued, for a number that
 * sent STOP.
 */
export async function queueCode(
  tx: DatabaseTransaction,
  { to, body }: { to: string; body: string },
): Promise<boolean> {
  const consent = await findConsentState(tx, {
    ...{ channel: 'sms', address: to, kind: 'transactional' },
  });
  if (consent.state === 'withdrawn') return false;
  await recordMessage(tx, {
    ...{ channel: 'sms', direction: 'out', address: to, personId: null, about: null, body },
    ...{ purpose: 'code', dueAt: new Date(), isAutomatic: true },
  });
  return true;
}
