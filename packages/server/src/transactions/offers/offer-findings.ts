import { federalHolidays, localDate, localInstants, weekdayOf } from '@homestead/contract/platform';
import {
  type OfferFieldKey,
  type OfferTerms,
  offerFields,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import { offerMessages } from '../messages/offers.ts';

export type OfferFinding = WireOfferDetails['findings'][number];

/** What an offer needs before it can be submitted; financing only if it isn't all cash. */
const needed: readonly OfferFieldKey[] = [
  'leadId',
  'agentId',
  'propertyAddress',
  'county',
  'stateOrProvince',
  'offerPriceCents',
  'earnestDepositCents',
  'offerOn',
  'expireOn',
  'expireTime',
  'closingOn',
];

/** The fields that are missing before an offer can be submitted. */
export function missingFields(terms: OfferTerms): OfferFieldKey[] {
  const finance: OfferFieldKey[] = terms.allCash === true ? [] : ['buyerFinanceType'];
  return [...needed, ...finance].filter((key) => terms[key] === null);
}

/**
 * What is wrong with an offer's terms, or unusual, as of an instant. What isn't known is
 * never wrong.
 */
export function findOfferProblems(terms: OfferTerms, now: Date): OfferFinding[] {
  const today = localDate(now);
  const found: OfferFinding[] = [];
  const label = (field: OfferFieldKey) => offerFields[field].label;
  const add = (level: OfferFinding['level'], field: OfferFieldKey, message: string) =>
    found.push({ level, field, message });
  const inOrder = (first: OfferFieldKey, last: OfferFieldKey, at = last) => {
    const [one, other] = [terms[first], terms[last]];
    if (one === null || other === null || one <= other) return;
    const words = { label: label(at), other: label(at === last ? first : last) };
    add('error', at, at === last ? offerMessages.before(words) : offerMessages.notAfter(words));
  };
  inOrder('offerOn', 'expireOn');
  inOrder('expireOn', 'closingOn');
  inOrder('walkthroughOn', 'closingOn', 'walkthroughOn');
  inOrder('termiteOn', 'closingOn', 'termiteOn');
  const sameDay = terms.offerOn !== null && terms.offerOn === terms.expireOn;
  if (sameDay) inOrder('offerTime', 'expireTime');
  if (terms.walkthroughOn !== null && terms.walkthroughOn === terms.closingOn) {
    inOrder('walkthroughTime', 'closingTime', 'walkthroughTime');
  }

  for (const field of ['earnestDepositCents', 'downPaymentCents', 'closingAmountCents'] as const) {
    const [amount, price] = [terms[field], terms.offerPriceCents];
    if (amount === null || price === null || amount <= price) continue;
    add('error', field, offerMessages.aboveprice({ label: label(field) }));
  }
  for (const field of ['expireOn', 'closingOn', 'walkthroughOn', 'termiteOn'] as const) {
    const day = terms[field];
    if (day !== null && day < today)
      add('error', field, offerMessages.passed({ label: label(field) }));
  }
  const expires = expiryOf(terms);
  if (terms.expireOn === today && expires !== null && expires <= now) {
    add('error', 'expireTime', offerMessages.passed({ label: label('expireTime') }));
  }
  if (terms.expireOn !== null && terms.expireTime !== null && expires === null) {
    add('error', 'expireTime', offerMessages.skippedTime());
  }
  if (terms.closingOn !== null) {
    const words = { label: label('closingOn') };
    if (weekdayOf(terms.closingOn) === 0) add('warning', 'closingOn', offerMessages.sunday(words));
    if (federalHolidays(Number(terms.closingOn.slice(0, 4))).includes(terms.closingOn)) {
      add('warning', 'closingOn', offerMessages.holiday(words));
    }
  }
  return found;
}

const END_OF_DAY = '23:59';

/** When an offer expires: at the end of its day without a time; null if that isn't known. */
export function expiryOf({
  expireOn,
  expireTime,
}: Pick<OfferTerms, 'expireOn' | 'expireTime'>): Date | null {
  return expireOn === null ? null : (localInstants(expireOn, expireTime ?? END_OF_DAY)[0] ?? null);
}
