import {
  offerLabel,
  offerStateText,
  type SellerLineKey,
  sellerLines,
  type WireComparedOffer,
} from '@homestead/contract/transactions';
import { dateText, decimalText, moneyText, UNKNOWN } from '#platform';
import { compareMessages } from './messages.ts';
import { countdown } from './time-left.ts';
import { whenText } from './when-text.ts';

type Offer = WireComparedOffer;

/** One row of the comparison. */
export interface CompareRow {
  key: string;
  label: string;
  /** What it says about an offer; `note` is below it. */
  show: (offer: Offer, now: number) => RowText;
  /** The higher the better for the seller; null where that can't be said. */
  rank?: (offer: Offer) => number | null;
  /** What an offer asks for, where one that differs from most others is worth a look. */
  isTerm?: true;
  /** Belongs to the row above, such as a line of the net. */
  isPart?: true;
  /** Amounts, whose digits are compared below each other. */
  isAmount?: true;
}

interface RowText {
  text: string;
  note?: string;
  /** The offer doesn’t say it. */
  isUnstated?: true;
}

const money = (cents: number | null) => (cents === null ? UNKNOWN : moneyText(cents));
const yesNo = (is: boolean | null) =>
  is === null ? null : is ? compareMessages.yes() : compareMessages.no();
/** A term, or that the offer doesn’t state it. */
const stated = (text: string | null): RowText =>
  text === null ? { text: compareMessages.noneOf(), isUnstated: true } : { text };
const lineOf = (offer: Offer, key: SellerLineKey) =>
  offer.net?.lines.find((line) => line.key === key);
const unknownLines = ({ net }: Offer) =>
  net ? net.lines.flatMap(({ key, cents }) => (cents === null ? [key] : [])).join() : 'price';

/** Nets are compared only where the same lines are known, or all of them. */
function netRank(offers: readonly Offer[]): (offer: Offer) => number | null {
  const isAlike = new Set(offers.map(unknownLines)).size === 1;
  return ({ net }) => (net && (net.isComplete || isAlike) ? net.totalCents : null);
}

const parts = (Object.keys(sellerLines) as SellerLineKey[]).filter((key) => key !== 'price');

