import { savedSortLabels, savedSorts } from '@homestead/contract/saved';
import { Form, Link, useNavigation } from 'react-router';
import { EmptyState, SubmittingSelect } from '#design';
import { SEARCH_PATH } from '#listings';
import { savedHomeMessages } from '../messages/homes.ts';
import type { SavedHomesPage } from './load-saved-homes.ts';
import { SavedHomeRow } from './saved-home-row.tsx';
import styles from './saved-homes-view.module.css';
import { savedLists } from './saved-lists.ts';

const COMPARE_FORM_ID = 'compare';
const FEWEST_TO_COMPARE = 2;

/** The person's favorites, dislikes or recently viewed homes, with tabs for the three lists. */
export function SavedHomesView({ page }: { page: SavedHomesPage }) {
  const { facts, homes, total } = page;
  const isBusy = useNavigation().state !== 'idle';
  const hasCompare = homes.filter(({ card }) => card).length >= FEWEST_TO_COMPARE;
  return (
    <>
      <nav className="tabs no-print above-4" aria-label={savedHomeMessages.lists()}>
        {savedLists().map(({ list, title, path }) => (
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
            <p className="grow" role="status">
              <strong>{savedHomeMessages.homes({ count: total })}</strong>{' '}
              {total > homes.length && showing(page)}
            </p>
            {hasCompare && (
              <form id={COMPARE_FORM_ID} action="/compare" className="no-print">
                <button type="submit" className="button">
                  {savedHomeMessages.compareSelected()}
                </button>
              </form>
            )}
            <SortForm page={page} />
          </div>
          <ul className={styles.list} aria-busy={isBusy}>
            {homes.map((home) => (
              <SavedHomeRow
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

function SortForm({ page }: { page: SavedHomesPage }) {
  return (
    <Form action={page.facts.path} className={styles.sort} preventScrollReset>
      <SubmittingSelect label={savedHomeMessages.sort()} name="sort" defaultValue={page.sort}>
        {savedSorts.map((sort) => (
          <option key={sort} value={sort}>
            {savedSortLabels[sort]}
          </option>
        ))}
      </SubmittingSelect>
      <noscript>
        <button type="submit" className="button">
          {savedHomeMessages.apply()}
        </button>
      </noscript>
    </Form>
  );
}

function Removed({
  page,
  removed,
}: {
  page: SavedHomesPage;
  removed: NonNullable<SavedHomesPage['removed']>;
}) {
  return (
    <Form method="post" className={styles.removed} preventScrollReset>
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="list" value={page.facts.list} />
      <input type="hidden" name="home" value={removed.mlsNumber} />
      <p role="status">{savedHomeMessages.removed({ home: removed.name })}</p>
      <button type="submit" className="button">
        {savedHomeMessages.undo()}
      </button>
    </Form>
  );
}

function Empty({ page }: { page: SavedHomesPage }) {
  return (
    <EmptyState {...page.facts.empty}>
      <Link to={SEARCH_PATH} className="button" data-look="primary">
        {savedHomeMessages.searchHomes()}
      </Link>
    </EmptyState>
  );
}

function showing({ first, homes }: SavedHomesPage): string {
  return savedHomeMessages.showing({ from: first, to: first + homes.length - 1 });
}

function Pages({ page }: { page: SavedHomesPage }) {
  const { hrefs } = page;
  if (!hrefs.previous && !hrefs.next) return null;
  return (
    <nav className="no-print row gap-4 above-8 in-middle" aria-label={savedHomeMessages.pages()}>
      {hrefs.previous && (
        <Link to={hrefs.previous} className="button" rel="prev">
          {savedHomeMessages.previous()}
        </Link>
      )}
      <span>{showing(page)}</span>
      {hrefs.next && (
        <Link to={hrefs.next} className="button" rel="next">
          {savedHomeMessages.next()}
        </Link>
      )}
    </nav>
  );
}
