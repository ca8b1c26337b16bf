/** Where an offer stands, coarser than its state. */
export const offerPhases = {
  draft: 'Draft',
  waiting: 'Waiting for an answer',
  contract: 'Under contract',
  backup: 'Back-up',
  ended: 'Ended',
} as const;
export type OfferPhase = keyof typeof offerPhases;
export const offerPhaseKeys = Object.keys(offerPhases) as OfferPhase[];

/** The days of offers that the calendar shows. */
export const offerDayKinds = {
  expiration: 'Offer expires',
  inspection: 'Home inspection',
  termite: 'Termite inspection',
  walkthrough: 'Final walkthrough',
  closing: 'Closing',
} as const;
export type OfferDayKind = keyof typeof offerDayKinds;

/** The most cards in a column of the board, and entries of a month. */
export const OFFER_COLUMN_MAX = 25;
export const OFFER_DAYS_MAX = 500;
/** How many months of expected closings are shown, from this one on. */
export const CLOSING_MONTHS = 6;

/** The month, YYYY-MM, that many months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
