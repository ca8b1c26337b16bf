import { keptSortLabels, keptSorts } from '@homestead/contract/listings';
import { Form, Link, useNavigation } from 'react-router';
import { groupedText } from '#platform';
import { SEARCH_PATH } from '../listing-address.ts';
import styles from './kept-list.module.css';
import { keptListFacts } from './kept-lists.ts';
import { KeptRow } from './kept-row.tsx';
import type { KeptListPage } from './load-kept-list.ts';

const COMPARE_FORM_ID = 'compare';
const FEWEST_TO_COMPARE = 2;

/** The person's favourites, dislikes or recently viewed homes, with the way between the three. */
export function KeptListView({ page }: { page: KeptListPage }) {
  const { facts, homes, total } = page;
  const isBusy = useNavigation().state !== 'idle';
  const hasCompare = homes.filter(({ card }) => card).length >= FEWEST_TO_COMPARE;
  return (
    <>
      <nav className={styles.tabs} aria-label="Your homes">
        {keptListFacts.map(({ list, title, path }) => (
          <Link key={list} to={path} aria-current={list === facts.list ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      {page.removed && <Removed page={page} removed={page.removed} />}
      {total === 0 ? (
        <Empty page={page} />
      ) : (
        <>
          <div className={styles.head}>
            <p role="status">
              <strong>
                {groupedText(total)} {total === 1 ? 'home' : 'homes'}
              </strong>{' '}
              {total > homes.length && page.showing}
            </p>
            {hasCompare && (
              <form id={COMPARE_FORM_ID} action="/compare" className={styles.compare}>
                <button type="submit" className="button">
                  Compare the checked homes
                </button>
              </form>
            )}
            <SortForm page={page} />
          </div>
          <ul className={styles.list} aria-busy={isBusy}>
            {homes.map((home) => (
              <KeptRow
                key={home.mlsNumber}
                home={home}
                facts={facts}
                personId={page.personId}
                compareForm={hasCompare ? COMPARE_FORM_ID : null}
              />
            ))}
          </ul>
          <Pages page={page} />
        </>
      )}
    </>
  );
}

function SortForm({ page }: { page: KeptListPage }) {
  return (
    <Form action={page.facts.path} className={styles.sort} preventScrollReset>
      <label>
        Sort
        <select
          key={page.sort}
          name="sort"
          defaultValue={page.sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {keptSorts.map((sort) => (
            <option key={sort} value={sort}>
              {keptSortLabels[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="button">
          Apply
        </button>
      </noscript>
    </Form>
  );
}

function Removed({
  page,
  removed,
}: {
  page: KeptListPage;
  removed: NonNullable<KeptListPage['removed']>;
}) {
  return (
    <Form method="post" className={styles.removed} preventScrollReset>
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="list" value={page.facts.list} />
      <input type="hidden" name="home" value={removed.mlsNumber} />
      <p role="status">{removed.name} was taken off this list.</p>
      <button type="submit" className="button">
        Undo
      </button>
    </Form>
  );
}

function Empty({ page }: { page: KeptListPage }) {
  const { title, sentence } = page.facts.empty;
  return (
    <section className={styles.empty}>
      <h2>{title}</h2>
      <p>{sentence}</p>
      <p>
        <Link to={SEARCH_PATH} className="button" data-look="primary">
          Search homes
        </Link>
      </p>
    </section>
  );
}

function Pages({ page: { hrefs, showing } }: { page: KeptListPage }) {
  if (!hrefs.previous && !hrefs.next) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {hrefs.previous && (
        <Link to={hrefs.previous} className="button" rel="prev">
          Previous
        </Link>
      )}
      <span>{showing}</span>
      {hrefs.next && (
        <Link to={hrefs.next} className="button" rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
