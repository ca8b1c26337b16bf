import { expect, test } from 'vitest';
import { aboutOffer } from './find-transactions.ts';

const offer = { client: 'Sal Seller', state: 'submitted', isBackup: false } as const;

test('an offer on a listing of ours is found with its buyers, never with the seller', () => {
  const received = { ...offer, side: 'listing' } as const;
  expect(aboutOffer({ ...received, buyer: 'Lee Park' })).toBe('Lee Park · Submitted');
  expect(aboutOffer({ ...received, buyer: null })).toBe('Submitted');
});

test('an offer of a client is found with the buyers it names, or else with the client', () => {
  const written = { ...offer, client: 'Ana Ruiz', side: 'buying' } as const;
  expect(aboutOffer({ ...written, buyer: 'Ana and Ben Ruiz' })).toBe(
    'Ana and Ben Ruiz · Submitted',
  );
  expect(aboutOffer({ ...written, buyer: null })).toBe('Ana Ruiz · Submitted');
});
