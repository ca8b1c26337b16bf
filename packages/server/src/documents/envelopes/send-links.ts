import { namePeople } from '#accounts';
import { canSendTexts } from '#messaging';
import {
  type DatabaseTransaction,
  endSecretLinks,
  inLanguage,
  issueSecretLinks,
  newSecret,
  type Services,
  siteLink,
} from '#platform';
import { countLink } from '../limits/count-message.ts';
import { appendEvent } from '../log/append-event.ts';
import { linkEmail } from './envelope-email.ts';
import type { EnvelopeRow } from './envelope-store.ts';
import { type RecipientRow, storeRecipient } from './recipient-store.ts';

/** What a recipient's link opens. */
export const SIGNING_LINK = 'documents.sign';
const MINUTES_MAX = 30 * 24 * 60;

/** The other channel than the link's: a text where there is a phone and we can send texts. */
export const codeChannelOf = (
  settings: Services['settings'],
  { phone }: Pick<RecipientRow, 'phone'>,
): 'sms' | 'email' => (phone !== null && canSendTexts(settings) ? 'sms' : 'email');

interface Sending {
  /** Who has it sent, within their limits; null where it is due by itself. */
  by: string | null;
  isReminder?: boolean;
  /** False for a demo’s, which nobody gets. */
  isCounted?: boolean;
}

/**
 * Emails a recipient a link of their own, in the caller's transaction; earlier links of theirs stop
 * working. Only the email has the key: its sender never sees it. Who signs in person without
 * an address gets none. Refuses what `countLink` refuses.
 */
export async function sendLink(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  envelope: EnvelopeRow,
  recipient: RecipientRow,
  { by, isReminder = false, isCounted = true }: Sending,
): Promise<RecipientRow> {
  const { id, email, role } = recipient;
  const sent = { state: recipient.state === 'waiting' ? ('sent' as const) : recipient.state };
  const row = await storeRecipient(tx, id, {
    ...{ ...sent, sent_at: recipient.sent_at ?? new Date(), link_revoked_at: null },
  });
  if (email === '') return row;
  // What is due once someone has signed counts for who sent the envelope.
  const countsFor = by ?? (isReminder ? null : envelope.owner_id);
  if (isCounted) await countLink({ settings }, tx, { by, countsFor, email });
  await endSecretLinks(tx, { subjects: [id], purposes: [SIGNING_LINK] });
  const minutes = minutesUntil(envelope.expires_at);
  const [key = newSecret()] = await issueSecretLinks(tx, [
    { purpose: SIGNING_LINK, subject: id, role, email, minutes },
  ]);
  const codeChannel = codeChannelOf(settings, recipient);
  const [sender] = (await namePeople(tx, [envelope.owner_id])).values();
  const name = sender ? `${sender.firstName} ${sender.lastName}`.trim() : settings.brokerage.name;
  const url = inLanguage(recipient.language, () => siteLink(settings, '/signdoc', {}, { k: key }));
  const draft = linkEmail(settings, {
    ...{ envelope, recipient, sender: name, url, codeChannel, isReminder },
  });
  await mail.queue(tx, { ...draft, to: email });
  await appendEvent(tx, envelope.id, {
    kind: isReminder ? 'reminded' : 'link-sent',
    facts: { to: recipient.name, role, number: recipient.number, email, codeChannel },
  });
  return row;
}

/** Whether only the sender can give a recipient a link again: it is locked or was revoked. */
export const hasNoLink = ({
  locked_at: lockedAt,
  link_revoked_at: revokedAt,
}: Pick<RecipientRow, 'locked_at' | 'link_revoked_at'>): boolean =>
  lockedAt !== null || revokedAt !== null;

const minutesUntil = (end: Date | null): number => {
  const left = end ? Math.ceil((end.getTime() - Date.now()) / 60_000) : MINUTES_MAX;
  return Math.max(1, Math.min(left, MINUTES_MAX));
};
