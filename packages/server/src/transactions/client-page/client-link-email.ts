import { phoneText } from '@homestead/contract/platform';
import { cut, type Email, type EmailHome, layOutEmail, type MailSettings } from '#platform';
import { formatDollars } from '../format-dollars.ts';
import { offerClientMessages } from '../messages/offer-client.ts';

const HOME_MAX = 50;

/** To the client of an offer: its page, in their language. */
export function clientLinkEmail(
  settings: MailSettings,
  facts: {
    url: string;
    /** First name of the client. */
    name: string;
    address: string | null;
    priceCents: number | null;
    /** Whether its terms wait for an answer. */
    asksApproval: boolean;
    home: EmailHome | null;
    agent: { name: string; phone: string | null } | null;
  },
): Email {
  const { url, name, priceCents, asksApproval, agent } = facts;
  const firm = settings.brokerage.name;
  const home = facts.address ?? offerClientMessages.somewhere();
  return layOutEmail(settings, {
    kind: 'transactions.client-offer',
    subject: offerClientMessages.subject({ home: cut(home, HOME_MAX) }),
    heading: asksApproval ? offerClientMessages.heading() : offerClientMessages.headingShared(),
    name: name || null,
    paragraphs: [
      agent
        ? offerClientMessages.sent({ agent: agent.name, firm, home })
        : offerClientMessages.sentByFirm({ firm, home }),
      asksApproval ? offerClientMessages.whatYouSee() : offerClientMessages.whatYouSeeShared(),
      ...(priceCents === null
        ? []
        : [offerClientMessages.price({ price: formatDollars(priceCents) })]),
    ],
    home: facts.home,
    action: { label: offerClientMessages.open(), url },
    closing: [
      offerClientMessages.private(),
      ...(agent?.phone
        ? [offerClientMessages.reach({ agent: agent.name, phone: phoneText(agent.phone) })]
        : []),
    ],
    why: offerClientMessages.why({ firm }),
  });
}
