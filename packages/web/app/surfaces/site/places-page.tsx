import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadPlaces, PlacesView } from '#listings/pages';
import { siteContext } from '#platform';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { frameMessages } from './messages/frame.ts';
import { pageMessages } from './messages/pages.ts';
import { placeMeta } from './page-meta.ts';
import styles from './place-page.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadPlaces(args);
  const { brokerage, publicUrl } = args.context.get(siteContext);
  const kind = page.title.toLowerCase();
  const meta = placeMeta({
    title: pageMessages.placesTitle({ kind }),
    description: pageMessages.placesDescription({ count: page.links.length, kind }),
    href: page.href,
    isIndexed: page.links.length > 0,
    brokerage: brokerage.name,
    publicUrl,
  });
  return { page, meta };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

/** /homes/{kind}: all places of a kind. */
export default function PlacesPage() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: frameMessages.homes(), href: '/property-list' }]} />
      <PlacesView page={page} />
    </main>
  );
}
