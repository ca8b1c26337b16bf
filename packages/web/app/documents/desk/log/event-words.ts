import type { WireDocumentEvent, WireDocumentSight } from '@homestead/contract/documents';
import { dateText } from '#platform';
import { logMessages } from '../messages/envelope-log.ts';

type Said = (fact: (name: string) => string, facts: WireDocumentEvent['facts']) => string;

/** What each kind of event says. The log can have kinds that this page doesn't know yet. */
const words: Readonly<Record<string, Said>> = {
  created: (fact) => logMessages.created({ by: fact('by') }),
  corrected: (fact) => logMessages.corrected({ by: fact('by') }),
  sent: (fact) => logMessages.sent({ by: fact('by') }),
  'link-sent': (fact) => logMessages.linkSent({ to: fact('to'), email: fact('email') }),
  reminded: (fact) => logMessages.reminded({ to: fact('to'), email: fact('email') }),
  'link-revoked': (fact) =>
    logMessages.linkRevoked({ by: fact('by'), to: fact('to'), reason: fact('reason') }),
  'code-sent': (fact, { channel }) =>
    channel === 'sms'
      ? logMessages.codeTexted({ to: fact('to') })
      : logMessages.codeEmailed({ to: fact('to') }),
  'code-wrong': (fact) => logMessages.codeWrong({ name: fact('name') }),
  locked: (fact) => logMessages.locked({ name: fact('name') }),
  unlocked: (fact) => logMessages.unlocked({ by: fact('by'), name: fact('name') }),
  'in-person': (fact) => logMessages.inPerson({ by: fact('by'), name: fact('name') }),
  'in-person-emailed': (fact) =>
    logMessages.inPersonEmailed({ to: fact('to'), email: fact('email') }),
  opened: (fact, { identifiedBy }) =>
    identifiedBy
      ? logMessages.opened({ name: fact('name'), how: fact('identifiedBy') })
      : logMessages.openedPlainly({ name: fact('name') }),
  viewed: (fact) => logMessages.viewed({ name: fact('name') }),
  'pamphlet-given': (fact, { by, on }) =>
    by && on
      ? logMessages.pamphletGivenBy({
          name: fact('name'),
          by: fact('by'),
          day: dateText(fact('on')),
        })
      : logMessages.pamphletGiven({ name: fact('name') }),
  consented: (fact) => logMessages.consented({ name: fact('name'), version: fact('version') }),
  'consent-withdrawn': (fact) => logMessages.consentWithdrawn({ name: fact('name') }),
  answered: (fact) => logMessages.answered({ name: fact('name') }),
  signed: (fact, { role }) =>
    role === 'approver'
      ? logMessages.approved({ name: fact('name') })
      : logMessages.signed({ name: fact('name') }),
  asked: (fact) => logMessages.asked({ name: fact('name') }),
  'forward-asked': (fact) =>
    logMessages.forwardAsked({ name: fact('name'), to: fact('to'), email: fact('email') }),
  forwarded: (fact) =>
    logMessages.forwarded({
      ...{ by: fact('by'), from: fact('from'), to: fact('to'), email: fact('email') },
    }),
  declined: (fact) => logMessages.declined({ by: fact('by'), reason: fact('reason') }),
  voided: (fact) => logMessages.voided({ by: fact('by'), reason: fact('reason') }),
  expired: () => logMessages.expired(),
  completed: () => logMessages.completed(),
  sealed: (_fact, { isDemo }) => logMessages.sealed({ isDemo: isDemo === true ? 'yes' : 'no' }),
  stamped: () => logMessages.stamped(),
  'copy-sent': (fact) => logMessages.copySent({ to: fact('to'), email: fact('email') }),
  read: (fact) => logMessages.read({ by: fact('by') }),
  held: (fact) => logMessages.held({ by: fact('by'), reason: fact('reason') }),
  released: (fact) => logMessages.released({ by: fact('by') }),
};

/** What happened, in a sentence. */
export function eventText({ kind, facts }: WireDocumentEvent): string {
  const fact = (name: string): string => {
    const value = facts[name];
    return typeof value === 'string' && value !== '' ? value : logMessages.someone();
  };
  return words[kind]?.(fact, facts) ?? kind;
}

const sights: Readonly<Record<WireDocumentSight['what'], (facts: { name: string }) => string>> = {
  documents: logMessages.sawDocuments,
  file: logMessages.gotFile,
  bundle: logMessages.gotBundle,
};

/** Who saw what, in a sentence. */
export const sightText = ({ name, what }: WireDocumentSight): string => sights[what]({ name });

/** Where someone was, where the event says it. */
export function eventPlace({ facts: { ip, device } }: WireDocumentEvent): string | null {
  const known = [device, ip].filter((one): one is string => typeof one === 'string' && one !== '');
  return known.length > 0 ? logMessages.from({ place: known.join(', ') }) : null;
}

const seen: readonly string[] = ['opened', 'viewed', 'read', 'signed', 'copy-sent'];

/** Whether the event says that someone saw the documents, or got them. */
export const isSight = ({ kind }: WireDocumentEvent): boolean => seen.includes(kind);
