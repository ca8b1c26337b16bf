import { phoneText } from '@homestead/contract/platform';
import { cut, type Email, layOutEmail, type MailSettings } from '#platform';
import { sellerMessages } from '../messages/seller.ts';

const HOME_MAX = 50;

/** To the seller of a home: the page of its offers, in their language. */
export function sellerLinkEmail(
  settings: MailSettings,
  facts: {
    url: string;
    /** First name of the seller. */
    name: string;
    address: string | null;
    agent: { name: string; phone: string | null } | null;
  },
): Email {
  const { url, name, agent } = facts;
  const firm = settings.brokerage.name;
  const home = facts.address ?? sellerMessages.yourHome();
  return layOutEmail(settings, {
    kind: 'transactions.seller-offers',
    subject: sellerMessages.subject({ home: cut(home, HOME_MAX) }),
    heading: sellerMessages.heading(),
    name: name || null,
    paragraphs: [
      agent
        ? sellerMessages.sent({ agent: agent.name, firm, home })
        : sellerMessages.sentByFirm({ firm, home }),
      sellerMessages.whatYouSee(),
    ],
    action: { label: sellerMessages.open(), url },
    closing: [
      sellerMessages.private(),
      ...(agent?.phone
        ? [sellerMessages.reach({ agent: agent.name, phone: phoneText(agent.phone) })]
        : []),
    ],
    why: sellerMessages.why({ firm }),
  });
}
