import { language } from '@homestead/contract/platform';
import type { MailSample, MailSettings } from '#platform';
import { siteLink } from '#platform';
import {
  codeEmail,
  copyEmail,
  endedEmail,
  inPersonEmail,
  linkEmail,
  type MailedEnvelope,
  type MailedRecipient,
} from './envelopes/envelope-email.ts';
import { dayEmail } from './log/day-job.ts';
import { envelopeMailMessages } from './messages/envelope-mail.ts';

const SENDER = 'Nora Lindqvist';
const REASON = 'It went under contract this morning.';

/** Every email of the room with sample data, for a demo's `/dev/mails`. */
export function documentMailSamples(settings: MailSettings): MailSample[] {
  const envelope: MailedEnvelope = {
    ...{ title: 'Disclosures, 5011 Chicago St', home_address: '5011 Chicago St, Omaha, NE 68132' },
    ...{ amends_id: null, due_on: '2026-12-04', expires_at: new Date('2026-12-28T06:00:00Z') },
  };
  const recipient: MailedRecipient = { name: 'Jordan Avery', role: 'seller', language: language() };
  const url = siteLink(settings, '/signdoc', {}, { k: 'sample' });
  const link = { envelope, recipient, sender: SENDER, url, codeChannel: 'sms' as const };
  const because = () => envelopeMailMessages.voided({ sender: SENDER, reason: REASON });
  return [
    { name: 'sign-documents', draft: linkEmail(settings, { ...link, isReminder: false }) },
    { name: 'sign-reminder', draft: linkEmail(settings, { ...link, isReminder: true }) },
    { name: 'sign-code', draft: codeEmail(settings, { recipient, code: '482913' }) },
    {
      name: 'sign-in-person',
      draft: inPersonEmail(settings, {
        ...{
          envelope,
          recipient,
          host: SENDER,
          how: 'known',
          on: new Date('2026-12-01T18:00:00Z'),
        },
      }),
    },
    { name: 'sign-ended', draft: endedEmail(settings, { envelope, recipient, because }) },
    {
      name: 'sign-copy',
      draft: copyEmail(settings, { envelope, recipient, attachment: null }),
    },
    {
      ...{ name: 'document-day', isForStaff: true },
      draft: dayEmail(settings, { day: '2026-12-03', events: 42, head: 'a1'.repeat(32) }),
    },
  ];
}
