import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { doKeptIntent, KeptListView, loadKeptList } from '#listings';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export function loader(args: LoaderFunctionArgs) {
  return loadKeptList(args);
}

export function action(args: ActionFunctionArgs) {
  return doKeptIntent(args);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  portalMeta(loaderData?.facts.title ?? 'Your homes', matches);

/** /property-list/favourites (and /favourites), /dislike and /recentlyviewed: the person's homes. */
export default function KeptHomesPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{page.facts.title}</h1>
      <KeptListView page={page} />
    </main>
  );
}
