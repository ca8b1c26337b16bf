import { type Email, layOutEmail, type MailSettings } from '#platform';
import { letterMessages, textMessages } from '../messages.ts';

/** An email that someone of the staff writes, signed with their and the brokerage's name. */
export function staffLetter(
  settings: MailSettings,
  { subject, content, name }: { subject: string; content: string; name: string },
): Email {
  const firm = settings.brokerage.name;
  return layOutEmail(settings, {
    kind: 'leads.email',
    subject,
    name: null,
    isLetter: true,
    paragraphs: content.split(/\n{2,}/).filter((part) => part.trim() !== ''),
    closing: [textMessages.signature({ name, firm })],
    why: letterMessages.why({ firm }),
  });
}
