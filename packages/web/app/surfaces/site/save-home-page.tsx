import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { findProviders, SignInChoices } from '#accounts/pages';
import { findListing, listingHref } from '#listings';
import { apiContext, isSignedInContext, rich, siteContext } from '#platform';
import { findSignInWords } from '#saved';
import { AccountPage } from './account-page.tsx';
import { pageMessages } from './messages/pages.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  const mlsNumber = params.listingId ?? '';
  const sheet = findSignInWords(request.headers.get('cookie'), mlsNumber);
  const listing = await findListing(ask, mlsNumber);
  if (!listing || !sheet || context.get(isSignedInContext)) throw redirect(listingHref(mlsNumber));
  return {
    ...sheet,
    mlsNumber: listing.mlsNumber,
    address:
      [listing.street, listing.city].filter(Boolean).join(', ') ||
      pageMessages.mlsNumber({ number: listing.mlsNumber }),
    providers: await findProviders(ask.api),
    brokerage: context.get(siteContext).brokerage.name,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData && `${loaderData.title} | ${loaderData.brokerage}` },
  { name: 'robots', content: 'noindex' },
];

/** The sheet for visitors who save a home as a page, for browsers without script. */
export default function SaveHomePage() {
  const { title, lead, mlsNumber, address, providers } = useLoaderData<typeof loader>();
  const home = (text: ReactNode) => <a href={listingHref(mlsNumber)}>{text}</a>;
  return (
    <AccountPage
      title={title}
      lead={
        <>
          {rich(pageMessages.tourOf({ address, home }))}
          <br />
          {lead}
        </>
      }
    >
      <SignInChoices providers={providers} fieldId="email" />
    </AccountPage>
  );
}
