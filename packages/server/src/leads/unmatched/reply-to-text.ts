import type { unmatchedEndpoints } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { queueText, type ReceivedMessage } from '#messaging';
import { type Caller, type DatabaseTransaction, type Services, serviceArea } from '#platform';
import { fullName } from '../full-name.ts';
import { requireFairWords } from '../inquiries/require-fair-words.ts';
import { refuseLead } from '../refuse-lead.ts';
import { recordOverride } from './unmatched-history.ts';

/**
 * Texts back a number that no lead has; its own text is the consent to be answered. Returns until
 * when the answer waits for the end of quiet hours. Refuses (message-not-found) an email, words
 * about protected classes without a reason (fair-housing-words), and what `queueText` does.
 */
export async function replyToText(
  services: Services,
  tx: DatabaseTransaction,
  caller: Caller,
  message: ReceivedMessage,
  { content, fairHousingReason }: BodyOf<typeof unmatchedEndpoints.replyToUnmatched>,
): Promise<{ scheduledAt: string | null }> {
  if (message.channel !== 'sms') return refuseLead('message-not-found');
  const override = await requireFairWords(services, content, fairHousingReason);
  const { scheduledAt } = await queueText(services, tx, {
    ...{ to: message.address, personId: null, about: null, content },
    sentBy: { personId: caller.personId, name: fullName(caller) },
    quietZones: [serviceArea().timeZone],
  });
  if (override) await recordOverride(tx, caller, message, override);
  return { scheduledAt: scheduledAt?.toISOString() ?? null };
}
