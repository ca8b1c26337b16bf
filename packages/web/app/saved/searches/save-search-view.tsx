import {
  alertFrequencies,
  alertFrequencyLabels,
  alertNews,
  alertNewsLabels,
  SEARCH_NAME_MAX,
} from '@homestead/contract/saved';
import { Form, Link, useNavigation } from 'react-router';
import { usePerson } from '#accounts';
import {
  type FormAnswer,
  FormMessages,
  formStyles,
  KeptDraft,
  SubmitButton,
  TextField,
} from '#forms';
import { localHref, rich } from '#platform';
import { savedSearchMessages } from '../messages/searches.ts';
import type { SaveSearchPage } from './load-saved-searches.ts';
import { SAVE_SEARCH_PATH, SAVED_LISTS_PATH } from './saved-search.ts';
import styles from './saved-searches.module.css';

interface SaveSearchViewProps {
  page: SaveSearchPage;
  answer: FormAnswer | undefined;
}

/** The form for a search's name, how often it sends emails, and about what. */
export function SaveSearchView({ page, answer }: SaveSearchViewProps) {
  const { state, formAction, location } = useNavigation();
  const isPending = state !== 'idle';
  const owner = usePerson()?.id ?? '';
  const typed = answer?.values;
  return (
    <div className={styles.save}>
      <section className="grid gap-3" aria-labelledby="what">
        <h2 className="text-22" id="what">
          {savedSearchMessages.criteria()}
        </h2>
        <Conditions conditions={page.conditions} />
        <p>
          {page.saved ? (
            rich(
              savedSearchMessages.seeAndChange({
                link: (text) => <Link to={page.searchHref}>{text}</Link>,
              }),
            )
          ) : (
            <Link to={page.searchHref}>{savedSearchMessages.seeHomes()}</Link>
          )}
        </p>
      </section>
      <FormMessages answer={answer} />
      <Form method="post" className={formStyles.form} noValidate>
        <KeptDraft
          name={`search ${page.saved?.id ?? page.search}`}
          owner={owner}
          // Once it is saved, another page is on its way.
          sent={formAction !== undefined && location?.pathname !== localHref(SAVE_SEARCH_PATH)}
        />
        <input type="hidden" name="key" value={page.formKey} />
        <input type="hidden" name="search" value={page.search} />
        {page.saved && (
          <>
            <input type="hidden" name="sid" value={page.saved.id} />
            <input type="hidden" name="version" value={page.saved.version} />
          </>
        )}
        <TextField
          name="name"
          label={savedSearchMessages.name()}
          maxLength={SEARCH_NAME_MAX}
          autoComplete="off"
          defaultValue={typed?.name ?? page.name}
          problem={answer?.fields.name}
        />
        {page.others.length > 0 && (
          <label className={styles.choice}>
            <span>{savedSearchMessages.saveAs()}</span>
            <select name="replaces" defaultValue={typed?.replaces ?? ''}>
              <option value="">{savedSearchMessages.asNew()}</option>
              {page.others.map(({ id, name, version }) => (
                <option key={id} value={`${id}:${version}`}>
                  {savedSearchMessages.inPlaceOf({ name })}
                </option>
              ))}
            </select>
          </label>
        )}
        <fieldset className={styles.options}>
          <legend className="semibold">{savedSearchMessages.emailFrequency()}</legend>
          {alertFrequencies.map((frequency) => (
            <label className="row gap-2 tap-height" key={frequency}>
              <input
                type="radio"
                className="tick"
                name="frequency"
                value={frequency}
                defaultChecked={(typed?.frequency ?? page.frequency) === frequency}
              />
              {alertFrequencyLabels[frequency]}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.options}>
          <legend className="semibold">{savedSearchMessages.emailAbout()}</legend>
          {alertNews.map((kind) => (
            <label className="row gap-2 tap-height" key={kind}>
              <input
                type="checkbox"
                className="tick"
                name={kind}
                defaultChecked={typed ? typed[kind] === 'on' : page.wants.includes(kind)}
              />
              {alertNewsLabels[kind]}
            </label>
          ))}
        </fieldset>
        <p className="fine-print">{savedSearchMessages.emailHint()}</p>
        <SubmitButton isPending={isPending}>
          {page.saved ? savedSearchMessages.saveChanges() : savedSearchMessages.save()}
        </SubmitButton>
        <p>
          <Link to={SAVED_LISTS_PATH}>{savedSearchMessages.yourSearches()}</Link>
        </p>
      </Form>
    </div>
  );
}

/** A chip for each condition. A search without conditions finds every home. */
export function Conditions({ conditions }: { conditions: readonly string[] }) {
  if (conditions.length === 0)
    return <p className="fine-print">{savedSearchMessages.allHomes()}</p>;
  return (
    <ul className={styles.conditions}>
      {conditions.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  );
}
