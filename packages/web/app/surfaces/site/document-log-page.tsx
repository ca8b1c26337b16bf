import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadDocumentDays } from '#documents/pages';
import { StaticHtml } from '#platform';
import { accountMeta } from './account-meta.ts';
import { pageMessages } from './messages/pages.ts';
import styles from './offer-page.module.css';

export const loader = (args: LoaderFunctionArgs) => loadDocumentDays(args);

export const meta: MetaFunction = (page) => accountMeta(pageMessages.documentLogTitle(), page);

/** /document-log: the published fingerprints of the log of documents. */
export default function DocumentLogPage() {
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{pageMessages.documentLogTitle()}</h1>
      <StaticHtml html={useLoaderData<typeof loader>()} />
    </main>
  );
}
