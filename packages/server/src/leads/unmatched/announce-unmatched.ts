import { countHourBefore, openMessaging, selectReceived } from '#messaging';
import {
  afterBusinessMinutes,
  type DatabaseTransaction,
  recordEvent,
  type Services,
} from '#platform';
import { unmatchedChanged } from '../lead-events.ts';
import { unmatchedMessages } from '../messages/unmatched.ts';
import { tellOfUnmatched } from '../notifications/follow-messages.ts';
import { unmatchedEmail } from './unmatched-email.ts';

/** How many of these the office gets in an hour: the screen shows the rest. */
const MAX_AN_HOUR = 5;

/**
 * Tells open lists, and emails the team when a person wrote or texted and no lead has that address
 * who and until when, and nothing of what they wrote, since anyone can send anything.
 * Notifications have the first words, without what a mail program would make a link of.
 */
export function announceUnmatched(services: Services): void {
  openMessaging(services).unmatched.register((tx, id) => tell(services, tx, id));
}

async function tell(services: Services, tx: DatabaseTransaction, messageId: string): Promise<void> {
  const { mail, settings } = services;
  await recordEvent(tx, unmatchedChanged, { messageId });
  const [message] = await selectReceived(tx, [messageId]);
  const { conciergeEmail, email } = settings.brokerage;
  const to = conciergeEmail ?? email;
  if (!message || message.is_automatic || message.problem !== null) return;
  if ((await countHourBefore(tx, message)) >= MAX_AN_HOUR) return;
  await tellOfUnmatched(services, tx, message);
  if (!to) return;
  const { PROMISE_MINUTES, businessHours } = settings;
  const dueAt = afterBusinessMinutes(message.recorded_at, PROMISE_MINUTES, businessHours);
  const isText = message.channel === 'sms';
  const name = message.from_name || message.address || unmatchedMessages.anyone();
  await mail.queue(tx, { ...unmatchedEmail(settings, { isText, name, dueAt }), to });
}
