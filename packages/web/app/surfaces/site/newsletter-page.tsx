import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { NewsletterForm, takeNewsletterForm } from '#leads/pages';
import { apiContext, useSite } from '#platform';
import { AccountPage } from './account-page.tsx';
import { loadFormPage } from './load-form-page.ts';
import { pageMessages } from './messages/pages.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadFormPage(args, {
    title: pageMessages.newsletterTitle(),
    path: '/newsletter',
    describe: pageMessages.newsletterLead,
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return takeNewsletterForm(context.get(apiContext), request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  ...(loaderData?.address ?? []),
];

/** /newsletter: the newsletter's sign-up. */
export default function NewsletterPage() {
  const { formKey, known } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const firm = useSite().brokerage.name;
  return (
    <AccountPage
      title={pageMessages.newsletterTitle()}
      lead={pageMessages.newsletterLead({ firm })}
    >
      <NewsletterForm formKey={formKey} known={known?.email} answer={answer} />
    </AccountPage>
  );
}
