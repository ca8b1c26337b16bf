import { expect, test } from 'vitest';
import { type BrokerageFacts, staticMarkup } from '#platform';
import { cardMessages } from '../messages/card.ts';
import { flyerMessages } from '../messages/flyer.ts';
import { type FlyerFacts, FlyerSheet } from './flyer-sheet.tsx';
import { qrCodeOf } from './qr-code.ts';

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
  const html = staticMarkup(FlyerSheet, facts);
  expect(html.indexOf('Prairie &amp; Main Realty')).toBeLessThan(html.indexOf('Listed by'));
  expect(html).toContain('<strong>Listed by Example Realty · 402-555-0100</strong>');
  expect(html).toContain('(402) 555-0142');
  expect(html).toContain('Brick &lt;two-story&gt;.');
  expect(html).toContain(`aria-label="${flyerMessages.qrCode({ address: facts.url })}"`);
  expect(html).toContain('Equal Housing Opportunity');
  expect(html).toContain(cardMessages.noPhoto());
  expect(html).not.toContain(flyerMessages.yourAgent({ agent: '' }).trim());
  expect(html).not.toContain('style=');
});

test('people with an agent find them on it, smaller than the brokerage', () => {
  const agent = { name: 'Ada Lee', phone: '+14025550199', email: 'ada@homes.example' };
  const html = staticMarkup(FlyerSheet, { ...facts, agent });
  expect(html).toContain('Ada Lee, (402) 555-0199, ada@homes.example');
  expect(html.indexOf('Prairie &amp; Main')).toBeLessThan(html.indexOf('Ada Lee'));
  const { name, email } = agent;
  expect(staticMarkup(FlyerSheet, { ...facts, agent: { name, email, phone: null } })).toContain(
    'Ada Lee, ada@homes.example',
  );
});
