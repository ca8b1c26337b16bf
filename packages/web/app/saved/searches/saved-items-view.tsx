import { alertNewsLabels } from '@homestead/contract/saved';
import { Link } from 'react-router';
import { DroppedNote, ListingGrid } from '#listings';
import { dayText } from '#platform';
import { HomeReactions } from '../homes/home-reactions.tsx';
import { savedSearchMessages } from '../messages/searches.ts';
import type { SavedItemsPage } from './load-saved-searches.ts';
import { Conditions } from './save-search-view.tsx';
import { editSearchHref, SAVED_LISTS_PATH } from './saved-search.ts';
import styles from './saved-searches.module.css';

/** What one saved search finds, the homes with news first. */
export function SavedItemsView({ page }: { page: SavedItemsPage }) {
  const { saved, news, cards, total } = page;
  return (
    <HomeReactions value={page.reactions}>
      <div className={styles.head}>
        <Conditions conditions={saved.conditions} />
        <p className="row wrap gap-3">
          <Link to={saved.searchHref} className="button">
            {savedSearchMessages.openInSearch()}
          </Link>
          <Link to={editSearchHref(saved.id)} className="button">
            {savedSearchMessages.edit()}
          </Link>
          <Link to={SAVED_LISTS_PATH}>{savedSearchMessages.allSearches()}</Link>
        </p>
      </div>
      <DroppedNote dropped={page.dropped} />
      {news.length > 0 && (
        <section className={styles.news} aria-labelledby="news">
          <h2 className="text-22" id="news">
            {savedSearchMessages.newSinceLastVisit()}
          </h2>
          <ListingGrid
            cards={news.map(({ card }) => card)}
            level="h3"
            noteOf={(mlsNumber) => <p className={styles.said}>{newsText(page, mlsNumber)}</p>}
          />
        </section>
      )}
      <section aria-labelledby="all">
        <h2 className="text-22" id="all">
          {savedSearchMessages.matches({ count: total })}
        </h2>
        {total === 0 ? (
          <p className="fine-print">
            {saved.frequency === 'off'
              ? savedSearchMessages.noMatchesHint()
              : savedSearchMessages.noMatchesEmailHint()}
          </p>
        ) : (
          <div className="above-4">
            <ListingGrid cards={cards} />
          </div>
        )}
        <Pages page={page} />
      </section>
    </HomeReactions>
  );
}

function newsText({ news }: SavedItemsPage, mlsNumber: string): string {
  const home = news.find(({ card }) => card.mlsNumber === mlsNumber);
  return (home?.news ?? [])
    .map(({ kind, at }) =>
      savedSearchMessages.news({ news: alertNewsLabels[kind], day: dayText(at) }),
    )
    .join(' · ');
}

function Pages({ page: { hrefs, showing } }: { page: SavedItemsPage }) {
  if (!hrefs.previous && !hrefs.next) return null;
  return (
    <nav className="row gap-4 above-8 in-middle" aria-label={savedSearchMessages.pages()}>
      {hrefs.previous && (
        <Link to={hrefs.previous} className="button" rel="prev">
          {savedSearchMessages.previous()}
        </Link>
      )}
      <span>{showing}</span>
      {hrefs.next && (
        <Link to={hrefs.next} className="button" rel="next">
          {savedSearchMessages.next()}
        </Link>
      )}
    </nav>
  );
}
