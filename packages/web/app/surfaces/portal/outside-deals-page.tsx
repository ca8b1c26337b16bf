import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadOutsideDeals, OutsideDealsView } from '#transactions/pages';
import { portalMessages } from './messages.ts';
import { portalMeta } from './portal-meta.ts';
import styles from './portal-page.module.css';

export function loader(args: LoaderFunctionArgs) {
  return loadOutsideDeals(args);
}

export const meta: MetaFunction = ({ matches }) => portalMeta(portalMessages.deals(), matches);

/** /mytransactions: the deals that someone outside the brokerage takes part in. */
export default function OutsideDealsPage() {
  const { deals } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{portalMessages.deals()}</h1>
      <OutsideDealsView deals={deals} />
    </main>
  );
}
