import { type Email, type EmailHome, layOutEmail, type MailSettings } from '#platform';
import { letterMessages, textMessages } from '../messages.ts';

interface StaffLetter {
  subject: string;
  content: string;
  /** Of who writes it. */
  name: string;
  homes?: readonly EmailHome[];
  /** What links go to instead, to learn whether they are opened. */
  linkTo?: ((url: string) => string) | undefined;
  /** A plan sends it: it says how to get no more of them (CAN-SPAM, 15 U.S.C. 7704). */
  isAutomatic?: true;
}

/** An email that someone of the staff writes, signed with their and the brokerage's name. */
export function staffLetter(
  settings: MailSettings,
  { subject, content, name, homes = [], linkTo, isAutomatic }: StaffLetter,
): Email {
  const firm = settings.brokerage.name;
  return layOutEmail(settings, {
    kind: 'leads.email',
    subject,
    name: null,
    isLetter: true,
    paragraphs: content.split(/\n{2,}/).filter((part) => part.trim() !== ''),
    ...(homes.length > 0 && {
      lists: [{ heading: letterMessages.homes({ count: homes.length }), items: [], homes }],
    }),
    ...(linkTo && { linkTo }),
    closing: [
      textMessages.signature({ name, firm }),
      ...(isAutomatic ? [letterMessages.howToStop()] : []),
    ],
    why: letterMessages.why({ firm }),
  });
}
