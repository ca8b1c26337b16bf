import { offerReaders } from '@homestead/contract/transactions';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { apiContext, isSignedInContext } from '#platform';
import { loader as dealPage } from './deals/deal-page.tsx';
import { loader as comparison } from './listing-files/listing-compare-page.tsx';
import { loader as listingFile } from './listing-files/listing-file-page.tsx';
import { loader as listingFiles } from './listing-files/listing-files-page.tsx';
import { loader as offerPage } from './offer-page.tsx';
import { loader as offersPage } from './offers-page.tsx';

const pages = { offersPage, offerPage, dealPage, listingFiles, listingFile, comparison };

/** Opens a page as staff with these permissions. */
function open(load: typeof offersPage, permissions: readonly string[]): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(isSignedInContext, true);
  context.set(apiContext, async () => Response.json({ data: { side: 'staff', permissions } }));
  const request = new Request('https://homes.example/dashboardmain');
  return load({ context, request } as Partial<LoaderFunctionArgs> as LoaderFunctionArgs);
}

test.each(Object.entries(pages))('%s opens with either permission', async (_, load) => {
  for (const key of offerReaders) expect(await open(load, [key])).toBeNull();
  await expect(open(load, ['commissions'])).rejects.toMatchObject({ status: 302 });
});
