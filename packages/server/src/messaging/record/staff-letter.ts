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
  /** Of marketing emails: the link with which to get no more (CAN-SPAM, 15 U.S.C. 7704). */
  stopUrl?: string | undefined;
}

/** An email that someone of the staff writes, signed with their and the brokerage's name. */
export function staffLetter(
  settings: MailSettings,
  { subject, content, name, homes = [], linkTo, stopUrl }: StaffLetter,
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
      ...(stopUrl ? [letterMessages.howToStop()] : []),
    ],
    why: letterMessages.why({ firm }),
    ...(stopUrl && { stop: { label: letterMessages.stop(), url: stopUrl } }),
  });
}
