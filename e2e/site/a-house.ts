import type { APIRequestContext, Page } from '@playwright/test';
import { galleryMessages } from '../../packages/web/app/listings/messages/gallery.ts';
import { askForHomes } from '../site-test.ts';

/** The page of a house in Omaha with similar homes. */
export async function aHouse(request: APIRequestContext) {
  const { value } = await askForHomes(request, {
    sortby: 'priceasc',
    propertytype: 'House',
    city: 'Omaha',
  });
  const home = value[10];
  if (!home) throw new Error('The demo has fewer houses in Omaha than this journey needs');
  return { ...home, path: `/singleproduct/${home.listingid}` };
}

/** The link to all photos of a home, however many it has. */
export function allPhotosLink(page: Page) {
  const name = galleryMessages.viewAll({ count: 2 }).replace('2', String.raw`\d+`);
  return page.getByRole('link', { name: new RegExp(`^${name}$`) });
}
