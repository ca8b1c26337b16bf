import type { Language } from '@homestead/contract/platform';

/** The language of the pages that are built: each build has one (docs/messages.md). */
export const pageLanguage: Language = process.env.PAGE_LANGUAGE === 'es' ? 'es' : 'en';
