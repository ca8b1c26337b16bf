import { alertFrequencies, alertFrequencyLabels } from '@homestead/contract/listings';
import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { type FormAnswer, FormDone, FormMessages } from '#accounts';
import { dateText, groupedText } from '#platform';
import { SEARCH_PATH } from '../listing-address.ts';
import type { SavedListsPage } from './load-saved-searches.ts';
import { Wishes } from './save-search-view.tsx';
import { editSearchHref, type SavedSearch, savedItemsHref } from './saved-search.ts';
import styles from './saved-searches.module.css';

interface SavedListsViewProps {
  page: SavedListsPage;
  answer: FormAnswer | undefined;
}

/** The person's saved searches, with how often each tells, and what is new in it. */
export function SavedListsView({ page, answer }: SavedListsViewProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <FormDone answer={answer} />
      <FormMessages answer={answer} />
      {page.deleted && (
        <Form method="post" className={styles.deleted}>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="sid" value={page.deleted} />
          <p role="status">The search is deleted.</p>
          <button type="submit" className="button">
            Undo
          </button>
        </Form>
      )}
      {page.searches.length === 0 ? (
        <section className={styles.empty}>
          <h2>No saved searches yet</h2>
          <p>
            Search for the homes you look for, then press “Save search”: we keep it, count what is
            new, and mail you when you want.
          </p>
          <p>
            <Link to={SEARCH_PATH} className="button" data-look="primary">
              Search homes
            </Link>
          </p>
        </section>
      ) : (
        <ul className={styles.list} aria-busy={isBusy}>
          {page.searches.map((search) => (
            <SavedSearchRow key={search.id} search={search} />
          ))}
        </ul>
      )}
    </>
  );
}

function SavedSearchRow({ search }: { search: SavedSearch }) {
  const { id, name, newCount } = search;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h2>
          <Link to={savedItemsHref(id)}>{name}</Link>
          {newCount > 0 && <span className={styles.badge}>{groupedText(newCount)} new</span>}
        </h2>
        <Wishes wishes={search.wishes} />
        <p className={styles.quiet}>Saved {dateText(search.savedAt.slice(0, 10))}</p>
      </div>
      <div className={styles.actions}>
        <FrequencyForm key={search.version} search={search} />
        <Link to={editSearchHref(id)} className="button" aria-label={`Edit ${name}`}>
          Edit
        </Link>
        <Form method="post">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="sid" value={id} />
          <button type="submit" className="button" aria-label={`Delete ${name}`}>
            Delete
          </button>
        </Form>
      </div>
    </li>
  );
}

/** How often mails about a search come; saved as soon as it is chosen. */
function FrequencyForm({ search }: { search: SavedSearch }) {
  const { id, name, version, frequency: saved } = search;
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // Somebody may have chosen before the script was there.
    const select = field.current;
    if (select && select.value !== saved) select.form?.requestSubmit();
  }, [saved]);
  return (
    <Form method="post" className={styles.frequency}>
      <input type="hidden" name="intent" value="frequency" />
      <input type="hidden" name="sid" value={id} />
      <input type="hidden" name="version" value={version} />
      <label>
        <span>Mails</span>
        <select
          ref={field}
          name="frequency"
          defaultValue={saved}
          // Browsers bring back what stood here when they load a page anew, which nobody chose.
          autoComplete="off"
          aria-label={`Mails about ${name}`}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {alertFrequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {alertFrequencyLabels[frequency]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="button">
          Change
        </button>
      </noscript>
    </Form>
  );
}
