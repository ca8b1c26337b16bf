import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { AppListForm, takeAppListForm } from '#leads/pages';
import { apiContext, useSite } from '#platform';
import { AccountPage } from './account-page.tsx';
import { loadFormPage } from './load-form-page.ts';
import { pageMessages } from './messages/pages.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadFormPage(args, {
    title: pageMessages.appListTitle(),
    path: '/app-list',
    describe: pageMessages.appListLead,
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return takeAppListForm(context.get(apiContext), request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  ...(loaderData?.address ?? []),
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
