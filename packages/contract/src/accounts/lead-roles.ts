/** What somebody registering wants to do; nothing else that a registration sends gives any right. */
export const leadRoles = ['Buyer', 'Seller', 'Buyer/Seller'] as const;

export type LeadRole = (typeof leadRoles)[number];
