import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { handleSaveSearch, loadSaveSearch, SaveSearchView } from '#saved/pages';
import { portalMessages } from './messages.ts';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export function loader(args: LoaderFunctionArgs) {
  return loadSaveSearch(args);
}

export function action(args: ActionFunctionArgs) {
  return handleSaveSearch(args);
}

export const meta: MetaFunction = ({ matches }) =>
  portalMeta(portalMessages.saveSearchTitle(), matches);

/** /savedlists/save: saves the search in the address, or changes a saved one. */
export default function SaveSearchPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{page.saved ? portalMessages.editSearch() : portalMessages.saveSearch()}</h1>
      <SaveSearchView page={page} answer={useActionData<typeof action>()} />
    </main>
  );
}
