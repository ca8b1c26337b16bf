import type { MailSample, MailSettings } from '#platform';
import { notificationMessages } from './messages.ts';
import { digestEmail } from './notifications/digest/digest-email.ts';
import { notificationEmail } from './notifications/notification-email.ts';
import { staffLetter } from './record/staff-letter.ts';

/** The emails of the room with sample data, for a demo's `/dev/mails`. */
export function messagingMailSamples(settings: MailSettings): MailSample[] {
  const text = notificationMessages.otherText();
  const letter = {
    subject: notificationMessages.otherText(),
    content: text,
    name: 'Nora Lindqvist',
  };
  const at = new Date('2026-03-02T16:04:05Z');
  return [
    {
      name: 'daily email',
      draft: digestEmail(settings, {
        ...{ firstName: 'Nora', key: 'sample', listPath: '/notifications' },
        news: [{ label: notificationMessages.otherText(), text, path: '/newleads', at }],
      }),
    },
    {
      name: 'notification',
      draft: notificationEmail(settings, {
        ...{ key: 'leads.new', text, path: '/newleads', firstName: 'Nora' },
      }),
    },
    {
      name: 'letter',
      draft: staffLetter(settings, letter),
    },
  ];
}
