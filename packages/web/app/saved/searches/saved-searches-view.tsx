import { alertFrequencies, alertFrequencyLabels } from '@homestead/contract/saved';
import { Form, Link, useNavigation } from 'react-router';
import { EmptyState, SubmittingSelect } from '#design';
import { type FormAnswer, FormDone, FormMessages } from '#forms';
import { SEARCH_PATH } from '#listings';
import { dateText } from '#platform';
import { savedSearchMessages } from '../messages/searches.ts';
import type { SavedSearchesPage } from './load-saved-searches.ts';
import { Conditions } from './save-search-view.tsx';
import { editSearchHref, type SavedSearch, savedItemsHref } from './saved-search.ts';
import styles from './saved-searches.module.css';

interface SavedSearchesViewProps {
  page: SavedSearchesPage;
  answer: FormAnswer | undefined;
}

/** The person's saved searches, each with its email frequency and the number of new matches. */
export function SavedSearchesView({ page, answer }: SavedSearchesViewProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <FormDone answer={answer} />
      <FormMessages answer={answer} />
      {page.deleted && (
        <Form method="post" className={styles.deleted}>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="sid" value={page.deleted} />
          <p role="status">{savedSearchMessages.deleted()}</p>
          <button type="submit" className="button">
            {savedSearchMessages.undo()}
          </button>
        </Form>
      )}
      {page.searches.length === 0 ? (
        <EmptyState
          title={savedSearchMessages.noSearches()}
          hint={savedSearchMessages.noSearchesHint()}
        >
          <Link to={SEARCH_PATH} className="button" data-look="primary">
            {savedSearchMessages.searchHomes()}
          </Link>
        </EmptyState>
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
        <h2 className="text-22">
          <Link to={savedItemsHref(id)}>{name}</Link>
          {newCount > 0 && (
            <span className={styles.badge}>
              {savedSearchMessages.newMatches({ count: newCount })}
            </span>
          )}
        </h2>
        <Conditions conditions={search.conditions} />
        <p className="fine-print">
          {savedSearchMessages.savedOn({ day: dateText(search.savedAt.slice(0, 10)) })}
        </p>
      </div>
      <div className="row wrap gap-3">
        <FrequencyForm key={search.version} search={search} />
        <Link
          to={editSearchHref(id)}
          className="button"
          aria-label={savedSearchMessages.editSearch({ name })}
        >
          {savedSearchMessages.edit()}
        </Link>
        <Form method="post">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="sid" value={id} />
          <button
            type="submit"
            className="button"
            aria-label={savedSearchMessages.deleteSearch({ name })}
          >
            {savedSearchMessages.delete()}
          </button>
        </Form>
      </div>
    </li>
  );
}

/** How often emails about a search are sent; saved as soon as it is chosen. */
function FrequencyForm({ search }: { search: SavedSearch }) {
  const { id, name, version, frequency: saved } = search;
  return (
    <Form method="post" className={styles.frequency}>
      <input type="hidden" name="intent" value="frequency" />
      <input type="hidden" name="sid" value={id} />
      <input type="hidden" name="version" value={version} />
      <SubmittingSelect
        label={<span>{savedSearchMessages.emails()}</span>}
        name="frequency"
        defaultValue={saved}
        aria-label={savedSearchMessages.emailsAbout({ name })}
      >
        {alertFrequencies.map((frequency) => (
          <option key={frequency} value={frequency}>
            {alertFrequencyLabels[frequency]}
          </option>
        ))}
      </SubmittingSelect>
      <noscript>
        <button type="submit" className="button">
          {savedSearchMessages.update()}
        </button>
      </noscript>
    </Form>
  );
}
