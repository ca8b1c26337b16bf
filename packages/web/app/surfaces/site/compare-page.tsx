import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import {
  ComparisonTable,
  FollowComparison,
  findComparison,
  MOST_COMPARED,
  readCompared,
  SEARCH_PATH,
} from '#listings';
import { apiContext, ownStyles, siteContext } from '#platform';
import styles from './compare-page.module.css';

/** The styles of the comparison are sent with it alone. */
export const handle = ownStyles;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  const asked = readCompared(new URL(request.url).searchParams);
  return {
    comparison: await findComparison(ask, asked),
    brokerage: context.get(siteContext).brokerage.name,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `Compare homes | ${loaderData?.brokerage ?? ''}` },
  { name: 'robots', content: 'noindex, follow' },
];

/** Up to four homes side by side, as the address names them. */
export default function ComparePage() {
  const { comparison } = useLoaderData<typeof loader>();
  const { columns, gone, tooMany, otherRows, homes } = comparison;
  const isFull = homes.length >= MOST_COMPARED;
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <FollowComparison
        homes={columns.map(({ mlsNumber, street }) => ({ mlsNumber, name: street }))}
      />
      <div className={styles.head}>
        <h1>Compare homes</h1>
        <Link to={SEARCH_PATH}>Back to the homes</Link>
        {otherRows && <Link to={otherRows.href}>{otherRows.label}</Link>}
      </div>
      {tooMany.length > 0 && (
        <p className={styles.note} role="status">
          Four homes fit side by side, so MLS {tooMany.join(', ')} is left out. Take one out to make
          room.
        </p>
      )}
      {gone.map(({ mlsNumber, removeHref }) => (
        <p key={mlsNumber} className={styles.note} role="status">
          MLS {mlsNumber} is no longer offered or can’t be found.{' '}
          <Link to={removeHref}>Take it out</Link>
        </p>
      ))}
      {columns.length > 0 ? (
        <ComparisonTable comparison={comparison} />
      ) : (
        <p className={styles.empty}>
          No homes are chosen yet. Press “Compare” on a home’s card, or type MLS numbers below.
        </p>
      )}
      {columns.length > 0 && comparison.terms && (
        <p className={styles.terms}>
          {comparison.terms} “–” means that the listing firm did not state it.
        </p>
      )}
      {!isFull && (
        <form action="/compare" className={styles.add}>
          {homes.length > 0 && <input type="hidden" name="homes" value={homes.join(',')} />}
          <label htmlFor="add-home">Add a home by its MLS number</label>
          <input id="add-home" name="homes" required maxLength={60} autoComplete="off" />
          <button type="submit" className="button">
            Add
          </button>
        </form>
      )}
    </main>
  );
}
