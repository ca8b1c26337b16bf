/** The sides of an offer. */
export const offerSides = { buyer: 'Buyer', seller: 'Seller' } as const;
export type OfferSide = keyof typeof offerSides;
export const offerSideKeys = Object.keys(offerSides) as [OfferSide];

export const otherSide = (side: OfferSide): OfferSide => (side === 'buyer' ? 'seller' : 'buyer');

/** What became of a version of an offer. */
export const versionStates = {
  open: 'Open',
  approved: 'Accepted',
  declined: 'Declined',
  superseded: 'Replaced by a counteroffer',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const;
export type VersionState = keyof typeof versionStates;

/** The most versions of an offer. */
export const OFFER_VERSIONS_MAX = 50;
