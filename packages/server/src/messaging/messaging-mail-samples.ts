import type { MailSample, MailSettings } from '#platform';
import { notificationMessages } from './messages.ts';
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
  return [
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
