import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadSavedItems, SavedItemsView } from '#saved/pages';
import { portalMessages } from './messages.ts';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export function loader(args: LoaderFunctionArgs) {
  return loadSavedItems(args);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  portalMeta(loaderData?.saved.name ?? portalMessages.savedSearch(), matches);

/** /savedlists/items: what one saved search finds. */
export default function SavedItemsPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{page.saved.name}</h1>
      <SavedItemsView page={page} />
    </main>
  );
}
