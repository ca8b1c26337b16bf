import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadMaps, MapsView } from '#neighborhood';
import { ownStyles, siteContext } from '#platform';
import styles from './maps-page.module.css';
import { pageMessages } from './messages/pages.ts';

export const handle = ownStyles;

export async function loader(args: LoaderFunctionArgs) {
  const facts = await loadMaps(args);
  return {
    facts,
    title: `${pageMessages.maps()} | ${args.context.get(siteContext).brokerage.name}`,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** /maps, for people who are signed in. */
export default function MapsPage() {
  const { facts } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{pageMessages.maps()}</h1>
      <MapsView facts={facts} />
    </main>
  );
}
