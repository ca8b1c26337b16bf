import type { LegalTextName } from '@homestead/contract/platform';

/** The brokerage's legal texts, by the path of their page. */
export const legalPages: Readonly<Record<string, LegalTextName>> = {
  privacypolicy: 'privacy-policy',
  termsofuse: 'terms-of-use',
  cookiepolicy: 'cookie-policy',
};
