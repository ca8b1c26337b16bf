import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { readForm } from '#forms';
import { SEARCH_PATH } from '#listings';
import { apiContext, rich, siteContext } from '#platform';
import { findAlertLink, stopAlerts } from '#saved/pages';
import { AccountPage } from './account-page.tsx';
import { pageMessages } from './messages/pages.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return {
    token,
    link: await findAlertLink(context.get(apiContext), token),
    title: `${pageMessages.stopTitle()} | ${context.get(siteContext).brokerage.name}`,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  return { stopped: await stopAlerts(context.get(apiContext), form.text('token')) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/**
 * /unsubscribe: the page of the link in alerts. Opening it stops nothing, since mail scanners open
 * links.
 */
export default function UnsubscribePage() {
  const { token, link } = useLoaderData<typeof loader>();
  const stopped = useActionData<typeof action>()?.stopped ?? (link?.isOff ? link : null);
  if (!link) {
    return (
      <AccountPage title={pageMessages.linkUnreadable()} lead={pageMessages.linkUnreadableLead()}>
        <p>
          <a href="/property-list/savedlists">{pageMessages.savedSearches()}</a>
        </p>
      </AccountPage>
    );
  }
  const search = link.searchName;
  if (stopped) {
    return (
      <AccountPage
        title={pageMessages.stopped()}
        lead={search ? pageMessages.stoppedAbout({ search }) : pageMessages.stoppedAll()}
      >
        <p>
          {rich(
            pageMessages.turnOnAgain({
              searches: (text) => <a href="/property-list/savedlists">{text}</a>,
              search: (text) => <a href={SEARCH_PATH}>{text}</a>,
            }),
          )}
        </p>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={pageMessages.stopQuestion()}
      lead={search ? pageMessages.emailsAbout({ search }) : pageMessages.emailsAll()}
    >
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button" data-look="primary">
          {pageMessages.stop()}
        </button>
      </Form>
    </AccountPage>
  );
}
