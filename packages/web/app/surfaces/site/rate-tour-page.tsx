import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
} from 'react-router';
import { readForm } from '#forms';
import { RateTourForm, takeRatingForm } from '#leads';
import { apiContext, siteContext } from '#platform';
import { AccountPage } from './account-page.tsx';
import { pageMessages } from './messages/pages.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const firm = context.get(siteContext).brokerage.name;
  return { title: `${pageMessages.rateTourTitle()} | ${firm}` };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return takeRatingForm(context.get(apiContext), await readForm(request));
}

/** A form without script has the link in it, so the page sends no referrer and is never cached. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** /ratetour: how a tour was, by the link in the email after it. */
export default function RateTourPage() {
  const answer = useActionData<typeof action>();
  if (answer && 'rated' in answer) {
    return (
      <AccountPage title={pageMessages.tourRated()} lead={pageMessages.tourRatedLead()}>
        <a href="/property-list" className="button" data-look="primary">
          {pageMessages.seeMoreHomes()}
        </a>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={pageMessages.rateTourTitle()} lead={pageMessages.rateTourLead()}>
      <RateTourForm answer={answer} />
    </AccountPage>
  );
}
