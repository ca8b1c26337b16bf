import {
  cut,
  type Email,
  instantInWords,
  layOutEmail,
  type MailSettings,
  siteLink,
} from '#platform';
import { inquiryStaffMessages } from '../messages/staff-emails.ts';
import { unmatchedMessages } from '../messages/unmatched.ts';

/** Leaves room for the news around a name. */
const NAME_MAX = 30;

/** To the team: someone who matches no lead wrote, and when to answer by. */
export function unmatchedEmail(
  settings: MailSettings,
  { isText, name, dueAt }: { isText: boolean; name: string; dueAt: Date },
): Email {
  const due = instantInWords(dueAt);
  return layOutEmail(settings, {
    kind: 'leads.message-unmatched',
    subject: isText
      ? unmatchedMessages.textSubject()
      : unmatchedMessages.emailSubject({ name: cut(name, NAME_MAX) }),
    name: null,
    paragraphs: [
      isText
        ? unmatchedMessages.textArrived({ due })
        : unmatchedMessages.emailArrived({ name, due }),
    ],
    action: { label: unmatchedMessages.open(), url: siteLink(settings, '/unmatched-messages') },
    closing: [unmatchedMessages.hint()],
    why: inquiryStaffMessages.why({ firm: settings.brokerage.name }),
  });
}
