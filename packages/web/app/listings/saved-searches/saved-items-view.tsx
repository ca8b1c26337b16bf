import { alertNewsLabels } from '@homestead/contract/listings';
import { Link } from 'react-router';
import { dayText, groupedText } from '#platform';
import { DroppedNote } from '../dropped-note.tsx';
import { ListingCard } from '../listing-card.tsx';
import gridStyles from '../listing-grid.module.css';
import { ListingGrid } from '../listing-grid.tsx';
import type { SavedItemsPage } from './load-saved-searches.ts';
import { Wishes } from './save-search-view.tsx';
import { editSearchHref, SAVED_LISTS_PATH } from './saved-search.ts';
import styles from './saved-searches.module.css';

const SIZES = '(min-width: 1100px) 330px, (min-width: 620px) 47vw, 82vw';

/** What one saved search finds, the homes with news first. */
export function SavedItemsView({ page }: { page: SavedItemsPage }) {
  const { saved, news, cards, total } = page;
  return (
    <>
      <div className={styles.head}>
        <Wishes wishes={saved.wishes} />
        <p className={styles.actions}>
          <Link to={saved.searchHref} className="button">
            Open as a search
          </Link>
          <Link to={editSearchHref(saved.id)} className="button">
            Edit
          </Link>
          <Link to={SAVED_LISTS_PATH}>All saved searches</Link>
        </p>
      </div>
      <DroppedNote dropped={page.dropped} />
      {news.length > 0 && (
        <section className={styles.news} aria-labelledby="news">
          <h2 id="news">New since you last looked</h2>
          <ul className={gridStyles.grid}>
            {news.map(({ card, news: list }, index) => (
              <li key={card.mlsNumber}>
                <p className={styles.said}>
                  {list
                    .map(({ kind, at }) => `${alertNewsLabels[kind]}, ${dayText(at)}`)
                    .join(' · ')}
                </p>
                <ListingCard card={card} sizes={SIZES} level="h3" isFirst={index === 0} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="all">
        <h2 id="all">
          {total === 0
            ? 'No homes match it now'
            : `${groupedText(total)} ${total === 1 ? 'home matches' : 'homes match'} it now`}
        </h2>
        {total === 0 ? (
          <p className={styles.quiet}>
            {saved.frequency === 'off'
              ? 'You will see them here when there are some.'
              : 'We mail you when there are some.'}
          </p>
        ) : (
          <div className={styles.all}>
            {news.length > 0 && <p className={styles.quiet}>Those above are not repeated.</p>}
            <ListingGrid cards={cards} />
          </div>
        )}
        <Pages page={page} />
      </section>
    </>
  );
}

function Pages({ page: { hrefs, showing } }: { page: SavedItemsPage }) {
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
