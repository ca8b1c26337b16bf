import { useEffect, useState } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
} from 'react-router';
import {
  FormMessages,
  formAnswer,
  formStyles,
  problemsOf,
  readForm,
  readSecretLink,
  SecretLinkField,
  secretLinkRule,
  useCheckedForm,
  useSecretLink,
} from '#forms';
import { SEARCH_PATH } from '#listings';
import { apiContext, browserApi, rich, siteContext } from '#platform';
import { findAlertLink, stopAlerts } from '#saved/pages';
import { AccountPage } from './account-page.tsx';
import { pageMessages } from './messages/pages.ts';

type AlertLink = Awaited<ReturnType<typeof findAlertLink>>;

export async function loader({ context }: LoaderFunctionArgs) {
  return { title: `${pageMessages.stopTitle()} | ${context.get(siteContext).brokerage.name}` };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const values = form.texts('link');
  const fields = problemsOf(secretLinkRule, form.text.bind(form));
  if (fields) return formAnswer({ fields, values });
  const stopped = await stopAlerts(context.get(apiContext), readSecretLink(values.link).token);
  return { stopped };
}

/** A form without script has the link in it, so the page sends no referrer and is never cached. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
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
  const answer = useActionData<typeof action>();
  const refused = answer && 'fields' in answer ? answer : undefined;
  const link = useSecretLink();
  const about = useAlertLink(link);
  const { form, problems } = useCheckedForm(secretLinkRule, refused);
  const isAnswered = answer !== undefined && 'stopped' in answer;
  const stopped = isAnswered ? answer.stopped : about?.isOff ? about : null;
  if (about === null || (isAnswered && !answer.stopped)) {
    return (
      <AccountPage title={pageMessages.linkUnreadable()} lead={pageMessages.linkUnreadableLead()}>
        <p>
          <a href="/property-list/savedlists">{pageMessages.savedSearches()}</a>
        </p>
      </AccountPage>
    );
  }
  if (stopped) {
    const search = stopped.searchName;
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
  const search = about?.searchName;
  return (
    <AccountPage
      title={pageMessages.stopQuestion()}
      lead={search ? pageMessages.emailsAbout({ search }) : pageMessages.emailsAll()}
    >
      <Form {...form} className={formStyles.form}>
        <FormMessages answer={refused} problems={problems} />
        <SecretLinkField link={link} pasted={refused?.values.link} problem={problems.link} />
        <button type="submit" className="button" data-look="primary">
          {pageMessages.stop()}
        </button>
      </Form>
    </AccountPage>
  );
}

/** What the link would stop; undefined while unknown, null for a link that can’t be read. */
function useAlertLink(link: string | null | undefined): AlertLink | undefined {
  const [about, setAbout] = useState<AlertLink>();
  useEffect(() => {
    if (!link) return;
    findAlertLink(browserApi, readSecretLink(link).token).then(setAbout, () => undefined);
  }, [link]);
  return about;
}
