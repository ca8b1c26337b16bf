import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { FiltersView, loadFilters } from '#listings/pages';
import { apiContext, ownStyles, siteContext } from '#platform';
import { findCommuteAddresses } from '#saved';
import { pageMessages } from './messages/pages.ts';

/** Only the filters get the styles of the filters. */
export const handle = ownStyles;

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const commutes = findCommuteAddresses(context.get(apiContext), request.signal);
  return {
    page: await loadFilters(args, { commutes }),
    brokerage: context.get(siteContext).brokerage.name,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${pageMessages.filters()} | ${loaderData?.brokerage ?? ''}` },
  { name: 'robots', content: 'noindex, follow' },
];

/** /property-list/filters: where the Filters button goes without script. */
export default function FiltersPage() {
  return <FiltersView page={useLoaderData<typeof loader>().page} />;
}