/** The rows for these offers, in their order. */
export function compareRows(offers: readonly Offer[]): CompareRow[] {
  return [
    {
      key: 'expires',
      label: compareMessages.expires(),
      show: (offer, now) => expiryOf(offer, now),
    },
    {
      key: 'net',
      label: compareMessages.net(),
      show: ({ net }) => ({
        text: money(net?.totalCents ?? null),
        ...(net && !net.isComplete && { note: compareMessages.netIncomplete() }),
      }),
      rank: netRank(offers),
      isAmount: true,
    },
    {
      key: 'price',
      label: compareMessages.price(),
      show: ({ priceCents }) => ({ text: money(priceCents) }),
      rank: ({ priceCents }) => priceCents,
      isAmount: true,
    },
    ...parts.map(
      (key): CompareRow => ({
        key,
        label: offerLabel(sellerLines[key]),
        isPart: true,
        isAmount: true,
        show: (offer) => {
          const line = lineOf(offer, key);
          const isGuess = line?.isAssumed && line.cents !== null;
          return {
            text: money(line?.cents ?? null),
            ...(isGuess && { note: compareMessages.estimated() }),
          };
        },
      }),
    ),
    {
      key: 'financing',
      label: compareMessages.financing(),
      isTerm: true,
      show: (offer) => ({
        ...stated(financingText(offer)),
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
      isAmount: true,
    },
    {
      key: 'loan',
      label: compareMessages.loan(),
      isTerm: true,
      show: ({ isCash, loanContingency }) =>
        stated(yesNo(isCash && loanContingency === null ? false : loanContingency)),
    },
    {
      key: 'sale',
      label: compareMessages.sale(),
      isTerm: true,
      show: ({ saleContingency }) => stated(saleContingency),
    },
    {
      key: 'inspections',
      label: compareMessages.inspections(),
      isTerm: true,
      show: ({ inspections }) => stated(inspections.join(', ') || null),
    },
    {
      key: 'provisions',
      label: compareMessages.provisions(),
      isTerm: true,
      show: ({ provisions, isOurs }) =>
        isOurs ? { text: compareMessages.inOffer(), isUnstated: true } : stated(provisions),
    },
    {
      key: 'closing',
      label: compareMessages.closing(),
      isTerm: true,
      show: ({ closingOn }) => stated(closingOn && dateText(closingOn)),
    },
    {
      key: 'submitted',
      label: compareMessages.submitted(),
      show: ({ submittedAt }) => ({ text: submittedAt ? whenText(submittedAt) : UNKNOWN }),
    },
    {
      key: 'answered',
      label: compareMessages.answered(),
      show: ({ answeredAt, isLate }) => ({
        text: !answeredAt
          ? UNKNOWN
          : isLate
            ? compareMessages.answeredLate({ when: whenText(answeredAt) })
            : whenText(answeredAt),
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
export const stateText = (offer: Offer): string => offerLabel(offerStateText(offer));

/** What a column is called. */
export const nameOf = ({ buyers, code }: Offer): string =>
  buyers ?? compareMessages.buyersUnknown({ code });

function financingText({ isCash, financing, downPercent }: Offer): string | null {
  if (isCash) return compareMessages.cash();
  const down = downPercent && compareMessages.down({ percent: decimalText(Number(downPercent)) });
  return [financing, down].filter(Boolean).join(', ') || null;
}

const waiting: readonly Offer['state'][] = ['submitted', 'presented', 'countered'];

/** Whether the time to an offer’s expiration, or since then, is counted. */
export const countsDown = ({ expiresAt, state }: Offer): boolean =>
  expiresAt !== null && (waiting.includes(state) || state === 'expired');

/** How long an offer is still open; one that was answered says until when it was. */
function expiryOf(offer: Offer, now: number): { text: string; note?: string } {
  const { expiresAt } = offer;
  if (!expiresAt) return { text: UNKNOWN };
  if (!countsDown(offer)) return { text: compareMessages.wasUntil({ when: whenText(expiresAt) }) };
  return { text: countdown(Date.parse(expiresAt), now), note: whenText(expiresAt) };
}

/** Whether an offer can still be taken, or was: not rejected, withdrawn or expired. */
const isAlive =
  (now: number) =>
  ({ state, expiresAt }: Offer): boolean =>
    state === 'accepted' ||
    (waiting.includes(state) && (expiresAt === null || Date.parse(expiresAt) > now));

/**
 * The offers with the best value of a row, of those that the seller can still take or took; none
 * where all are the same or few are known.
 */
export function bestOf(
  { rank }: CompareRow,
  offers: readonly Offer[],
  now: number,
): ReadonlySet<number> {
  if (!rank) return new Set();
  const ranks = offers.filter(isAlive(now)).map((offer) => ({ id: offer.id, rank: rank(offer) }));
  const known = ranks.flatMap((one) => one.rank ?? []);
  const top = Math.max(...known);
  if (known.length < 2 || known.every((one) => one === top)) return new Set();
  return new Set(ranks.filter((one) => one.rank === top).map(({ id }) => id));
}

/** Whether offers say different things in a row. */
export function differs(row: CompareRow, offers: readonly Offer[], now: number): boolean {
  return new Set(offers.map((offer) => row.show(offer, now).text)).size > 1;
}

/**
 * The offers that say something else in a row of terms than more than half of them, where there are
 * at least three; not knowing isn't saying.
 */
export function oddOnes(row: CompareRow, offers: readonly Offer[], now: number): number[] {
  if (!row.isTerm || offers.length < 3) return [];
  const said = offers.map((offer) => ({ id: offer.id, ...row.show(offer, now) }));
  const heldBy = (text: string) => said.filter((one) => one.text === text).length;
  const usual = said.find(({ text }) => heldBy(text) * 2 > said.length)?.text;
  if (usual === undefined) return [];
  return said.filter(({ text, isUnstated }) => text !== usual && !isUnstated).map(({ id }) => id);
}

/** Whether two offers, which have no majority, ask for different things in a row of terms. */
export const twoDiffer = (row: CompareRow, offers: readonly Offer[], now: number): boolean =>
  row.isTerm === true && offers.length === 2 && differs(row, offers, now);

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
