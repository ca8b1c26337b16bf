import { readSettings } from '../src/platform/settings.ts';

/** The terms of the payment estimator as they are without settings of a house. */
export const paymentTerms = readSettings({ MODE: 'demo' }, '.').estimator;
