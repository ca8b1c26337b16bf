import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { ListLinkForm, takeListLinkForm } from '#leads/pages';
import { apiContext, plainPath, siteContext } from '#platform';
import { AccountPage } from './account-page.tsx';
import { pageMessages } from './messages/pages.ts';

/** The address says what the link is for. */
const linkUse = ({ url }: Request) =>
  /\/stop\/?$/i.test(plainPath(new URL(url).pathname)) ? ('stop' as const) : ('confirm' as const);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { use: linkUse(request), firm: context.get(siteContext).brokerage.name };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return takeListLinkForm(context.get(apiContext), request, linkUse(request));
}

/** A form without script has the link in it, so the page sends no referrer and is never cached. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}

const titles = { confirm: pageMessages.confirmListTitle, stop: pageMessages.stopListTitle };

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData && `${titles[loaderData.use]()} | ${loaderData.firm}` },
  { name: 'robots', content: 'noindex' },
];

/** /newsletter/confirm and /newsletter/stop: what the links in emails of mailing lists open. */
export default function ListLinkPage() {
  const { use } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountPage title={titles[use]()}>
      <ListLinkForm use={use} answer={answer} />
    </AccountPage>
  );
}
