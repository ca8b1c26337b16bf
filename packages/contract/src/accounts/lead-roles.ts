/** A new account's goal. No other field of a registration affects permissions. */
export const leadRoles = ['Buyer', 'Seller', 'Buyer/Seller'] as const;

export type LeadRole = (typeof leadRoles)[number];
