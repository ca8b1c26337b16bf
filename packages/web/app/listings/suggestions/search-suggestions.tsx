import { type listingEndpoints, listingPaths } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi, callApi, groupedText } from '#platform';
import { readWireFilter } from './ask-listings.ts';
import { listingHref } from './listing-address.ts';
import type { Search } from './search.ts';
import { filterHref } from './search-address.ts';
import styles from './search-box.module.css';
import { placeFields } from './search-fields.ts';

type Suggestion = AnswerOf<(typeof listingEndpoints)['suggestPlaces']>['value'][number];

const groupLabels: Record<Suggestion['kind'], string> = {
  city: 'Cities',
  zip: 'ZIP codes',
  subdivision: 'Neighborhoods',
  school: 'Schools',
  address: 'Homes',
  mls: 'MLS numbers',
};
const WAIT_MS = 140;
const LIMIT = 12;

interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  search: Search;
}

/**
 * The list under the search field, as a combobox (WAI-ARIA): arrows choose, Enter goes there,
 * Escape closes. What was typed stays when the service does not answer.
 */
export default function Suggestions({ input, search }: SuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const [offered, setOffered] = useState<Suggestion[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [typed, setTyped] = useState('');

  const go = useEffectEvent((suggestion: Suggestion) => {
    setOpen(false);
    if (input.current) input.current.value = suggestion.label;
    navigate(hrefOf(suggestion, search));
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && offered.length > 0) {
      event.preventDefault();
      setOpen(true);
      const places = offered.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && isOpen && offered[active]) {
      event.preventDefault();
      go(offered[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  });

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const onInput = () => setTyped(field.value.trim());
    const onBlur = () => setOpen(false);
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    field.addEventListener('input', onInput);
    field.addEventListener('blur', onBlur);
    field.addEventListener('keydown', onKey);
    onInput();
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('blur', onBlur);
      field.removeEventListener('keydown', onKey);
    };
  }, [input]);

  useEffect(() => {
    const field = input.current;
    if (!field || typed.length < 2 || typed === field.defaultValue) {
      setOffered([]);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await askForSuggestions(typed, abort.signal);
        setOffered(found);
        setActive(-1);
        setOpen(document.activeElement === field);
      } catch {
        if (!abort.signal.aborted) setOffered([]);
      }
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed, input]);

  const isShown = isOpen && offered.length > 0;
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const attributes: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? id : null,
      'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
    if (active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [input, isShown, active, id]);

  const groups = Map.groupBy(offered.entries(), ([, suggestion]) => suggestion.kind);
  return (
    <>
      <p className="unseen" role="status">
        {isShown ? `${offered.length} suggestions, use the arrow keys` : ''}
      </p>
      {isShown && (
        <div id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
          {[...groups].map(([kind, entries]) => (
            // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <div id={`${id}-${kind}`} className={styles.group} role="presentation">
                {groupLabels[kind]}
              </div>
              {entries.map(([index, suggestion]) => (
                // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field
                <div
                  key={suggestion.label}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className={styles.option}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => go(suggestion)}
                >
                  <span>{suggestion.label}</span>
                  {suggestion.count !== null && (
                    <span className={styles.count}>{groupedText(suggestion.count)} homes</span>
                  )}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

async function askForSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await callApi<(typeof listingEndpoints)['suggestPlaces']>(browserApi, {
    method: 'GET',
    path: listingPaths.suggest,
    query: { q: text.slice(0, 120), limit: LIMIT },
    signal,
  });
  const order = Object.keys(groupLabels);
  return answer.value.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** A home's page, or the search with this place instead of the one before. */
function hrefOf(suggestion: Suggestion, search: Search): string {
  if (suggestion.listingid) return listingHref(suggestion.listingid);
  const filter = { ...search.filter };
  for (const name of placeFields) delete filter[name];
  return filterHref({ ...filter, ...readWireFilter(suggestion.filter) }, search.sort);
}
