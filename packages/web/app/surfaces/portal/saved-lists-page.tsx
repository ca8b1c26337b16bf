import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { handleSavedSearchIntent, loadSavedSearches, SavedSearchesView } from '#saved/pages';
import { portalMessages } from './messages.ts';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export function loader(args: LoaderFunctionArgs) {
  return loadSavedSearches(args);
}

export function action(args: ActionFunctionArgs) {
  return handleSavedSearchIntent(args);
}

export const meta: MetaFunction = ({ matches }) =>
  portalMeta(portalMessages.savedSearches(), matches);

/** /property-list/savedlists: the person's saved searches. */
export default function SavedSearchesPage() {
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{portalMessages.savedSearches()}</h1>
      <SavedSearchesView
        page={useLoaderData<typeof loader>()}
        answer={useActionData<typeof action>()}
      />
    </main>
  );
}
