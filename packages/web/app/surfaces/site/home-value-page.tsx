import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { findTourPerson } from '#leads';
import { HomeValueForm, takeHomeValueForm } from '#leads/pages';
import { apiContext, siteContext, useSite } from '#platform';
import { AccountPage } from './account-page.tsx';
import { pageMessages } from './messages/pages.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { brokerage, publicUrl } = args.context.get(siteContext);
  return {
    formKey: crypto.randomUUID(),
    known: await findTourPerson(args),
    title: `${pageMessages.homeValueTitle()} | ${brokerage.name}`,
    url: `${publicUrl}/sell/home-value`,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return takeHomeValueForm(context.get(apiContext), request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { tagName: 'link', rel: 'canonical', href: loaderData?.url },
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
