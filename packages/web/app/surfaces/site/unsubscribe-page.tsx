import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { readForm } from '#accounts';
import { findAlertLink, SEARCH_PATH, stopAlerts } from '#listings';
import { apiContext, siteContext } from '#platform';
import { AccountPage } from './account-page.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return {
    token,
    link: await findAlertLink(context.get(apiContext), token),
    title: `Stop mails | ${context.get(siteContext).brokerage.name}`,
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

/** /unsubscribe: where the link of an alert leads. Opening it stops nothing, as scanners open links. */
export default function UnsubscribePage() {
  const { token, link } = useLoaderData<typeof loader>();
  const stopped = useActionData<typeof action>()?.stopped ?? (link?.off ? link : null);
  if (!link) {
    return (
      <AccountPage
        title="This link can’t be read"
        lead="It may have been cut off. Open it from the mail again, or change your mails under Saved searches."
      >
        <p>
          <a href="/property-list/savedlists">Saved searches</a>
        </p>
      </AccountPage>
    );
  }
  const what = link.filter_name ? `about “${link.filter_name}”` : 'about your saved searches';
  if (stopped) {
    return (
      <AccountPage title="The mails are stopped" lead={`You get no more mails ${what}.`}>
        <p>
          You can turn them on again under <a href="/property-list/savedlists">Saved searches</a>,
          or <a href={SEARCH_PATH}>go on searching</a>.
        </p>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Stop these mails?" lead={`You get mails ${what}.`}>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button" data-look="primary">
          Stop these mails
        </button>
      </Form>
    </AccountPage>
  );
}
