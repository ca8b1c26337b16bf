/** What a registering person wants to do; nothing else in a registration grants any right. */
export const leadRoles = ['Buyer', 'Seller', 'Buyer/Seller'] as const;

export type LeadRole = (typeof leadRoles)[number];
