import { shareBefore } from './year-share.ts';

/** What is known about a home’s property tax and what of it is paid. */
export interface TaxFacts {
  readonly taxYearCents: number | null;
  /** The last year whose tax is paid in full. */
  readonly taxPaidThroughYear: number | null;
  /** Whether the first half of the year after that is paid; not known counts as no. */
  readonly taxHalfPaid: boolean | null;
  readonly county: string | null;
}

/** Counties where a year’s halves are late from April 1 and August 1 of the next year. */
const earlyCounties = /^\s*(douglas|lancaster|sarpy)( county)?\s*$/i;

/** From these days of the next year each half of a year’s tax is late (Neb. Rev. Stat. 77-204). */
const lateDaysOf = (county: string | null) =>
  earlyCounties.test(county ?? '')
    ? ({ first: '04-01', second: '08-01' } as const)
    : ({ first: '05-01', second: '09-01' } as const);

/** The first half of a year’s tax; the second one is the rest of it. */
const halfOf = (yearCents: number) => Math.floor(yearCents / 2);

/**
 * Unpaid tax of the years before a closing’s, which the seller owes. While it isn’t known what is
 * paid, the halves of the year before count as unpaid until they are late; after that, null: not
 * known.
 */
export function priorTaxOwed(
  { taxYearCents: year, taxPaidThroughYear: paidThrough, taxHalfPaid, county }: TaxFacts,
  closingOn: string | null,
): number | null {
  if (year === null || closingOn === null) return null;
  const before = Number(closingOn.slice(0, 4)) - 1;
  if (paidThrough !== null) {
    const years = Math.max(before - paidThrough, 0);
    return years * year - (years > 0 && taxHalfPaid === true ? halfOf(year) : 0);
  }
  const { first, second } = lateDaysOf(county);
  const day = closingOn.slice(5);
  if (day < first) return year;
  return day < second ? year - halfOf(year) : null;
}

/** The tax of the closing’s year up to closing, less what of that year is paid. */
export function currentTaxOwed(
  { taxYearCents: year, taxPaidThroughYear: paidThrough, taxHalfPaid }: TaxFacts,
  closingOn: string | null,
): number | null {
  if (year === null || closingOn === null) return null;
  const isPaid = paidThrough !== null && paidThrough >= Number(closingOn.slice(0, 4));
  if (isPaid) return 0;
  const isHalfPaid = taxHalfPaid === true && paidThrough === Number(closingOn.slice(0, 4)) - 1;
  return Math.max(shareBefore(year, closingOn) - (isHalfPaid ? halfOf(year) : 0), 0);
}
