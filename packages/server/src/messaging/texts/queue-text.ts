import { TEXT_SEGMENTS_MAX, textSegments } from '@homestead/contract/messaging';
import type { DatabaseTransaction, Services } from '#platform';
import { findConsentState } from '../consent/record-consent.ts';
import type { Subject } from '../record/message.ts';
import { recordMessage } from '../record/record-message.ts';
import { refuseMessaging } from '../refuse-messaging.ts';
import { morningIn } from './deliver-texts.ts';
import { signedText } from './signed-text.ts';
import { countRecentTexts, isTexted } from './text-store.ts';

const TEXTS_IN_TEN_MINUTES = 20;

/** A text that staff write. */
interface StaffText {
  /** +1 and ten digits. */
  to: string;
  personId: string | null;
  /** Null for a number that nobody knows. */
  about: Subject | null;
  content: string;
  sentBy: { personId: string; name: string };
  /** The time zones the recipient may be in. */
  quietZones: readonly string[];
  /** A plan sends it: the limit for what people write doesn’t count. */
  isAutomatic?: true;
  /** One of many: it counts as marketing, and not among those that a person may write. */
  isBulk?: true;
}

/** Whether texts can be sent; a demo without a provider keeps them in its outbox. */
export function canSendTexts({ mode, SMS_ACCOUNT }: Services['settings']): boolean {
  return mode === 'demo' || SMS_ACCOUNT !== undefined;
}

/**
 * Queues a text in the caller's transaction, signed with the writer's and the brokerage's name; the
 * first one says how to stop. In the recipient's quiet hours it waits: returns until when, or null.
 * Refuses (texts-not-configured), without consent (text-consent-missing, text-consent-withdrawn),
 * too long a text (text-too-long), and more than twenty in ten minutes (too-many-texts).
 */
export async function queueText(
  { settings }: Pick<Services, 'settings'>,
  tx: DatabaseTransaction,
  { to, personId, about, content, sentBy, quietZones, isAutomatic, isBulk }: StaffText,
): Promise<{ id: string | null; scheduledAt: Date | null }> {
  if (!canSendTexts(settings)) refuseMessaging('texts-not-configured');
  // What a person didn't write to this one reader is advertising.
  const purpose = isBulk || isAutomatic ? 'marketing' : 'transactional';
  const consent = await findConsentState(tx, { channel: 'sms', address: to, kind: purpose });
  if (consent.state === 'missing') refuseMessaging('text-consent-missing');
  if (consent.state === 'withdrawn') refuseMessaging('text-consent-withdrawn');
  const recent = isAutomatic || isBulk ? 0 : await countRecentTexts(tx, sentBy.personId);
  if (recent >= TEXTS_IN_TEN_MINUTES) refuseMessaging('too-many-texts', { retryAfterSeconds: 600 });
  const isFirst = !(await isTexted(tx, to));
  const body = signedText(settings, { content, name: sentBy.name, isFirst });
  if (textSegments(body) > TEXT_SEGMENTS_MAX) refuseMessaging('text-too-long');
  const scheduledAt = morningIn(quietZones);
  const id = await recordMessage(tx, {
    ...{ channel: 'sms', direction: 'out', address: to, personId, about, body, purpose },
    ...{ sentBy: sentBy.personId, quietZones, dueAt: scheduledAt ?? new Date(), scheduledAt },
    ...(isAutomatic && { isAutomatic }),
  });
  return { id, scheduledAt };
}
