import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ListingCardFacts } from '../listing/listing.ts';
import { cardMessages } from '../messages/card.ts';
import { ListingCard } from './listing-card.tsx';

const card: ListingCardFacts = {
  mlsNumber: '22600001',
  street: '5011 Chicago St',
  cityLine: 'Omaha, NE 68132',
  listPriceCents: 29_900_000,
  beds: 3,
  bathsTotal: 2,
  bathsFull: 2,
  bathsHalf: 0,
  livingArea: 1840,
  lotSizeAcres: null,
  status: 'Active',
  closePriceCents: null,
  closedOn: null,
  ribbons: [],
  photo: null,
  listingFirm: null,
  attributionContact: null,
};

const textOf = (changes: Partial<ListingCardFacts>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ListingCard card={{ ...card, ...changes }} sizes="100vw" />
    </MemoryRouter>,
  ).replace(/<[^>]*>/g, '|');

describe('the card of a sold home', () => {
  const sold = { status: 'Closed', closePriceCents: 31_250_000, closedOn: '2026-05-14' } as const;

  it('shows what it sold for and when, instead of the list price', () => {
    const text = textOf(sold);
    expect(text).toContain(`|${cardMessages.soldOn({ price: '$312,500', date: 'May 14, 2026' })}|`);
    expect(text).not.toContain('$299,000');
  });

  it('shows just the price if the MLS doesn’t say when', () => {
    expect(textOf({ ...sold, closedOn: null })).toContain(
      `|${cardMessages.soldFor({ price: '$312,500' })}|`,
    );
  });

  it('shows the list price if the MLS doesn’t say what it sold for', () => {
    expect(textOf({ ...sold, closePriceCents: null })).toContain('|$299,000|');
  });

  it('shows only the list price of a home that isn’t sold', () => {
    expect(textOf({ ...sold, status: 'Pending' })).toContain('|$299,000|');
  });
});
