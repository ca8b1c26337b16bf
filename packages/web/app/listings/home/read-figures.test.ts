import { listingEndpoints, type WireDetail } from '@homestead/contract/listings';
import { expect, test } from 'vitest';
import { readDetail } from '../read-listing.ts';
import { soldSentence } from './nearby-sold.tsx';
import { readFigures } from './read-figures.ts';
import { readSoldHome } from './read-sold-home.ts';

const now = new Date('2026-05-20T15:00:00Z');
const wire = listingEndpoints.getListing.example.value[0] as WireDetail;
const terms = listingEndpoints.getPaymentTerms.example;
const none = { comparison: null, interest: null, terms: null };
const figuresOf = (from: object, changed: Partial<WireDetail> = {}) =>
  Object.fromEntries(
    readFigures(readDetail({ ...wire, ...changed }, now), { ...none, ...from }).map(
      ([label, ...rest]) => [label, rest],
    ),
  );

test('a month is estimated by the terms, for homes that are for sale', () => {
  expect(figuresOf({ terms })['Monthly cost']).toEqual([
    'About $3,305',
    '20% down, 6.5% over 30 years, with taxes, insurance and HOA dues',
  ]);
  expect(figuresOf({ terms }, { AssociationFeeMonthly: null })['Monthly cost']?.[1]).toBe(
    '20% down, 6.5% over 30 years, with taxes and insurance',
  );
  expect(figuresOf({ terms }, { StandardStatus: 'Closed' })).not.toHaveProperty('Monthly cost');
  expect(figuresOf({ terms }, { ListPrice: null })).not.toHaveProperty('Monthly cost');
});

test('a price stands beside the median of its ZIP with the count behind it', () => {
  const compare = (homeCents: number | null, medianCents: number | null, homes = 38) =>
    figuresOf({ comparison: { zip: '68132', homeCents, medianCents, homes } })['Price per sq ft'];
  expect(compare(20_960, 22_100)).toEqual([
    '$210',
    '5% below the median of $221 of 38 homes in 68132',
  ]);
  expect(compare(24_310, 22_100)?.[1]).toBe('10% above the median of $221 of 38 homes in 68132');
  expect(compare(22_150, 22_100)?.[1]).toBe('At the median of $221 of 38 homes in 68132');
  expect(compare(20_960, null, 3)).toEqual(['$210', 'Median of 68132: NA (3 homes)']);
  expect(compare(null, 22_100)).toEqual(['NA', 'The median of $221 of 38 homes in 68132']);
});

test('time on the market and interest are told as they are', () => {
  expect(figuresOf({}, { DaysOnMarket: null, OnMarketDate: null })).toEqual({
    'On the market': ['NA', null],
  });
  const interest = (views: number, saves: number) =>
    figuresOf({ interest: { days: 30, views, saves } }).Interest;
  expect(interest(0, 0)).toEqual(['0 views', 'In 30 days; nobody has saved it']);
  expect(interest(1, 1)).toEqual(['1 view', 'In 30 days; 1 person has saved it']);
  expect(interest(1480, 6)).toEqual(['1,480 views', 'In 30 days; 6 people have saved it']);
});

const wireSold = listingEndpoints.getNearbySold.example.value[0]!;

test('a sold home says price, day, size, distance and firm; what is not known is left out', () => {
  expect(readSoldHome(wireSold)).toEqual({
    href: '/singleproduct/22612345',
    address: '5011 Chicago St, Omaha',
    sold: 'Sold for $411,000 on Apr 17, 2026',
    facts: '$208 per sq ft · 3 beds · 2 baths · 1,980 sq ft · 0.4 miles away',
    firm: 'Listed by Example Realty',
  });
  const bare = {
    ...wireSold,
    street_address: null,
    livingarea: null,
    miles: null,
    closedate: null,
  };
  expect(readSoldHome({ ...bare, listofficename: null })).toMatchObject({
    address: 'Address on request, Omaha',
    sold: 'Sold for $411,000',
    facts: '3 beds · 2 baths',
    firm: 'Listing firm not stated',
  });
});

test('why there is no sold home to see is said', () => {
  expect(soldSentence(null)).toMatch(/at the moment/);
  expect(soldSentence({ isPermitted: false, homes: [] })).toMatch(/does not let/);
  expect(soldSentence({ isPermitted: true, homes: [] })).toMatch(/^No home/);
  expect(soldSentence({ isPermitted: true, homes: [readSoldHome(wireSold)] })).toMatch(/12 months/);
});
