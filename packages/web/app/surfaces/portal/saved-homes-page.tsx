import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { handleSavedHomeIntent, loadSavedHomes, SavedHomesView } from '#saved/pages';
import { portalMessages } from './messages.ts';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export function loader(args: LoaderFunctionArgs) {
  return loadSavedHomes(args);
}

export function action(args: ActionFunctionArgs) {
  return handleSavedHomeIntent(args);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  portalMeta(loaderData?.facts.title ?? portalMessages.yourHomes(), matches);

/**
 * /property-list/favourites (and /favourites), /dislike and /recentlyviewed: the person's homes.
 */
export default function SavedHomesPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{page.facts.title}</h1>
      <SavedHomesView page={page} />
    </main>
  );
}
