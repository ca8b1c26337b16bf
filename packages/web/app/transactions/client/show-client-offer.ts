import type { WireClientOffer } from '@homestead/contract/transactions';
import { moneyText, UNKNOWN } from '#platform';
import { whenText, whenWithYearText } from '../compare/when-text.ts';
import { clientOfferMessages } from './messages/client-offer.ts';

/** An offer with what the page says about it in finished words, which need no script. */
export type ShownClientOffer = Pick<
  WireClientOffer,
  | 'code'
  | 'version'
  | 'termsHash'
  | 'address'
  | 'home'
  | 'dates'
  | 'documents'
  | 'sections'
  | 'agent'
  | 'isOutdated'
  | 'abilities'
> & {
  codeText: string;
  /** Where the offer is. */
  stateText: string;
  figures: { label: string; value: string }[];
  /** What the client asked before, newest first. */
  questions: { text: string; asked: string; answered: string }[];
  /** When these terms were approved; null if they weren’t. */
  approvedText: string | null;
  /** Null once nothing comes next. */
  next: { title: string; steps: string[] } | null;
};

/** Puts an offer into the words of its client’s page. */
export function showClientOffer(offer: WireClientOffer): ShownClientOffer {
  const { code, version, termsHash, address, home, dates, documents } = offer;
  const { sections, agent, isOutdated, abilities, approval } = offer;
  return {
    ...{ code, version, termsHash, address, home, dates, documents },
    ...{ sections, agent, isOutdated, abilities },
    codeText: clientOfferMessages.code({
      ...{ code, version, isDraft: offer.state === 'draft' ? 'yes' : 'no' },
    }),
    stateText: states[offer.state](offer),
    figures: figuresOf(offer),
    approvedText:
      approval &&
      clientOfferMessages.approved({
        ...{ version: approval.version, name: approval.name },
        isDraft: approval.isDraft ? 'yes' : 'no',
        when: whenWithYearText(approval.at),
      }),
    questions: offer.questions.map(({ text, askedAt, answeredAt }) => ({
      text,
      asked: clientOfferMessages.askedOn({ when: whenWithYearText(askedAt) }),
      answered: answeredAt
        ? clientOfferMessages.answeredOn({ when: whenWithYearText(answeredAt) })
        : clientOfferMessages.notAnswered(),
    })),
    next: nextOf(offer),
  };
}

const states: Record<WireClientOffer['state'], (offer: WireClientOffer) => string> = {
  draft: clientOfferMessages.draft,
  submitted: waiting,
  presented: waiting,
  countered: clientOfferMessages.countered,
  accepted: ({ isBackup }) =>
    isBackup ? clientOfferMessages.backup() : clientOfferMessages.accepted(),
  rejected: clientOfferMessages.rejected,
  withdrawn: clientOfferMessages.withdrawn,
  expired: clientOfferMessages.expired,
};

function waiting({ expiresAt }: WireClientOffer): string {
  if (expiresAt === null) return clientOfferMessages.waiting();
  return clientOfferMessages.waitingUntil({ when: whenText(expiresAt) });
}

function figuresOf(offer: WireClientOffer): ShownClientOffer['figures'] {
  const { priceCents, cashToCloseCents, isCashComplete, monthCents } = offer;
  const isPartial = cashToCloseCents !== null && !isCashComplete;
  const amount = (cents: number | null) => (cents === null ? UNKNOWN : moneyText(cents));
  return [
    { label: clientOfferMessages.price(), value: amount(priceCents) },
    {
      label: isPartial ? clientOfferMessages.cashKnown() : clientOfferMessages.cash(),
      value: amount(cashToCloseCents),
    },
    { label: clientOfferMessages.month(), value: amount(monthCents) },
  ];
}

function nextOf(offer: WireClientOffer): ShownClientOffer['next'] {
  const { state, isBackup, isCash, earnestDepositCents } = offer;
  if (state === 'rejected' || state === 'withdrawn' || state === 'expired') return null;
  if (isBackup) {
    const steps = [clientOfferMessages.backupWaits(), clientOfferMessages.backupAsk()];
    return { title: clientOfferMessages.next(), steps };
  }
  return {
    title: state === 'accepted' ? clientOfferMessages.next() : clientOfferMessages.nextIf(),
    steps: [
      earnestDepositCents === null
        ? clientOfferMessages.earnestUnknown()
        : clientOfferMessages.earnest({ amount: moneyText(earnestDepositCents) }),
      clientOfferMessages.inspect(),
      isCash ? clientOfferMessages.clearTitle() : clientOfferMessages.finance(),
      clientOfferMessages.walkthrough(),
      clientOfferMessages.close(),
    ],
  };
}
