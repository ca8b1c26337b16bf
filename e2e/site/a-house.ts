import type { APIRequestContext } from '@playwright/test';
import { askForHomes } from '../site-test.ts';

/** The page of a house in Omaha that others are like. */
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
