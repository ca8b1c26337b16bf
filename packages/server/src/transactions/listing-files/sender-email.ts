import { phoneText } from '@homestead/contract/platform';
import { cut, type Email, layOutEmail, type MailSettings } from '#platform';
import { senderNewsMessages } from '../messages/sender-news.ts';

const HOME_MAX = 50;

/** What became of an offer, or will if it isn't answered. */
export type SenderNews =
  | 'countered'
  | 'accepted'
  | 'backup'
  | 'rejected'
  | 'other'
  | 'expires'
  | 'expired';

type Facts = { code: string; home: string; when: string };

const words: Readonly<
  Record<
    SenderNews,
    { subject: (facts: Pick<Facts, 'home'>) => string; said: (facts: Facts) => string }
  >
> = {
  countered: { subject: senderNewsMessages.counteredSubject, said: senderNewsMessages.countered },
  accepted: { subject: senderNewsMessages.acceptedSubject, said: senderNewsMessages.accepted },
  backup: { subject: senderNewsMessages.backupSubject, said: senderNewsMessages.backup },
  rejected: { subject: senderNewsMessages.rejectedSubject, said: senderNewsMessages.rejected },
  other: { subject: senderNewsMessages.otherSubject, said: senderNewsMessages.other },
  expires: { subject: senderNewsMessages.expiresSubject, said: senderNewsMessages.expires },
  expired: { subject: senderNewsMessages.expiredSubject, said: senderNewsMessages.expired },
};

/** To the agent of another brokerage who sent an offer by our form: what became of it. */
export function senderEmail(
  settings: MailSettings,
  given: {
    news: SenderNews;
    home: string | null;
    code: string;
    /** When the offer expires, in words. */
    when: string;
    /** The listing agent. */
    agent: { name: string; phone: string | null } | null;
  },
): Email {
  const { news, code, when, agent } = given;
  const home = given.home ?? senderNewsMessages.somewhere();
  const { subject, said } = words[news];
  const next = senderNewsMessages.counteredNext({
    agent: agent?.name ?? senderNewsMessages.theListingAgent(),
  });
  return layOutEmail(settings, {
    kind: 'transactions.sender-news',
    subject: subject({ home: cut(home, HOME_MAX) }),
    heading: subject({ home }),
    // What a stranger typed isn’t read out in an email that may go to someone else.
    name: null,
    paragraphs: [said({ code, home, when }), ...(news === 'countered' ? [next] : [])],
    closing: agent?.phone
      ? [senderNewsMessages.reach({ agent: agent.name, phone: phoneText(agent.phone) })]
      : agent
        ? [senderNewsMessages.ask({ agent: agent.name })]
        : [],
    why: senderNewsMessages.why({ firm: settings.brokerage.name }),
  });
}
