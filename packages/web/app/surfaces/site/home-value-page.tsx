import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { HomeValueForm, takeHomeValueForm } from '#leads/pages';
import { apiContext, useSite } from '#platform';
import { AccountPage } from './account-page.tsx';
import { loadFormPage } from './load-form-page.ts';
import { pageMessages } from './messages/pages.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadFormPage(args, {
    title: pageMessages.homeValueTitle(),
    path: '/sell/home-value',
    describe: pageMessages.homeValueLead,
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return takeHomeValueForm(context.get(apiContext), request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  ...(loaderData?.address ?? []),
];

/** /sell/home-value: sellers ask what their home is worth. */
export default function HomeValuePage() {
  const { formKey, known } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const firm = useSite().brokerage.name;
  return (
    <AccountPage title={pageMessages.homeValueTitle()} lead={pageMessages.homeValueLead({ firm })}>
      <HomeValueForm formKey={formKey} known={known} answer={answer} />
    </AccountPage>
  );
}
