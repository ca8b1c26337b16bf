import {
  offerStates,
  type SellerLineKey,
  sellerLines,
  type WireComparedOffer,
} from '@homestead/contract/transactions';
import { clockText, dateText, dayText, moneyText, UNKNOWN } from '#platform';
import { compareMessages } from './messages.ts';
import { timeLeft } from './time-left.ts';

type Offer = WireComparedOffer;

/** One row of the comparison. */
export interface CompareRow {
  key: string;
  label: string;
  /** What it says about an offer; `note` is below it. */
  show: (offer: Offer, now: number) => { text: string; note?: string };
  /** The higher the better for the seller; null where that can't be said. */
  rank?: (offer: Offer) => number | null;
  /** Belongs to the row above, such as a line of the net. */
  isPart?: true;
}

const money = (cents: number | null) => (cents === null ? UNKNOWN : moneyText(cents));
const when = (at: string) => `${dayText(at)}, ${clockText(at)}`;
const yesNo = (is: boolean | null) =>
  is === null ? UNKNOWN : is ? compareMessages.yes() : compareMessages.no();
const lineOf = (offer: Offer, key: SellerLineKey) =>
  offer.net?.lines.find((line) => line.key === key);
const unknownLines = ({ net }: Offer) =>
  net ? net.lines.flatMap(({ key, cents }) => (cents === null ? [key] : [])).join() : 'price';

/** The years of closings, in order: after the first one, the sums lack a year’s tax. */
const closingYears = (offers: readonly Offer[]) =>
  [...new Set(offers.flatMap(({ closingOn }) => closingOn?.slice(0, 4) ?? []))].sort();

/** Nets are compared only where the same lines are known, or all of them, and in one tax year. */
function netRank(offers: readonly Offer[]): (offer: Offer) => number | null {
  const isAlike = new Set(offers.map(unknownLines)).size === 1;
  const isOneYear = closingYears(offers).length < 2;
  return ({ net }) => (isOneYear && net && (net.isComplete || isAlike) ? net.totalCents : null);
}

const parts = (Object.keys(sellerLines) as SellerLineKey[]).filter((key) => key !== 'price');

/** The rows for these offers, in their order. */
export function compareRows(offers: readonly Offer[]): CompareRow[] {
  const years = closingYears(offers);
  return [
    {
      key: 'net',
      label: compareMessages.net(),
      show: ({ net }) => ({
        text: money(net?.totalCents ?? null),
        ...(net && !net.isComplete && { note: compareMessages.netIncomplete() }),
      }),
      rank: netRank(offers),
    },
    {
      key: 'price',
      label: compareMessages.price(),
      show: ({ priceCents }) => ({ text: money(priceCents) }),
      rank: ({ priceCents }) => priceCents,
    },
    ...parts.map(
      (key): CompareRow => ({
        key,
        label: sellerLines[key],
        isPart: true,
        show: (offer) => {
          const line = lineOf(offer, key);
          const isGuess = line?.isAssumed && line.cents !== null;
          const year = Number(offer.closingOn?.slice(0, 4)) - 1;
          const isLater = years.length > 1 && offer.closingOn?.slice(0, 4) !== years[0];
          const note = isLater
            ? compareMessages.otherYear({ year: String(year) })
            : compareMessages.estimated();
          return { text: money(line?.cents ?? null), ...(isGuess && { note }) };
        },
        rank: (offer) =>
          key === 'taxProration' && years.length > 1 ? null : (lineOf(offer, key)?.cents ?? null),
      }),
    ),
    {
      key: 'financing',
      label: compareMessages.financing(),
      show: (offer) => ({
        text: financingText(offer),
        ...(offer.financeState && { note: offer.financeState }),
      }),
      rank: ({ isCash, downPercent }) =>
        isCash ? 1000 : downPercent === null ? null : Number(downPercent),
    },
    {
      key: 'earnest',
      label: compareMessages.earnest(),
      show: ({ earnestCents }) => ({ text: money(earnestCents) }),
      rank: ({ earnestCents }) => earnestCents,
    },
    {
      key: 'loan',
      label: compareMessages.loan(),
      show: (offer) => ({
        text: yesNo(offer.isCash && offer.loanContingency === null ? false : offer.loanContingency),
      }),
      rank: ({ loanContingency: is, isCash }) => (is === null ? (isCash ? 1 : null) : is ? 0 : 1),
    },
    {
      key: 'sale',
      label: compareMessages.sale(),
      show: ({ saleContingency }) => ({ text: saleContingency ?? UNKNOWN }),
    },
    {
      key: 'inspections',
      label: compareMessages.inspections(),
      show: ({ inspections }) => ({ text: inspections.join(', ') || compareMessages.noneOf() }),
    },
    {
      key: 'provisions',
      label: compareMessages.provisions(),
      show: ({ provisions, isOurs }) => ({
        text: provisions ?? (isOurs ? compareMessages.inOffer() : compareMessages.noneOf()),
      }),
    },
    {
      key: 'closing',
      label: compareMessages.closing(),
      show: ({ closingOn }) => ({ text: closingOn ? dateText(closingOn) : UNKNOWN }),
    },
    {
      key: 'expires',
      label: compareMessages.expires(),
      show: (offer, now) => expiryOf(offer, now),
    },
    {
      key: 'submitted',
      label: compareMessages.submitted(),
      show: ({ submittedAt }) => ({ text: submittedAt ? when(submittedAt) : UNKNOWN }),
    },
    {
      key: 'answered',
      label: compareMessages.answered(),
      show: ({ answeredAt, isLate }) => ({
        text: !answeredAt
          ? UNKNOWN
          : isLate
            ? compareMessages.answeredLate({ when: when(answeredAt) })
            : when(answeredAt),
      }),
    },
    {
      key: 'agent',
      label: compareMessages.agent(),
      show: ({ buyersAgent, isOurs }) => ({
        text: buyersAgent ?? (isOurs ? compareMessages.ours() : UNKNOWN),
      }),
    },
  ];
}

