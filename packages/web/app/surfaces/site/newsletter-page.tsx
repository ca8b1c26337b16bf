import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { findTourPerson } from '#leads';
import { NewsletterForm, takeNewsletterForm } from '#leads/pages';
import { apiContext, siteContext, useSite } from '#platform';
import { AccountPage } from './account-page.tsx';
import { pageMessages } from './messages/pages.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { brokerage, publicUrl } = args.context.get(siteContext);
  return {
    formKey: crypto.randomUUID(),
    known: await findTourPerson(args),
    title: `${pageMessages.newsletterTitle()} | ${brokerage.name}`,
    url: `${publicUrl}/newsletter`,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return takeNewsletterForm(context.get(apiContext), request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { tagName: 'link', rel: 'canonical', href: loaderData?.url },
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
