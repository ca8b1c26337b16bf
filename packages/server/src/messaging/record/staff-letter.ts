import { type Email, layOutEmail, type MailSettings } from '#platform';
import { letterMessages, textMessages } from '../messages.ts';

interface Letter {
  subject: string;
  content: string;
  name: string;
  /** A plan sends it: it says how to get no more of them (CAN-SPAM, 15 U.S.C. 7704). */
  isAutomatic?: true;
}

/** An email that someone of the staff writes, signed with their and the brokerage's name. */
export function staffLetter(
  settings: MailSettings,
  { subject, content, name, isAutomatic }: Letter,
): Email {
  const firm = settings.brokerage.name;
  return layOutEmail(settings, {
    kind: 'leads.email',
    subject,
    name: null,
    isLetter: true,
    paragraphs: content.split(/\n{2,}/).filter((part) => part.trim() !== ''),
    closing: [
      textMessages.signature({ name, firm }),
      ...(isAutomatic ? [letterMessages.howToStop()] : []),
    ],
    why: letterMessages.why({ firm }),
  });
}
