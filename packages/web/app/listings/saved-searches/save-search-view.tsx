import {
  alertFrequencies,
  alertFrequencyLabels,
  alertNews,
  alertNewsLabels,
  SEARCH_NAME_MOST,
} from '@homestead/contract/listings';
import { Form, Link, useNavigation } from 'react-router';
import { type FormAnswer, FormMessages, formStyles, SubmitButton, TextField } from '#accounts';
import type { SaveSearchPage } from './load-saved-searches.ts';
import { SAVED_LISTS_PATH } from './saved-search.ts';
import styles from './saved-searches.module.css';

interface SaveSearchViewProps {
  page: SaveSearchPage;
  answer: FormAnswer | undefined;
}

/** Names a search and says how often it tells of what. */
export function SaveSearchView({ page, answer }: SaveSearchViewProps) {
  const isPending = useNavigation().state !== 'idle';
  const typed = answer?.values;
  return (
    <div className={styles.save}>
      <section className={styles.what} aria-labelledby="what">
        <h2 id="what">What it looks for</h2>
        <Wishes wishes={page.wishes} />
        <p>
          <Link to={page.searchHref}>See these homes</Link>
          {page.saved && ', change the filters there and save it again in its place.'}
        </p>
      </section>
      <FormMessages answer={answer} />
      <Form method="post" className={formStyles.form} noValidate>
        <input type="hidden" name="search" value={page.search} />
        {page.saved && (
          <>
            <input type="hidden" name="sid" value={page.saved.id} />
            <input type="hidden" name="version" value={page.saved.version} />
          </>
        )}
        <TextField
          name="filter_name"
          label="Name"
          maxLength={SEARCH_NAME_MOST}
          autoComplete="off"
          defaultValue={typed?.filter_name ?? page.name}
          problem={answer?.fields.filter_name}
        />
        {page.others.length > 0 && (
          <label className={styles.choice}>
            <span>Save it</span>
            <select name="replaces" defaultValue={typed?.replaces ?? ''}>
              <option value="">as a new search</option>
              {page.others.map(({ id, name, version }) => (
                <option key={id} value={`${id}:${version}`}>
                  in place of “{name}”
                </option>
              ))}
            </select>
          </label>
        )}
        <fieldset className={styles.options}>
          <legend>Mail me what it finds</legend>
          {alertFrequencies.map((frequency) => (
            <label key={frequency}>
              <input
                type="radio"
                name="frequency"
                value={frequency}
                defaultChecked={(typed?.frequency ?? page.frequency) === frequency}
              />
              {alertFrequencyLabels[frequency]}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.options}>
          <legend>About</legend>
          {alertNews.map((kind) => (
            <label key={kind}>
              <input
                type="checkbox"
                name={kind}
                defaultChecked={typed ? typed[kind] === 'on' : page.wants.includes(kind)}
              />
              {alertNewsLabels[kind]}
            </label>
          ))}
        </fieldset>
        <p className={styles.quiet}>
          Mails go out between 8 in the morning and 9 in the evening, one for all your searches.
          Every mail has a link that stops them.
        </p>
        <SubmitButton isPending={isPending}>
          {page.saved ? 'Save the changes' : 'Save this search'}
        </SubmitButton>
        <p>
          <Link to={SAVED_LISTS_PATH}>Your saved searches</Link>
        </p>
      </Form>
    </div>
  );
}

/** Each wish as a chip; a search without any finds every home. */
export function Wishes({ wishes }: { wishes: readonly string[] }) {
  if (wishes.length === 0) return <p className={styles.quiet}>Every home for sale.</p>;
  return (
    <ul className={styles.wishes}>
      {wishes.map((wish) => (
        <li key={wish}>{wish}</li>
      ))}
    </ul>
  );
}
