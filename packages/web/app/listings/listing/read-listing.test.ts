import {
  type HomeCard,
  listingEndpoints,
  type WireCard,
  type WireDetail,
} from '@homestead/contract/listings';
import { describe, expect, it } from 'vitest';
import { readHistoryEntry } from '../home/read-history.ts';
import { homeMessages } from '../messages/home.ts';
import { readSpecifiedCard } from '../results/specified-card.ts';
import { readCard, readDetail } from './read-listing.ts';

const now = new Date('2026-05-20T15:00:00Z');
const wireCard = listingEndpoints.searchListings.example.value[0] as WireCard;
const homeCard = readSpecifiedCard(wireCard);
const wireDetail = listingEndpoints.getListing.example.value[0] as WireDetail;

type Photo = NonNullable<HomeCard['photo']>;

it('of the specified search and of our own calls is the same card', () => {
  const { mediaurl: _, ...photo } = homeCard.photo as Photo & { mediaurl?: string };
  const own = listingEndpoints.getSimilarListings.example.value[0];
  expect({ ...homeCard, photo }).toEqual(own);
});

describe('a card', () => {
  it('carries cents, the living area and the photo’s words', () => {
    const card = readCard(homeCard, now);
    expect(card).toMatchObject({
      mlsNumber: '22612345',
      listPriceCents: 41_500_000,
      livingArea: 1980,
      bathsFull: 1,
      bathsHalf: 1,
      cityLine: 'Omaha, NE 68132',
      status: 'Active',
    });
    expect(card.photo?.alt).toBe(
      'Front of the home: Single family residence at 5011 Chicago St, Omaha',
    );
  });

  it('stands out for an open house and a fresh reduction, by how much', () => {
    expect(readCard(homeCard, now).ribbons).toEqual([
      {
        kind: 'open-house',
        day: 'Jun 6',
        time: '1–3',
      },
      { kind: 'reduced', byCents: 1_400_000 },
    ]);
  });

  it('is new in its first week only, and not reduced forever', () => {
    const plain = { ...homeCard, nextOpenHouse: null, priceReducedAt: '2026-01-01T00:00:00Z' };
    expect(readCard({ ...plain, daysOnMarket: 7 }, now).ribbons).toEqual([{ kind: 'new' }]);
    expect(readCard({ ...plain, daysOnMarket: 8 }, now).ribbons).toEqual([]);
    expect(readCard({ ...plain, daysOnMarket: null }, now).ribbons).toEqual([]);
  });

  it('keeps unknown unknown', () => {
    const card = readCard(
      { ...homeCard, listPriceCents: null, street: null, standardStatus: 'Odd', photo: null },
      now,
    );
    expect(card).toMatchObject({ listPriceCents: null, street: null, status: null, photo: null });
  });

  it('takes no placeholder that is not a picture', () => {
    const photo = { ...(homeCard.photo as Photo), placeholder: 'javascript:alert(1)' };
    const card = readCard({ ...homeCard, photo }, now);
    expect(card.photo?.placeholder).toBeNull();
  });
});

describe('a home’s page', () => {
  const rowsOf = (wire: WireDetail, id: 'key' | 'exterior' | 'parking') => {
    const section = readDetail(wire, now).sections.find((one) => one.id === id);
    const rows = section?.blocks.flatMap((block) => block.rows ?? []) ?? [];
    return Object.fromEntries(rows.map(([label, value]) => [label, value]));
  };

  it('has the ten rows of Key Information', () => {
    expect(rowsOf(wireDetail, 'key')).toEqual({
      'Property type': 'Single Family Residence',
      'Year built': '1926',
      'Price per sq ft': '$210',
      'Time on market': '20 days',
      'HOA dues': '$120 annually',
      Stories: '2',
      Community: 'Dundee',
      County: 'Douglas',
      'MLS number': '22612345',
      'Lot size': '0.17 acres',
    });
  });

  it('says nothing where the feed says nothing', () => {
    const bare = { ...wireDetail, AssociationFee: null, YearBuilt: null, GarageYN: null };
    expect(rowsOf(bare, 'key')).toMatchObject({ 'HOA dues': null, 'Year built': null });
    expect(rowsOf(bare, 'parking').Garage).toBeNull();
    expect(rowsOf({ ...wireDetail, AssociationFee: 0 }, 'key')['HOA dues']).toBe('$0 annually');
  });

  it('keeps living area and building area apart', () => {
    expect(rowsOf(wireDetail, 'exterior')).toMatchObject({
      'Living area': '1,980 sq ft',
      'Building area': '2,310 sq ft',
    });
    expect(readDetail(wireDetail, now).livingArea).toBe(1980);
  });

  it('counts the days from the market date where the feed does not', () => {
    expect(readDetail({ ...wireDetail, DaysOnMarket: null }, now).daysOnMarket).toBe(19);
  });

  it('makes links of https addresses only, each once, the unbranded tour before the branded', () => {
    const toursOf = (changed: Partial<WireDetail>) =>
      readDetail({ ...wireDetail, ...changed }, now).tours;
    expect(
      toursOf({
        VirtualTourURLUnbranded: 'https://tour.example/1',
        VirtualTourURLBranded: 'https://tour.example/2',
        Videos: ['https://video.example/1', 'https://tour.example/1', 'http://video.example/2'],
      }),
    ).toEqual([
      { href: 'https://tour.example/1', label: homeMessages.virtualTour() },
      { href: 'https://video.example/1', label: 'Watch the video' },
    ]);
    expect(
      toursOf({ VirtualTourURLUnbranded: null, VirtualTourURLBranded: 'https://tour.example/2' }),
    ).toEqual([{ href: 'https://tour.example/2', label: homeMessages.virtualTour() }]);
    for (const bad of ['javascript:alert(1)', 'tour.example', 'http://tour.example/']) {
      expect(toursOf({ VirtualTourURLUnbranded: bad })).toEqual([]);
    }
  });
});

describe('history', () => {
  const entry = { at: '2026-05-14T15:00:00Z', status: null, previousStatus: null };
  it('tells a reduction from a rise', () => {
    const read = (priceCents: number, previousPriceCents: number) =>
      readHistoryEntry({ ...entry, event: 'price', priceCents, previousPriceCents });
    expect(read(41_500_000, 42_900_000)).toMatchObject({
      what: homeMessages.priceReduced(),
      price: '$415,000',
    });
    expect(read(42_900_000, 41_500_000).what).toBe(homeMessages.priceRaised());
  });
  it('names the new status', () => {
    const wire = { ...entry, event: 'status' as const, priceCents: null, previousPriceCents: null };
    expect(readHistoryEntry({ ...wire, status: 'Pending' }).what).toBe('Now pending');
  });
});

describe('the tax of a recent year', () => {
  const taxOf = (given: object) => readDetail({ ...wireDetail, ...given }, now).recentTax;

  it.each([
    [2024, 6890.5, { year: 2024, cents: 689_050 }],
    [2026, 6890.5, { year: 2026, cents: 689_050 }],
    [2023, 6890.5, null],
    [2027, 6890.5, null],
    [null, 6890.5, null],
    [2025, null, null],
    [2025, 0, null],
  ])('of %s, %s: %o', (TaxYear, TaxAnnualAmount, tax) => {
    expect(taxOf({ TaxYear, TaxAnnualAmount })).toEqual(tax);
  });
});
