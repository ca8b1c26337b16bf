import { readSettings } from '../src/platform/settings.ts';

/** The terms of the payment estimator by default. */
export const paymentTerms = readSettings({ MODE: 'demo' }, '.').estimator;
