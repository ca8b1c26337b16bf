import { galleryMessages } from '../../packages/web/app/listings/messages/gallery.ts';
import { resultsMessages } from '../../packages/web/app/listings/messages/results.ts';
import { openPlain, type PlainPage } from '../plain-page.ts';
import { answerTest, expect } from '../site-test.ts';

const cardsOf = ({ html }: PlainPage) => html.match(/<article\b.*?<\/article>/gs) ?? [];

/** Prices as the cards show them, which must go up. */
function risingPrices(page: PlainPage): number[] {
  const prices = cardsOf(page).flatMap((card) => {
    const price = />\$([\d,]+)</.exec(card)?.[1];
    return price ? [Number(price.replaceAll(',', ''))] : [];
  });
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  return prices;
}

answerTest('search, sort, pages and a home work without script', async ({ request }) => {
  let page = await openPlain(request, '/property-list');
  expect(cardsOf(page)).toHaveLength(20);

  page = await page.send({ q: 'Omaha' });
  expect(page.path).toContain('q=Omaha');
  expect(cardsOf(page).length).toBeGreaterThan(0);
  page = await page.send({ beds: '3' });
  expect(page.path).toMatch(/(?=.*beds=3)(?=.*q=Omaha)/);

  page = await page.send({ sort: 'priceasc' });
  expect(page.path).toContain('sort=priceasc');
  const first = risingPrices(page);
  page = await page.follow(resultsMessages.next());
  expect(page.text).toContain('Showing 21 - 40');
  expect(risingPrices(page)[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 0);

  const home = /href="(\/singleproduct\/[^"]+)"/.exec(String(cardsOf(page)[0]))?.[1];
  page = await openPlain(request, String(home));
  expect(page.text).toContain('Key Information');
  const all = galleryMessages.viewAll({ count: 2 }).replace('2', String.raw`\d+`);
  page = await page.follow(new RegExp(all));
  expect(page.path).toContain('photos=all');
  expect(page.text).toContain(galleryMessages.allPhotos());
});
