import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { InquiryStatus } from '#leads';
import { siteContext } from '#platform';
import { AccountPage } from './account-page.tsx';
import { pageMessages } from './messages/pages.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const firm = context.get(siteContext).brokerage.name;
  return { title: `${pageMessages.inquiryStatusTitle()} | ${firm}` };
}

/** The link is in the fragment; the page sends no referrer and is never cached. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** /inquirystatus: when an inquiry was received, seen and answered, for who sent it. */
export default function InquiryStatusPage() {
  return (
    <AccountPage title={pageMessages.inquiryStatusTitle()}>
      <InquiryStatus />
    </AccountPage>
  );
}
