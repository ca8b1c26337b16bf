import { federalHolidays, localDate, localInstants, weekdayOf } from '@homestead/contract/platform';
import {
  LOAN_YEARS_MAX,
  type OfferFieldKey,
  type OfferInspection,
  type OfferTerms,
  offerFields,
  type WireOfferDetails,
  yearsOf,
} from '@homestead/contract/transactions';
import { offerMessages } from '../messages/offers.ts';

export type OfferFinding = WireOfferDetails['findings'][number];

/** A price below this is unusual where the list price isn't known. */
const LOW_PRICE_CENTS = 10_000_00;
/** A rate above this is unusual. */
const HIGH_RATE_PERCENT = 25;

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

/** The fields that an offer with these terms needs before it can be submitted. */
export function neededFields({ allCash }: Pick<OfferTerms, 'allCash'>): OfferFieldKey[] {
  return allCash === true ? [...needed] : [...needed, 'buyerFinanceType'];
}

/** Those of them that are missing. */
export const missingFields = (terms: OfferTerms): OfferFieldKey[] =>
  neededFields(terms).filter((key) => terms[key] === null);

/**
 * What is wrong with an offer's terms, or unusual, as of an instant. What isn't known is
 * never wrong.
 */
export function findOfferProblems(
  terms: OfferTerms & { homeInspections?: readonly OfferInspection[] | undefined },
  now: Date,
): OfferFinding[] {
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

  for (const [level, field, message] of findUnusualAmounts(terms)) add(level, field, message);
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
  return [...found, ...findInspectionProblems(terms.homeInspections ?? [], terms, today)];
}

/** A home may have been inspected before the offer, but not after its closing. */
function findInspectionProblems(
  inspections: readonly OfferInspection[],
  { closingOn }: Pick<OfferTerms, 'closingOn'>,
  today: string,
): OfferFinding[] {
  const field = 'homeInspections';
  return inspections.flatMap(({ type, inspectOn }): OfferFinding[] => {
    if (inspectOn === null) return [];
    const label = type ? offerMessages.inspectionDayOf({ type }) : offerMessages.inspectionDay();
    if (closingOn !== null && inspectOn > closingOn) {
      const other = offerFields.closingOn.label;
      return [{ level: 'error', field, message: offerMessages.notAfter({ label, other }) }];
    }
    if (inspectOn >= today) return [];
    return [{ level: 'warning', field, message: offerMessages.passed({ label }) }];
  });
}

type Found = readonly [OfferFinding['level'], OfferFieldKey, string];

/** Prices, rates and loan terms that can hardly be meant. */
function findUnusualAmounts(terms: OfferTerms): Found[] {
  const { offerPriceCents: price, listPriceCents: list, interestRate: rate } = terms;
  const found: Found[] = [];
  if (price === 0) {
    found.push(['error', 'offerPriceCents', offerMessages.zeroPrice()]);
  } else if (price !== null && list) {
    if (2 * price < list) found.push(['warning', 'offerPriceCents', offerMessages.lowPrice()]);
    if (2 * price > 3 * list) found.push(['warning', 'offerPriceCents', offerMessages.highPrice()]);
  } else if (price !== null && price < LOW_PRICE_CENTS) {
    found.push(['warning', 'offerPriceCents', offerMessages.tinyPrice()]);
  }
  if (rate !== null && Number(rate) > HIGH_RATE_PERCENT) {
    found.push(['warning', 'interestRate', offerMessages.highRate({ most: HIGH_RATE_PERCENT })]);
  }
  const years = yearsOf(terms.loanYears);
  if (terms.loanYears !== null && (years === null || years > LOAN_YEARS_MAX)) {
    found.push(['error', 'loanYears', offerMessages.longLoan({ most: LOAN_YEARS_MAX })]);
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
