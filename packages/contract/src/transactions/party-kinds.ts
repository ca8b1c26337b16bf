/** What companies of the directory do. One company can do several. */
export const partyKinds = {
  brokerage: 'Brokerage',
  title: 'Title company',
  escrow: 'Escrow company',
  lender: 'Lender',
  surveyor: 'Surveyor',
  termite: 'Termite company',
  'home-inspector': 'Home inspection company',
  warranty: 'Home warranty company',
} as const;
export type PartyKind = keyof typeof partyKinds;

/** The most characters of a company's or a person's name. */
export const PARTY_NAME_MAX = 120;

export const isPartyKind = (text: string): text is PartyKind => Object.hasOwn(partyKinds, text);
