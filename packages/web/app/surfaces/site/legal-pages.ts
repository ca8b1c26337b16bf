import type { LegalTextName } from '@homestead/contract/platform';

/** The brokerage's legal and other texts, by the path of their page. */
export const legalPages: Readonly<Record<string, LegalTextName>> = {
  privacypolicy: 'privacy-policy',
  termsofuse: 'terms-of-use',
  cookiepolicy: 'cookie-policy',
  aboutus: 'about-us',
  faqs: 'faqs',
  fairhousing: 'fair-housing',
  accessibility: 'accessibility',
};
