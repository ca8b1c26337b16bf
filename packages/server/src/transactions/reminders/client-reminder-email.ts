import { phoneText } from '@homestead/contract/platform';
import { cut, type Email, layOutEmail, type MailSettings } from '#platform';
import { clientReminderMessages } from '../messages/client-reminders.ts';

const HOME_MAX = 50;

/** To the buyer of an offer or the seller of the home: it expires soon, or has expired. */
export function clientReminderEmail(
  settings: MailSettings,
  facts: {
    /** First name of the client. */
    name: string;
    home: string | null;
    code: string;
    isSeller: boolean;
    isOver: boolean;
    when: string;
    agent: { name: string; phone: string | null } | null;
  },
): Email {
  const { name, code, when, agent, isSeller, isOver } = facts;
  const firm = settings.brokerage.name;
  const home = facts.home ?? clientReminderMessages.somewhere();
  const subject = cut(home, HOME_MAX);
  const said = isSeller
    ? isOver
      ? clientReminderMessages.sellerOver({ code, home, when })
      : clientReminderMessages.sellerExpires({ code, home, when })
    : isOver
      ? clientReminderMessages.buyerOver({ code, home, when })
      : clientReminderMessages.buyerExpires({ code, home, when });
  return layOutEmail(settings, {
    kind: 'transactions.client-reminder',
    subject: isOver
      ? clientReminderMessages.overSubject({ home: subject })
      : clientReminderMessages.expiresSubject({ home: subject }),
    heading: isOver ? clientReminderMessages.overHeading() : clientReminderMessages.heading(),
    name: name || null,
    paragraphs: [said],
    closing: agent?.phone
      ? [clientReminderMessages.reach({ agent: agent.name, phone: phoneText(agent.phone) })]
      : agent
        ? [clientReminderMessages.ask({ agent: agent.name })]
        : [],
    why: clientReminderMessages.why({ firm }),
  });
}
