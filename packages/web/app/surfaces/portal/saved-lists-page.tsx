import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { doSavedListIntent, loadSavedLists, SavedListsView } from '#listings';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export function loader(args: LoaderFunctionArgs) {
  return loadSavedLists(args);
}

export function action(args: ActionFunctionArgs) {
  return doSavedListIntent(args);
}

export const meta: MetaFunction = ({ matches }) => portalMeta('Saved searches', matches);

/** /property-list/savedlists: the searches that the person keeps. */
export default function SavedListsPage() {
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>Saved searches</h1>
      <SavedListsView
        page={useLoaderData<typeof loader>()}
        answer={useActionData<typeof action>()}
      />
    </main>
  );
}
