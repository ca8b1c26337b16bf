/**
 * The brokerage's legal texts, by the names of their files; their pages are in the web's routes.
 */
export const legalTextNames = ['privacy-policy', 'terms-of-use', 'cookie-policy'] as const;

export type LegalTextName = (typeof legalTextNames)[number];
