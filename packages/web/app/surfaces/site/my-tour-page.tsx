import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { TourByLink } from '#leads';
import { siteContext } from '#platform';
import { AccountPage } from './account-page.tsx';
import { pageMessages } from './messages/pages.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const firm = context.get(siteContext).brokerage.name;
  return { title: `${pageMessages.myTourTitle()} | ${firm}` };
}

/** The link is in the fragment; the page sends no referrer and is never cached. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** /mytour: a client's tour, by the link in an email. */
export default function MyTourPage() {
  return (
    <AccountPage title={pageMessages.myTourTitle()}>
      <TourByLink isClient />
    </AccountPage>
  );
}
