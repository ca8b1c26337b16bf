import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { findTourPerson } from '#leads';
import { AppListForm, takeAppListForm } from '#leads/pages';
import { apiContext, siteContext, useSite } from '#platform';
import { AccountPage } from './account-page.tsx';
import { pageMessages } from './messages/pages.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { brokerage, publicUrl } = args.context.get(siteContext);
  return {
    formKey: crypto.randomUUID(),
    known: await findTourPerson(args),
    title: `${pageMessages.appListTitle()} | ${brokerage.name}`,
    url: `${publicUrl}/app-list`,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return takeAppListForm(context.get(apiContext), request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { tagName: 'link', rel: 'canonical', href: loaderData?.url },
];

/** /app-list: the list of people to tell when the app is launched. */
export default function AppListPage() {
  const { formKey, known } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const firm = useSite().brokerage.name;
  return (
    <AccountPage title={pageMessages.appListTitle()} lead={pageMessages.appListLead({ firm })}>
      <AppListForm formKey={formKey} known={known} answer={answer} />
    </AccountPage>
  );
}
