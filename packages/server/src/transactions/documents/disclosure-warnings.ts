import { localDate } from '@homestead/contract/platform';
import type { WireDealWarning } from '@homestead/contract/transactions';
import {
  type Caller,
  type DatabaseTransaction,
  type Queryable,
  recordChanges,
  type Services,
} from '#platform';
import { formatDay } from '../format-day.ts';
import { dealDocumentMessages } from '../messages/documents.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { selectSteps } from '../offers/offer-store.ts';
import { OFFER_RECORD } from '../offers/offer-table.ts';
import { type DealPaper, readOfferPapers } from './deal-papers.ts';

/** The day on which all buyers had signed for a document; null while one of them hasn't. */
export function receivedOn({ standing }: DealPaper): string | null {
  const buyers = (standing?.signers ?? []).filter(({ role }) => role === 'buyer');
  const days = buyers.flatMap(({ state, signedAt }) =>
    state === 'signed' && signedAt ? [localDate(signedAt)] : [],
  );
  return days.length > 0 && days.length === buyers.length ? (days.toSorted().at(-1) ?? null) : null;
}

/**
 * What buyers have to get before the contract binds them and didn't, or got too late: the
 * seller's disclosure by the day on which it takes effect, and the pamphlet about lead. A sale
 * without them isn't void (facts A), so that nothing is refused because of it.
 */
export async function warningsOfOffer(
  db: Queryable,
  offer: OfferRow,
  papers: readonly DealPaper[],
): Promise<WireDealWarning[]> {
  const steps = await selectSteps(db, offer.id);
  const accepted = steps.find(({ state }) => state === 'accepted');
  return findWarnings(papers, accepted ? localDate(accepted.done_at) : null);
}

/** The same for papers that were read, and the day of acceptance. */
export function findWarnings(
  papers: readonly DealPaper[],
  acceptedOn: string | null,
): WireDealWarning[] {
  const disclosure = papers.find(
    ({ form, need }) => form === 'seller-disclosure' && need !== 'none',
  );
  const paint = papers.find(({ form }) => form === 'lead-paint');
  return [
    ...(disclosure ? receiptWarning(receivedOn(disclosure), acceptedOn) : []),
    ...(paint ? pamphletWarnings(paint, acceptedOn) : []),
  ];
}

function receiptWarning(received: string | null, acceptedOn: string | null): WireDealWarning[] {
  const accepted = acceptedOn && formatDay(acceptedOn);
  if (received === null) {
    const text = accepted
      ? dealDocumentMessages.receiptMissingAccepted({ accepted })
      : dealDocumentMessages.receiptMissing();
    return [{ key: 'receipt-missing', text }];
  }
  if (!accepted || !acceptedOn || received <= acceptedOn) return [];
  const text = dealDocumentMessages.receiptLate({ received: formatDay(received), accepted });
  return [{ key: 'receipt-late', text }];
}

function pamphletWarnings({ standing }: DealPaper, acceptedOn: string | null): WireDealWarning[] {
  const buyers = (standing?.signers ?? []).filter(({ role }) => role === 'buyer');
  const names = (all: typeof buyers) => all.map(({ name }) => name).join(', ');
  const missing = buyers.filter(({ pamphletOn }) => pamphletOn === null);
  const late = buyers.filter(
    ({ pamphletOn }) => pamphletOn !== null && acceptedOn !== null && pamphletOn > acceptedOn,
  );
  return [
    ...(missing.length > 0
      ? [
          {
            key: 'pamphlet-missing' as const,
            text: dealDocumentMessages.pamphletMissing({ names: names(missing) }),
          },
        ]
      : []),
    ...(late.length > 0
      ? [
          {
            key: 'pamphlet-late' as const,
            text: dealDocumentMessages.pamphletLate({ names: names(late) }),
          },
        ]
      : []),
  ];
}

/** Writes down with an acceptance what the buyers didn't have by then. */
export async function noteWarnings(
  services: Pick<Services, 'settings'>,
  tx: DatabaseTransaction,
  caller: Caller,
  { offer, by, at }: { offer: OfferRow; by: string | null; at: Date },
): Promise<void> {
  const papers = await readOfferPapers(services, tx, caller, offer);
  const warnings = findWarnings(papers, localDate(at));
  if (warnings.length === 0) return;
  await recordChanges(tx, [
    {
      ...{ kind: OFFER_RECORD, recordId: offer.id, what: 'edited', changedBy: by },
      before: {},
      after: { disclosures: warnings.map(({ text }) => text).join(' ') },
    },
  ]);
}
