import { expect, test } from 'vitest';
import { qrCodeOf } from '#listings';
import { type BrokerageFacts, stillMarkup } from '#platform';
import { type FlyerFacts, FlyerSheet } from './flyer-sheet.tsx';

const brokerage = {
  name: 'Prairie & Main Realty',
  phone: '+14025550142',
  email: null,
  licenseLine: 'Licensed in Nebraska',
} as BrokerageFacts;

const facts: FlyerFacts = {
  sale: {
    street: '5011 Chicago St',
    cityLine: 'Omaha, NE 68132',
    price: '$415,000',
    status: null,
    cut: null,
    openHouse: null,
  },
  strip: [['Beds', '3']],
  photos: [],
  rows: [['HOA dues', 'NA']],
  remarks: 'Brick <two-story>.',
  url: 'https://homes.example/singleproduct/1',
  code: qrCodeOf('https://homes.example/singleproduct/1'),
  firm: ['Listed by Example Realty', '402-555-0100'],
  source: ['MLS number 1'],
  brokerage,
  agent: null,
};

test('a flyer names the brokerage before all others, the listing firm, and no style of its own', () => {
  const html = stillMarkup(FlyerSheet, facts);
  expect(html.indexOf('Prairie &amp; Main Realty')).toBeLessThan(html.indexOf('Listed by'));
  expect(html).toContain('<strong>Listed by Example Realty · 402-555-0100</strong>');
  expect(html).toContain('(402) 555-0142');
  expect(html).toContain('Brick &lt;two-story&gt;.');
  expect(html).toContain('aria-label="QR code of https://homes.example/singleproduct/1"');
  expect(html).toContain('Equal Housing Opportunity');
  expect(html).toContain('Photo not available');
  expect(html).not.toContain('Your agent');
  expect(html).not.toContain('style=');
});

test('whoever has an agent finds them on it, smaller than the brokerage', () => {
  const agent = { name: 'Ada Lee', phone: '+14025550199', email: 'ada@homes.example' };
  const html = stillMarkup(FlyerSheet, { ...facts, agent });
  expect(html).toContain('Ada Lee, (402) 555-0199, ada@homes.example');
  expect(html.indexOf('Prairie &amp; Main')).toBeLessThan(html.indexOf('Ada Lee'));
  const { name, email } = agent;
  expect(stillMarkup(FlyerSheet, { ...facts, agent: { name, email, phone: null } })).toContain(
    'Ada Lee, ada@homes.example',
  );
});
