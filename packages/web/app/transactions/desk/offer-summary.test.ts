import { expect, test } from 'vitest';
import { heldFor } from './offer-summary.tsx';

const found = (field: string, level: 'error' | 'warning') => ({ field, level, message: '' });

test('the costs are held while their terms are wrong or not saved, and say which', () => {
  const findings = [
    found('closingOn', 'error'),
    found('offerPriceCents', 'warning'),
    found('expireOn', 'error'),
  ];
  expect(heldFor({ findings, state: 'draft' }, [])).toEqual(['Closing date']);
  expect(heldFor({ findings, state: 'accepted' }, [])).toEqual([]);
  const typed = { name: 'offerPriceCents', label: 'Offer price', reason: 'no amount' };
  expect(heldFor({ findings: [], state: 'draft' }, [typed])).toEqual(['Offer price']);
  expect(heldFor({ findings: [], state: 'draft' }, [{ ...typed, reason: null }])).toEqual([]);
});
