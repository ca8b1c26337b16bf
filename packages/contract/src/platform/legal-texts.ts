/**
 * The brokerage's legal and other texts, by the names of their files; their pages are in the web's
 * routes.
 */
export const legalTextNames = [
  'privacy-policy',
  'terms-of-use',
  'cookie-policy',
  'about-us',
  'faqs',
  'fair-housing',
  'accessibility',
] as const;

export type LegalTextName = (typeof legalTextNames)[number];
