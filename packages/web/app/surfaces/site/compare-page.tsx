import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ComparisonView, loadComparison } from '#listings/pages';
import { ownStyles, siteContext } from '#platform';
import { pageMessages } from './messages/pages.ts';

/** Only this page gets the styles of the comparison. */
export const handle = ownStyles;

export async function loader(args: LoaderFunctionArgs) {
  return {
    comparison: await loadComparison(args),
    brokerage: args.context.get(siteContext).brokerage.name,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${pageMessages.compareHomes()} | ${loaderData?.brokerage ?? ''}` },
  { name: 'robots', content: 'noindex, follow' },
];

/** /compare: up to four homes side by side, listed in the address. */
export default function ComparePage() {
  return <ComparisonView comparison={useLoaderData<typeof loader>().comparison} />;
}
