import { listingEndpoints, type WireDetail } from '@homestead/contract/listings';
import { expect, test } from 'vitest';
import { readDetail } from '../listing/read-listing.ts';
import { cardMessages } from '../messages/card.ts';
import { homeMessages } from '../messages/home.ts';
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
  const label = homeMessages.monthlyCost();
  const assumed = { down: '20', rate: '6.5', years: 30 };
  expect(figuresOf({ terms })[label]).toEqual([
    homeMessages.about({ amount: '$3,202' }),
    homeMessages.termsWithDues(assumed),
  ]);
  expect(figuresOf({ terms }, { TaxYear: 2023 })[label]?.[0]).toBe(
    homeMessages.about({ amount: '$3,305' }),
  );
  expect(figuresOf({ terms }, { AssociationFeeMonthly: null })[label]?.[1]).toBe(
    homeMessages.terms(assumed),
  );
  expect(figuresOf({ terms }, { StandardStatus: 'Closed' })).not.toHaveProperty(label);
  expect(figuresOf({ terms }, { ListPrice: null })).not.toHaveProperty(label);
});

test('a price is next to the median of its ZIP with the count behind it', () => {
  const compare = (
    pricePerSquareFootCents: number | null,
    zipMedianCents: number | null,
    zipHomes = 38,
  ) =>
    figuresOf({
      comparison: { zip: '68132', pricePerSquareFootCents, zipMedianCents, zipHomes },
    })[homeMessages.pricePerSquareFoot()];
  const zip = '68132';
  const median = { median: '$221', homes: 38, zip };
  expect(compare(20_960, 22_100)).toEqual([
    '$210',
    homeMessages.belowMedian({ ...median, percent: 5 }),
  ]);
  expect(compare(24_310, 22_100)?.[1]).toBe(homeMessages.aboveMedian({ ...median, percent: 10 }));
  expect(compare(22_150, 22_100)?.[1]).toBe(homeMessages.atMedian(median));
  expect(compare(20_960, null, 3)).toEqual(['$210', homeMessages.unknownMedian({ zip, homes: 3 })]);
  expect(compare(null, 22_100)).toEqual(['NA', homeMessages.median(median)]);
});

test('interest is shown from five views or two saves, and unknown days are NA', () => {
  expect(figuresOf({}, { DaysOnMarket: null, OnMarketDate: null })).toEqual({
    [homeMessages.onMarket()]: ['NA', null],
  });
  const interest = (views: number, saves: number) =>
    figuresOf({ interest: { days: 30, views, saves } })[homeMessages.interest()];
  const said = (views: number, saves: number) => [
    homeMessages.views({ count: views }),
    homeMessages.saves({ days: 30, saves }),
  ];
  expect(interest(4, 1)).toBeUndefined();
  expect(interest(5, 0)).toEqual(said(5, 0));
  expect(interest(0, 2)).toEqual(said(0, 2));
  expect(interest(1480, 6)).toEqual(said(1480, 6));
});

const wireSold = listingEndpoints.getNearbySold.example.value[0]!;

test('a sold home says price, day, size, distance and firm; what is not known is left out', () => {
  expect(readSoldHome(wireSold)).toEqual({
    href: '/singleproduct/22612345',
    address: '5011 Chicago St, Omaha',
    sold: homeMessages.soldForOn({ price: '$411,000', day: 'Apr 17, 2026' }),
    facts: [
      homeMessages.perSquareFoot({ price: '$208' }),
      homeMessages.beds({ count: 3 }),
      homeMessages.baths({ count: 2 }),
      homeMessages.squareFeet({ area: '1,980' }),
      homeMessages.milesAway({ miles: 0.4 }),
    ].join(' · '),
    firm: cardMessages.listedBy({ firm: 'Example Realty' }),
  });
  const bare = {
    ...wireSold,
    street: null,
    livingArea: null,
    miles: null,
    closedOn: null,
  };
  expect(readSoldHome({ ...bare, listingFirm: null })).toMatchObject({
    address: `${cardMessages.noAddress()}, Omaha`,
    sold: homeMessages.soldFor({ price: '$411,000' }),
    facts: `${homeMessages.beds({ count: 3 })} · ${homeMessages.baths({ count: 2 })}`,
    firm: cardMessages.noFirm(),
  });
});

test('says why no sold home can be shown', () => {
  expect(soldSentence(null)).toBe(homeMessages.soldUnknown());
  expect(soldSentence({ isPermitted: false, homes: [] })).toBe(homeMessages.soldHidden());
  expect(soldSentence({ isPermitted: true, homes: [] })).toBe(homeMessages.noneSold());
  const homes = [readSoldHome(wireSold)];
  expect(soldSentence({ isPermitted: true, homes })).toBe(homeMessages.soldFound());
});
