import { isTourDay, tourDays } from '@homestead/contract/leads';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { readForm } from '#forms';
import { findTourPerson, readTourKind, TourForm, TourSent, takeTourForm, tourFacts } from '#leads';
import { findListing, listingHref } from '#listings';
import { apiContext, rich, siteContext } from '#platform';
import { AccountPage } from './account-page.tsx';
import { pageMessages } from './messages/pages.ts';

async function requireFacts(args: LoaderFunctionArgs) {
  const { context, params, request } = args;
  const now = new Date();
  const mlsNumber = params.listingId ?? '';
  const [listing, person] = await Promise.all([
    findListing({ api: context.get(apiContext), now, signal: request.signal }, mlsNumber),
    findTourPerson(args),
  ]);
  if (!listing || listing.status === 'Closed') throw redirect(listingHref(mlsNumber));
  return tourFacts(args.request, listing, { person, site: context.get(siteContext), now });
}

export async function loader(args: LoaderFunctionArgs) {
  const facts = await requireFacts(args);
  const { searchParams } = new URL(args.request.url);
  const day = searchParams.get('day') ?? '';
  return data({
    facts,
    asked: {
      kind: readTourKind(searchParams.get('kind')),
      // Tomorrow, as on the home's page: today's times may have passed.
      day: isTourDay(day, facts.today) ? day : (tourDays(facts.today)[1] ?? facts.today),
    },
    title: `${pageMessages.requestTour()} | ${args.context.get(siteContext).brokerage.name}`,
    formKey: crypto.randomUUID(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const facts = await requireFacts(args);
  const form = await readForm(args.request);
  return takeTourForm(args.context.get(apiContext), facts, form, args.request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** The Schedule Tour dialog as a page, for browsers without script. */
export default function TourPage() {
  const { facts, asked, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountPage
      title={pageMessages.requestTour()}
      lead={rich(
        pageMessages.tourOf({
          address: facts.home,
          home: (text) => <a href={listingHref(facts.mlsNumber)}>{text}</a>,
        }),
      )}
    >
      {answer && 'sent' in answer ? (
        <TourSent tour={answer.sent} facts={facts} />
      ) : (
        <TourForm facts={facts} asked={asked} formKey={formKey} answer={answer} />
      )}
    </AccountPage>
  );
}
