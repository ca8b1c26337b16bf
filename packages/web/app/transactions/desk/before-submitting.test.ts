import { expect, test } from 'vitest';
import { entriesBySection, isReady } from './before-submitting.tsx';

const offer = {
  needed: ['leadId', 'county', 'offerPriceCents', 'closingOn'],
  missing: ['offerPriceCents', 'leadId'],
  findings: [
    { field: 'closingOn', level: 'warning' as const, message: 'Closing date is a Sunday' },
    { field: 'expireOn', level: 'error' as const, message: 'Offer expires on is in the past' },
  ],
};
const typed = {
  name: 'offerPriceCents',
  label: 'Offer price',
  reason: 'Offer price must be an amount',
};

test('what is missing, wrong or not saved is listed by the sections of the form', () => {
  expect(entriesBySection(offer, [typed])).toEqual([
    { section: 'Parties', entries: [{ field: 'leadId', text: 'Client is missing' }] },
    {
      section: 'Dates and price',
      entries: [
        { field: 'offerPriceCents', text: 'Not saved: Offer price must be an amount' },
        { field: 'expireOn', text: 'Must be fixed: Offer expires on is in the past' },
      ],
    },
    {
      section: 'Closing',
      entries: [{ field: 'closingOn', text: 'Check this: Closing date is a Sunday' }],
    },
  ]);
});

test('an offer is ready once nothing is missing, wrong or unsaved; warnings don’t count', () => {
  const [warning] = offer.findings;
  const ready = { ...offer, missing: [], findings: warning ? [warning] : [] };
  expect(isReady(ready, [])).toBe(true);
  expect(isReady(ready, [typed])).toBe(false);
  expect(isReady({ ...ready, missing: ['county'] }, [])).toBe(false);
  expect(isReady(offer, [])).toBe(false);
});
