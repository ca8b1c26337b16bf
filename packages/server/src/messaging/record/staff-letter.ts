import { type Email, layOutEmail, type MailSettings } from '#platform';
import { textMessages } from '../messages.ts';

/** An email that someone of the staff writes, signed with their and the brokerage's name. */
export function staffLetter(
  settings: MailSettings,
  { subject, content, name }: { subject: string; content: string; name: string },
): Email {
  return layOutEmail(settings, {
    kind: 'leads.email',
    subject,
    name: null,
    isLetter: true,
    paragraphs: content.split(/\n{2,}/).filter((part) => part.trim() !== ''),
    closing: [textMessages.signature({ name, firm: settings.brokerage.name })],
  });
}
