/** The states of an offer. */
export const offerStates = {
  draft: 'Draft',
  submitted: 'Submitted',
  presented: 'Presented',
  countered: 'Countered',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const;
export type OfferState = keyof typeof offerStates;

/** What an offer is called that was accepted while its home had an open deal. */
const BACKUP_OFFER = 'Back-up offer';

/** The state of an offer in words. */
export const offerStateText = ({
  state,
  isBackup,
}: {
  state: OfferState;
  isBackup: boolean;
}): string => (state === 'accepted' && isBackup ? BACKUP_OFFER : offerStates[state]);

/**
 * The states that each state can lead to. An accepted offer stays accepted; an answer that came
 * after an offer had expired is noted, as late.
 */
export const nextOfferStates: Readonly<Record<OfferState, readonly OfferState[]>> = {
  draft: ['submitted', 'withdrawn'],
  submitted: ['presented', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired'],
  presented: ['countered', 'accepted', 'rejected', 'withdrawn', 'expired'],
  countered: ['countered', 'accepted', 'rejected', 'withdrawn', 'expired'],
  accepted: [],
  rejected: [],
  withdrawn: [],
  expired: ['rejected', 'withdrawn'],
};

/** The states in which an offer waits for an answer. */
export const openOfferStates: readonly OfferState[] = ['submitted', 'presented', 'countered'];