/** The state of an offer in words. */
export function stateText({ state, isBackup }: Offer): string {
  return isBackup ? compareMessages.backup({ state: offerStates[state] }) : offerStates[state];
}

/** What a column is called. */
export const nameOf = ({ buyers, code }: Offer): string =>
  buyers ?? compareMessages.buyersUnknown({ code });

function financingText({ isCash, financing, downPercent }: Offer): string {
  if (isCash) return compareMessages.cash();
  const down = downPercent && compareMessages.down({ percent: downPercent });
  return [financing, down].filter(Boolean).join(', ') || UNKNOWN;
}

const waiting: readonly Offer['state'][] = ['submitted', 'presented', 'countered'];

/** How long an offer is still open; one that was answered says until when it was. */
function expiryOf({ expiresAt, state }: Offer, now: number): { text: string; note?: string } {
  if (!expiresAt) return { text: UNKNOWN };
  const at = Date.parse(expiresAt);
  if (!waiting.includes(state) && state !== 'expired') {
    return { text: compareMessages.wasUntil({ when: when(expiresAt) }) };
  }
  const time = timeLeft(Math.abs(at - now));
  const text = at > now ? compareMessages.left({ time }) : compareMessages.over({ time });
  return { text, note: when(expiresAt) };
}

/** The offers with the best value of a row; none where all are the same or few are known. */
export function bestOf({ rank }: CompareRow, offers: readonly Offer[]): ReadonlySet<number> {
  if (!rank) return new Set();
  const ranks = offers.map((offer) => ({ id: offer.id, rank: rank(offer) }));
  const known = ranks.flatMap((one) => one.rank ?? []);
  const top = Math.max(...known);
  if (known.length < 2 || known.every((one) => one === top)) return new Set();
  return new Set(ranks.filter((one) => one.rank === top).map(({ id }) => id));
}

/** Whether offers say different things in a row. */
export function differs(row: CompareRow, offers: readonly Offer[], now: number): boolean {
  return new Set(offers.map((offer) => row.show(offer, now).text)).size > 1;
}

/** The orders that offers can be in. */
export const compareSorts = {
  net: compareMessages.net,
  price: compareMessages.price,
  closing: compareMessages.closing,
  expires: compareMessages.expires,
} as const;
export type CompareSort = keyof typeof compareSorts;

/** The offers in an order; what isn't known comes last. */
export function sortOffers(offers: readonly Offer[], sort: CompareSort): Offer[] {
  const keyOf: Record<CompareSort, (offer: Offer) => number | null> = {
    net: ({ net }) => (net ? -net.totalCents : null),
    price: ({ priceCents }) => (priceCents === null ? null : -priceCents),
    closing: ({ closingOn }) => (closingOn ? Date.parse(closingOn) : null),
    expires: ({ expiresAt }) => (expiresAt ? Date.parse(expiresAt) : null),
  };
  const of = keyOf[sort];
  return [...offers].sort(
    (one, other) => (of(one) ?? Number.MAX_VALUE) - (of(other) ?? Number.MAX_VALUE),
  );
}
